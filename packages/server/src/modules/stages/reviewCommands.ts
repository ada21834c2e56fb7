import {
  approveMoveUpForm,
  DECIDED_BY_OTHER,
  type DecidedNews,
  moveUpNews,
  NOT_A_REVIEWER,
  OWN_MOVE_UP,
  returnMoveUpForm,
  whyNotReopen,
  whyNotReviewMoveUp,
  whyNotUndoMoveUp,
} from '@atlas/domain/journey';
import { routePath } from '@atlas/domain/navigation';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, gone, type RowSubject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { fieldError, UserError } from '../../errors.ts';
import type { App } from '../../app.ts';
import { notify, type MailToCheck } from '../notifications/commands.ts';
import { findMoveUp, type MoveUp } from './moveUpRepo.ts';
import { findFinishedIds, findOpenStageId } from './progressRepo.ts';
import { findStage, holdNextStage, holdReviewer } from './repo.ts';
import {
  findReopenedIds,
  findReviewFacts,
  holdMembersOf,
  moveBack,
  moveToStage,
  reopenTasks,
  restoreReopened,
  type ReviewFacts,
  writeDecision,
} from './reviewRepo.ts';
import { findTasks } from './taskRepo.ts';
import { moveUps } from './tables.ts';

const REQUEST = defineRecord('move-up', moveUps, {
  scope: async (ctx, { userId, stageId }, { tx }) => {
    const caller = reviewerIn(ctx, false).userId;
    if (caller === userId) throw new UserError('FORBIDDEN', OWN_MOVE_UP);
    if (!(await holdReviewer(tx, stageId, caller))) throw new UserError('FORBIDDEN', NOT_A_REVIEWER);
  },
  extras: async (tx, id) => {
    const moveUp = await findMoveUp(tx, id);
    return { memberStageId: moveUp && (await findOpenStageId(tx, moveUp.userId)), reopenedTaskIds: await findReopenedIds(tx, id) };
  },
});

/**
 * A request to move up as a record to decide. Reading it locks the member and their stage first, as the
 * member's own steps do, and then the request: of two reviewers, one waits and sees the decision of
 * the other.
 */
const MOVE_UP: RowSubject<typeof moveUps> = {
  ...REQUEST,
  read: async (tx, id) => {
    await holdMembersOf(tx, [id]);
    return REQUEST.read(tx, id);
  },
};

/** The person who decides, as the rules see them. */
const reviewerIn = ({ actor }: Context, isReviewer: boolean) =>
  actor.onBehalfOfId === null
    ? { userId: actor.userId ?? 0, impersonatorId: null, isReviewer }
    : { userId: actor.onBehalfOfId, impersonatorId: actor.userId, isReviewer };

/** Explains why the caller cannot decide about a request; null when they can. */
export const whyNotReview = (ctx: Context, facts: ReviewFacts): string | null =>
  whyNotReviewMoveUp(reviewerIn(ctx, facts.isReviewer), facts);

/** Explains why the caller cannot undo the decision about a request; null when they can. */
export const whyNotUndo = (ctx: Context, facts: ReviewFacts): string | null =>
  facts.isReviewer ? whyNotUndoMoveUp(reviewerIn(ctx, true).userId, facts, ctx.app.clock.now()) : NOT_A_REVIEWER;

/** Reads what the decision depends on, in the transaction that locked the request. */
async function factsWithin(ctx: Context, tx: Db, { id, stageId }: MoveUp): Promise<ReviewFacts> {
  const { userId } = reviewerIn(ctx, false);
  const isReviewer = await holdReviewer(tx, stageId, userId);
  const [facts] = await findReviewFacts(tx, [id], userId);
  if (!facts) throw gone({ name: 'move-up' });
  return { ...facts, isReviewer };
}

const FORBIDDEN: readonly string[] = [OWN_MOVE_UP, NOT_A_REVIEWER, DECIDED_BY_OTHER];

/** @throws FORBIDDEN for a request of others' concern, CONFLICT for one that changed; null passes */
function assertNone(problem: string | null): void {
  if (problem !== null) throw new UserError(FORBIDDEN.includes(problem) ? 'FORBIDDEN' : 'CONFLICT', problem);
}

/** @throws FORBIDDEN or CONFLICT with the reason why the caller cannot decide */
const mustReview = async (ctx: Context, tx: Db, moveUp: MoveUp): Promise<void> =>
  assertNone(whyNotReview(ctx, await factsWithin(ctx, tx, moveUp)));

/** Notifies the member of a decision. The key names it, so that an undone decision is not mailed. */
async function notifyMember(ctx: Context, tx: Db, { id, userId }: MoveUp, at: Date, news: DecidedNews): Promise<void> {
  await notify(ctx, tx, [userId], 'move-up', {
    key: `move-up ${id} ${news.state} ${at.getTime()}`,
    ...moveUpNews(news),
    path: routePath('viewStage'),
  });
}

/** The stage of a request, which is never deleted. */
async function stageOf(tx: Db, { stageId }: MoveUp) {
  const stage = await findStage(tx, stageId);
  if (!stage) throw gone({ name: 'stage' });
  return stage;
}

