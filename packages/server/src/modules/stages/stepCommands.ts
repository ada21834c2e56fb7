import { finishTaskForm, NO_STAGE_TO_LEAVE, progressIn, TASK_GONE, whyNotAsk, whyNotFinish, type MoveUpState } from '@atlas/domain/journey';
import { routePath } from '@atlas/domain/navigation';
import { fullName } from '@atlas/domain/users';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm } from '../../commands/parseForm.ts';
import { ofCaller, type Subject } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { declareAudited } from '../../db/personalData.ts';
import { notify } from '../notifications/commands.ts';
import { userLoader } from '../users/repo.ts';
import { addMoveUp, findLatestMoveUp } from './moveUpRepo.ts';
import { addFinishedTask, findFinishedIds, findFinishedTask, holdOpenStage } from './progressRepo.ts';
import { findStageName, findStagePeople } from './repo.ts';
import { findTask, findTasks } from './taskRepo.ts';

declareAudited('task', { personal: ['evidence'] });

/** A person's tasks in their current stage as an audited record; its id is the task's id. */
const finishedBy = (userId: number): Subject<{ userId: number; finishedAt: Date | null; evidence: string | null }> => ({
  name: 'task',
  scope: ofCaller('task', () => userId),
  read: async (tx, taskId) => {
    const open = await holdOpenStage(tx, userId);
    const task = await findTask(tx, taskId);
    const problem = whyNotFinish(task, open?.stageId ?? null);
    if (problem !== null) throw new UserError(problem === TASK_GONE ? 'NOT_FOUND' : 'CONFLICT', problem);
    const finished = await findFinishedTask(tx, { userId, taskId });
    return { userId, finishedAt: finished?.finishedAt ?? null, evidence: finished?.evidence ?? null };
  },
});

/**
 * Finishes a task of the caller's current stage, with their evidence. Its points count once, even
 * when it was reopened in the meantime. Repeated calls change nothing.
 *
 * @throws NOT_FOUND for a task that is archived or unknown
 * @throws CONFLICT for a task of another stage
 */
export async function finishTask(ctx: Context, taskId: number, evidence: string | null | undefined): Promise<void> {
  const { userId } = ctx.signedIn().session;
  const values = parseForm(finishTaskForm, { evidence });
  await change(ctx, finishedBy(userId), taskId, 'finishTask', async ({ tx, at, before }) => {
    const task = await findTask(tx, taskId);
    if (before.finishedAt !== null || task === null) return;
    await addFinishedTask(tx, task, { userId, evidence: values.evidence, at });
  });
}

/**
 * The latest request of a person to move up from their current stage; the record's id is the
 * person's id.
 */
const ASKING: Subject<{ stageId: number | null; moveUpId: number | null; state: MoveUpState | null }> = {
  name: 'user',
  scope: ofCaller('user', (_row, userId) => userId),
  read: async (tx, userId) => {
    const open = await holdOpenStage(tx, userId);
    const latest = open && (await findLatestMoveUp(tx, userId, open.stageId));
    return { stageId: open?.stageId ?? null, moveUpId: latest?.id ?? null, state: latest?.state ?? null };
  },
};

/**
 * Requests a move-up from the reviewers of the caller's stage. A repeated call while a request
 * waits changes nothing.
 *
 * @throws CONFLICT with the reason while it cannot be requested
 */
export async function askToMoveUp(ctx: Context): Promise<void> {
  const { userId } = ctx.signedIn().session;
  const user = await ctx.loader(userLoader).load(userId);
  await change(ctx, ASKING, userId, 'askToMoveUp', async ({ tx, at, before: { stageId, state } }) => {
    if (state === 'waiting') return;
    if (stageId === null) throw new UserError('CONFLICT', NO_STAGE_TO_LEAVE);
    const progress = progressIn(await findTasks(tx, stageId), await findFinishedIds(tx, userId, stageId), 0);
    const problem = whyNotAsk(progress, state);
    if (problem !== null) throw new UserError('CONFLICT', problem);
    const id = await addMoveUp(tx, { userId, stageId, at });
    const { reviewerIds } = await findStagePeople(tx, stageId);
    await notify(
      ctx,
      tx,
      reviewerIds.filter((reviewerId) => reviewerId !== userId),
      'move-up',
      {
        key: `move-up ${id} asked`,
        title: `${user === null ? 'A member' : fullName(user)} asks to move up`,
        body: `Every task of “${await findStageName(tx, stageId)}” is finished.`,
        path: routePath('reviewMoveUp', { id: stageId }),
      },
    );
  });
}
