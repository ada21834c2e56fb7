import { queueText } from '@atlas/domain/jobs';
import { routePath } from '@atlas/domain/navigation';
import { datedEventName } from '@atlas/domain/events';
import { isoDay } from '@atlas/domain/time';
import { fullName } from '@atlas/domain/users';
import type { App } from '../../app.ts';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { defineRecord } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { findHoldersOf } from '../access/repo.ts';
import { courseLoader } from '../courses/repo.ts';
import { loadTimes } from '../events/commands.ts';
import { eventLoader } from '../events/repo.ts';
import { notify } from '../notifications/commands.ts';
import { redirectRuleLoader } from '../redirects/repo.ts';
import { resourceLoader } from '../resources/repo.ts';
import { moveUpLoader } from '../stages/moveUpRepo.ts';
import { userLoader } from '../users/repo.ts';
import { type BulkJobRow, insertFailedJob, markRanAgain } from './repo.ts';
import { failedJobs } from './tables.ts';

/** Maximum length of a problem in a notification; the logs for staff contain all of it. */
const MAX_CHARACTERS = 300;

/**
 * Saves the job behind a dead letter as failed, once however often it is called. Notifies people
 * who can run it again, at most once a day per queue.
 */
export async function keepFailedJob(app: App, letterId: string): Promise<void> {
  const letter = await app.queues.findDeadLetter(letterId);
  if (letter === null) return;
  const { jobId: job, queue, tries, problem } = letter;
  await app.database.transaction(async (tx) => {
    if (!(await insertFailedJob(tx, letter))) return;
    app.log.error({ job, queue, tries }, 'a job failed as often as it may');
    await notify({ app }, tx, await findHoldersOf(tx, ['infoLogsReport', 'defaultSettings']), 'staff-task', {
      key: `failed job ${queue} ${isoDay(app.clock.now())}`,
      title: 'Work in the background failed',
      body: `${queueText(queue)}: ${problem}`.slice(0, MAX_CHARACTERS),
      path: routePath('infoLogsReport', { tab: 'jobs', state: 'failed' }),
    });
  });
}

const FAILED_JOB = defineRecord('failed job', failedJobs);

/**
 * Sends a failed job to its queue again, once.
 *
 * @throws CONFLICT when that was done before, or when this version has no such queue or expects
 * other data
 */
export const runJobAgain = (ctx: Context, id: number): Promise<void> =>
  change(ctx, FAILED_JOB, id, 'runJobAgain', async ({ tx, at, before: { queue: name, data, ranAgainAt } }) => {
    if (ranAgainAt !== null) throw new UserError('CONFLICT', 'This job has already been run again.');
    const { queues } = ctx.app;
    const queue = queues.all.find((known) => known.queue === name);
    if (queue === undefined) throw new UserError('CONFLICT', 'This kind of job no longer exists, so it cannot be run again.');
    if (!queue.data.safeParse(data).success)
      throw new UserError('CONFLICT', 'This job is from an older version of Atlas, so it cannot be run again.');
    await queues.enqueue(tx, queue, data);
    await markRanAgain(tx, id, { at, by: ctx.actor.userId });
  });

/** Returns the name of a record of a bulk operation, of an event with its date; null for one that no longer exists. */
export async function nameOfRow(ctx: Context, { subjectType, subjectId }: BulkJobRow): Promise<string | null> {
  if (subjectType === 'course') return (await ctx.loader(courseLoader).load(subjectId))?.name ?? null;
  if (subjectType === 'resource') return (await ctx.loader(resourceLoader).load(subjectId))?.name ?? null;
  if (subjectType === 'redirect rule') return (await ctx.loader(redirectRuleLoader).load(subjectId))?.fromPath ?? null;
  if (subjectType === 'event') {
    const event = await ctx.loader(eventLoader).load(subjectId);
    return event && datedEventName(event.name, await loadTimes(ctx, event), ctx.source.now);
  }
  const userId = subjectType === 'move-up' ? (await ctx.loader(moveUpLoader).load(subjectId))?.userId : subjectId;
  const isOfPerson = (subjectType === 'user' || subjectType === 'move-up') && userId !== undefined;
  const user = isOfPerson ? await ctx.loader(userLoader).load(userId) : null;
  return user && fullName(user);
}