/** Approves a request, in the transaction that locked it. */
export async function approveWithin(ctx: Context, tx: Db, at: Date, moveUp: MoveUp, note: string): Promise<void> {
  await mustReview(ctx, tx, moveUp);
  const { id, userId, stageId } = moveUp;
  const next = await holdNextStage(tx, stageId);
  await writeDecision(tx, id, { state: 'approved', reviewerId: reviewerIn(ctx, true).userId, note, at });
  // After the last stage the member stays in it.
  if (next) await moveToStage(tx, { userId, stageId: next.id, at });
  await notifyMember(ctx, tx, moveUp, at, { state: 'approved', stage: await stageOf(tx, moveUp), next, note });
}

/** Undoes a decision, in the transaction that locked the request. */
export async function undoWithin(ctx: Context, tx: Db, at: Date, moveUp: MoveUp): Promise<void> {
  assertNone(whyNotUndo(ctx, await factsWithin(ctx, tx, moveUp)));
  const { id, userId, stageId, decidedAt } = moveUp;
  if (moveUp.state === 'approved' && decidedAt !== null) await moveBack(tx, { userId, stageId, at: decidedAt });
  else await restoreReopened(tx, { moveUpId: id, userId });
  await writeDecision(tx, id, null);
  await notifyMember(ctx, tx, moveUp, at, { state: 'waiting', stage: await stageOf(tx, moveUp) });
}

/** Whether the caller made this decision already, so that a repeated request changes nothing. */
const isOwnDecision = (ctx: Context, { state, reviewerId }: MoveUp, to: MoveUp['state']): boolean =>
  state === to && reviewerId === reviewerIn(ctx, true).userId;

/**
 * Approves a request to move up: the member enters the next stage and is notified. After the last
 * stage they stay in it. Repeating it changes nothing.
 *
 * @throws BAD_USER_INPUT for a note that is too long
 * @throws CONFLICT when someone else decided first, with their name, and when the caller may not
 * decide about this request
 */
export function approveMoveUp(ctx: Context, id: number, input: Input): Promise<void> {
  const { note } = parseForm(approveMoveUpForm, input);
  return change(ctx, MOVE_UP, id, 'approveMoveUp', async ({ tx, at, before }) => {
    if (!isOwnDecision(ctx, before, 'approved')) await approveWithin(ctx, tx, at, before, note);
  });
}

/**
 * Returns a request to move up, with a note for the member and the tasks to do again. Reopened tasks
 * keep their points and earn none again. Repeating it with the same note changes nothing.
 *
 * @throws BAD_USER_INPUT without a note, and for tasks of another stage or unfinished ones
 * @throws CONFLICT like `approveMoveUp`
 */
export function returnMoveUp(ctx: Context, id: number, input: Input): Promise<void> {
  const { note, taskIds } = parseForm(returnMoveUpForm, input);
  return change(ctx, MOVE_UP, id, 'returnMoveUp', async ({ tx, at, before }) => {
    if (isOwnDecision(ctx, before, 'returned') && before.note === note) return;
    await mustReview(ctx, tx, before);
    const { userId, stageId } = before;
    const stageTasks = await findTasks(tx, stageId);
    const finishedIds = await findFinishedIds(tx, userId, stageId);
    const problem = whyNotReopen(taskIds, { taskIds: new Set(stageTasks.map((task) => task.id)), finishedIds });
    if (problem !== null) throw fieldError('taskIds', problem);
    if (taskIds.length > 0) await reopenTasks(tx, { moveUpId: id, userId }, taskIds);
    await writeDecision(tx, id, { state: 'returned', reviewerId: reviewerIn(ctx, true).userId, note, at });
    const reopened = stageTasks.filter((task) => taskIds.includes(task.id)).map(({ title }) => title);
    await notifyMember(ctx, tx, before, at, { state: 'returned', stage: await stageOf(tx, before), note, reopened });
  });
}

/**
 * Undoes the caller's decision about a request, which then waits again: the member returns to the
 * stage, or the reopened tasks are finished as before. Repeating it changes nothing.
 *
 * @throws CONFLICT with the reason when it cannot be undone
 */
export const undoMoveUp = (ctx: Context, id: number): Promise<void> =>
  change(ctx, MOVE_UP, id, 'undoMoveUp', async ({ tx, at, before }) => {
    if (before.state !== 'waiting') await undoWithin(ctx, tx, at, before);
  });

const DECISION_KEY = /^move-up (\d+) (\w+) (\d+) /;

/**
 * Explains why the email about a decision does not apply any more: the reviewer undid it. Null when
 * it does, and for other emails about moving up.
 */
export async function whyNotMailMoveUp(app: App, { dedupeKey }: MailToCheck): Promise<string | null> {
  const [, id, state, at] = DECISION_KEY.exec(dedupeKey) ?? [];
  if (id === undefined || state === undefined || state === 'waiting') return null;
  const moveUp = await findMoveUp(app.database.db, Number(id));
  return moveUp?.state === state && moveUp.decidedAt?.getTime() === Number(at) ? null : 'The reviewer undid this decision.';
}
