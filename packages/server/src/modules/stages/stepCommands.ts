import {
  addEvidenceForm,
  evidenceWith,
  finishTaskForm,
  NO_STAGE_TO_LEAVE,
  progressIn,
  TASK_GONE,
  whyNotAddEvidence,
  whyNotAsk,
  whyNotFinish,
  whyNotUnfinish,
  type MoveUpState,
} from '@atlas/domain/journey';
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
import {
  addFinishedTask,
  deleteFinishedTask,
  findFinishedIds,
  findFinishedTask,
  findTaskPoints,
  holdOpenStage,
  writeEvidence,
} from './progressRepo.ts';
import { findStageName, findStagePeople } from './repo.ts';
import { findTask, findTasks } from './taskRepo.ts';

declareAudited('task', { personal: ['evidence'] });

/** A person's work on a task of their stage, and what it earned in the ledger. */
interface TaskWork {
  userId: number;
  stageId: number;
  finishedAt: Date | null;
  evidence: string | null;
  points: number | null;
}

/** Throws a problem of a task: NOT_FOUND for one that is gone, else CONFLICT. Null passes. */
function assertNone(problem: string | null): void {
  if (problem !== null) throw new UserError(problem === TASK_GONE ? 'NOT_FOUND' : 'CONFLICT', problem);
}

/**
 * A person's tasks in their current stage as an audited record; its id is the task's id. Reading it
 * locks the stage of the person, as requesting a move-up does.
 */
const finishedBy = (userId: number): Subject<TaskWork> => ({
  name: 'task',
  scope: ofCaller('task', () => userId),
  read: async (tx, taskId) => {
    const open = await holdOpenStage(tx, userId);
    const task = await findTask(tx, taskId);
    assertNone(whyNotFinish(task, open?.stageId ?? null));
    const finished = await findFinishedTask(tx, { userId, taskId });
    return {
      userId,
      stageId: open?.stageId ?? 0,
      finishedAt: finished?.finishedAt ?? null,
      evidence: finished?.evidence ?? null,
      points: await findTaskPoints(tx, { userId, taskId }),
    };
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
 * Undoes a finished task of the caller's current stage: deletes the finish and its XP entry in one
 * transaction. The audit keeps both the finish and the undo. Repeated calls change nothing.
 *
 * @throws NOT_FOUND for a task that is archived or unknown
 * @throws CONFLICT for a task of another stage, and once the caller asked to move up
 */
export async function unfinishTask(ctx: Context, taskId: number): Promise<void> {
  const { userId } = ctx.signedIn().session;
  await change(ctx, finishedBy(userId), taskId, 'unfinishTask', async ({ tx, before: { finishedAt, stageId } }) => {
    if (finishedAt === null) return;
    const latest = await findLatestMoveUp(tx, userId, stageId);
    assertNone(whyNotUnfinish(await findTask(tx, taskId), stageId, latest?.state ?? null));
    await deleteFinishedTask(tx, { userId, taskId });
  });
}

/**
 * Adds evidence to a task that the caller finished in their current stage, below the evidence it
 * has. While a request to move up waits, reviewers judge the evidence, so it can grow but is never
 * shortened or removed. Repeating the same addition changes nothing.
 *
 * @throws BAD_USER_INPUT for an empty addition, and when the evidence would become too long
 * @throws NOT_FOUND for a task that is archived or unknown
 * @throws CONFLICT for an unfinished task, one of another stage, and after an approval
 */
export async function addEvidence(ctx: Context, taskId: number, evidence: string): Promise<void> {
  const { userId } = ctx.signedIn().session;
  const added = parseForm(addEvidenceForm, { evidence }).evidence;
  await change(ctx, finishedBy(userId), taskId, 'addEvidence', async ({ tx, before }) => {
    const latest = await findLatestMoveUp(tx, userId, before.stageId);
    const task = await findTask(tx, taskId);
    assertNone(whyNotAddEvidence(task, before.stageId, before.finishedAt !== null, latest?.state ?? null));
    const whole = parseForm(finishTaskForm, { evidence: evidenceWith(before.evidence, added) });
    await writeEvidence(tx, { userId, taskId }, whole.evidence);
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
      'staff-task',
      {
        key: `move-up ${id} asked`,
        title: `${user === null ? 'A member' : fullName(user)} asks to move up`,
        body: `Every task of “${await findStageName(tx, stageId)}” is finished.`,
        path: routePath('reviewMoveUp', { id: stageId }),
      },
    );
  });
}
