import { type FirstStep, firstSteps } from '@atlas/domain/home';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { ofCaller, type Subject } from '../../commands/subject.ts';
import { myCoursesLoader } from '../courses/repo.ts';
import { groupMemberLoader } from '../groups/repo.ts';
import { openStageOf } from '../stages/progressRepo.ts';
import { subscriptionsOfUser } from '../subscriptions/repo.ts';
import { userLoader } from '../users/repo.ts';
import { dismissFirstStepsOf, lockFirstSteps } from './repo.ts';

/** The first steps of the viewer; null for people who are not newcomers. */
export async function firstStepsOf(ctx: Context): Promise<FirstStep[] | null> {
  const { userId } = ctx.signedIn().session;
  const [user, subscriptions, courses, stage, group] = await Promise.all([
    ctx.loader(userLoader).load(userId),
    ctx.loader(subscriptionsOfUser).load(userId),
    ctx.loader(myCoursesLoader).load(userId),
    ctx.loader(openStageOf).load(userId),
    ctx.loader(groupMemberLoader).load(userId),
  ]);
  const starts = subscriptions.map(({ startsAt }) => startsAt.getTime());
  return firstSteps(
    {
      memberSince: starts.length === 0 ? null : new Date(Math.min(...starts)),
      dismissedAt: user?.firstStepsDismissedAt ?? null,
      hasContactDetails: Boolean(user?.mobileNumber) && Boolean(user?.facebookProfile),
      finishedLessons: courses.reduce((sum, { finishedLessons }) => sum + finishedLessons, 0),
      hasStage: stage !== null,
      hasGroup: group !== null,
    },
    ctx.source.now,
  );
}

const DISMISSAL: Subject<{ firstStepsDismissedAt: Date | null }> = {
  name: 'user',
  scope: ofCaller('user', (_row, userId) => userId),
  read: lockFirstSteps,
};

/** Closes the caller's list of first steps for good. Repeating it changes nothing. */
export async function dismissFirstSteps(ctx: Context): Promise<{ userId: number }> {
  const { userId } = ctx.signedIn().session;
  await change(ctx, DISMISSAL, userId, 'dismissFirstSteps', async ({ tx, at, before }) => {
    if (before.firstStepsDismissedAt === null) await dismissFirstStepsOf(tx, userId, at);
  });
  return { userId };
}
