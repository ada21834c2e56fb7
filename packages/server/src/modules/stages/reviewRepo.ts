import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { DecidedMoveUp, ReviewedMoveUp } from '@atlas/domain/journey';
import { fullName } from '@atlas/domain/users';
import { alias } from 'drizzle-orm/pg-core';
import { oneById, valueBy } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { users } from '../users/tables.ts';
import type { MoveUp } from './moveUpRepo.ts';
import { finishedTasks, moveUps, reopenedTasks, stageReviewers, tasks, userStages } from './tables.ts';

/** The data that decisions about a request depend on, for one reader. */
export interface ReviewFacts extends ReviewedMoveUp {
  /** The id of the request. */
  id: number;
  moveUp: MoveUp;
  /** Whether the reader reviews its stage. */
  isReviewer: boolean;
  hasMemberContinued: boolean;
}

const reviewers = alias(users, 'reviewer');

/** The open stage of the member of a request, as a source of rows. */
const openStage = sql`(select ${userStages.stageId} as stage_id, ${userStages.enteredAt} as entered_at from ${userStages}
  where ${userStages.userId} = ${moveUps.userId} and ${userStages.leftAt} is null)`;

/** Whether the member asked again since. */
const askedAgain = sql`exists (select 1 from ${moveUps} as later where later.user_id = ${moveUps.userId} and later.id > ${moveUps.id})`;

/**
 * Whether the member took a step since a decision. After an approval: they left the next stage, or
 * finished a task in it. After a return: they left the stage, or finished a reopened task.
 */
const hasContinued: SQL<boolean> = sql<boolean>`case ${moveUps.state}
  when 'approved' then ${askedAgain}
    or not exists (select 1 from ${openStage} as here where here.stage_id = ${moveUps.stageId} or here.entered_at = ${moveUps.decidedAt})
    or exists (select 1 from ${openStage} as here join ${tasks} on ${tasks.stageId} = here.stage_id
      join ${finishedTasks} on ${finishedTasks.taskId} = ${tasks.id} and ${finishedTasks.userId} = ${moveUps.userId}
      where ${finishedTasks.finishedAt} >= ${moveUps.decidedAt})
  when 'returned' then ${askedAgain}
    or not exists (select 1 from ${openStage} as here where here.stage_id = ${moveUps.stageId})
    or exists (select 1 from ${reopenedTasks} join ${finishedTasks} on ${finishedTasks.taskId} = ${reopenedTasks.taskId}
      and ${finishedTasks.userId} = ${moveUps.userId} where ${reopenedTasks.moveUpId} = ${moveUps.id})
  else false end`;

/** Reads what decisions about these requests depend on, for a person. One statement. */
export async function findReviewFacts(db: Db, ids: readonly number[], userId: number): Promise<ReviewFacts[]> {
  const rows = await db
    .select({
      moveUp: moveUps,
      memberStageId: sql<number | null>`(select here.stage_id from ${openStage} as here)`,
      isMemberArchived: sql<boolean>`(select ${users.archivedAt} is not null from ${users} where ${users.id} = ${moveUps.userId})`,
      isReviewer: sql<boolean>`exists (select 1 from ${stageReviewers} where ${stageReviewers.stageId} = ${moveUps.stageId} and ${stageReviewers.userId} = ${userId})`,
      hasMemberContinued: hasContinued,
      reviewer: {
        firstName: reviewers.firstName,
        middleName: reviewers.middleName,
        lastName: reviewers.lastName,
        suffix: reviewers.suffix,
        email: reviewers.email,
      },
    })
    .from(moveUps)
    .leftJoin(reviewers, eq(reviewers.id, moveUps.reviewerId))
    .where(inList(moveUps.id, [...ids]));
  return rows.map(({ moveUp, reviewer, ...facts }) => ({
    ...facts,
    id: moveUp.id,
    moveUp,
    memberId: moveUp.userId,
    stageId: moveUp.stageId,
    decided: decisionOf(moveUp, reviewer),
  }));
}

function decisionOf({ state, reviewerId, decidedAt }: MoveUp, reviewer: Parameters<typeof fullName>[0] | null): DecidedMoveUp | null {
  if (state === 'waiting' || reviewerId === null || decidedAt === null || reviewer === null) return null;
  return { state, reviewerId, reviewerName: fullName(reviewer), decidedAt };
}

/** The facts for decisions about requests, for the reader. */
export const reviewFactsLoader = oneById<ReviewFacts>(({ db, reader }, ids) => findReviewFacts(db, ids, reader.userId));

/**
 * The evidence that the reader gave for a task before a reviewer reopened it, '' for none; null for a
 * task that is not reopened.
 */
export const reopenedEvidenceOf = valueBy<string | null>(null, async ({ db, reader }, taskIds) => {
  const rows = await db
    .select({ key: reopenedTasks.taskId, evidence: reopenedTasks.evidence })
    .from(reopenedTasks)
    .innerJoin(moveUps, eq(moveUps.id, reopenedTasks.moveUpId))
    .leftJoin(finishedTasks, and(eq(finishedTasks.taskId, reopenedTasks.taskId), eq(finishedTasks.userId, moveUps.userId)))
    .where(and(inList(reopenedTasks.taskId, taskIds), eq(moveUps.userId, reader.userId), isNull(finishedTasks.taskId)))
    // The last row of a task wins.
    .orderBy(asc(reopenedTasks.moveUpId));
  return rows.map(({ key, evidence }) => ({ key, value: evidence ?? '' }));
});

/**
 * Locks the members of these requests and then the stages they are in, in the order of the members.
 * The member's row stays the same when they enter another stage, so that decisions wait in one order.
 */
export async function holdMembersOf(tx: Db, moveUpIds: readonly number[]): Promise<void> {
  const members = sql`select ${moveUps.userId} from ${moveUps} where ${inList(moveUps.id, [...moveUpIds])}`;
  await tx.execute(sql`select 1 from ${users} where ${users.id} in (${members}) order by ${users.id} for no key update`);
  await tx.execute(sql`select 1 from ${userStages} where ${userStages.leftAt} is null and ${userStages.userId} in (${members})
    order by ${userStages.userId} for update`);
}

/** The ids of the tasks that a request reopened, in order. */
export async function findReopenedIds(tx: Db, moveUpId: number): Promise<number[]> {
  const rows = await tx
    .select({ taskId: reopenedTasks.taskId })
    .from(reopenedTasks)
    .where(eq(reopenedTasks.moveUpId, moveUpId))
    .orderBy(reopenedTasks.taskId);
  return rows.map(({ taskId }) => taskId);
}

/** Saves a decision about a request, or with null, that it waits again. */
export async function writeDecision(
  tx: Db,
  id: number,
  decision: { state: 'approved' | 'returned'; reviewerId: number; note: string; at: Date } | null,
): Promise<void> {
  const values = decision
    ? { state: decision.state, note: decision.note || null, reviewerId: decision.reviewerId, decidedAt: decision.at }
    : { state: 'waiting' as const, note: null, reviewerId: null, decidedAt: null };
  await tx.update(moveUps).set(values).where(eq(moveUps.id, id));
}

/** Moves a person from their stage to another one. */
export async function moveToStage(tx: Db, { userId, stageId, at }: { userId: number; stageId: number; at: Date }): Promise<void> {
  await tx
    .update(userStages)
    .set({ leftAt: at })
    .where(and(eq(userStages.userId, userId), isNull(userStages.leftAt)));
  await tx.insert(userStages).values({ userId, stageId, enteredAt: at });
}

/** Moves a person back to the stage that they left at this instant; without effect if they did not. */
export async function moveBack(tx: Db, { userId, stageId, at }: { userId: number; stageId: number; at: Date }): Promise<void> {
  const former = and(eq(userStages.userId, userId), eq(userStages.stageId, stageId), eq(userStages.leftAt, at));
  if ((await tx.$count(userStages, former)) === 0) return;
  await tx.delete(userStages).where(and(eq(userStages.userId, userId), isNull(userStages.leftAt), eq(userStages.enteredAt, at)));
  await tx.update(userStages).set({ leftAt: null }).where(former);
}

/**
 * Reopens finished tasks of a person. Their evidence is kept with the request, and their points in
 * the ledger.
 */
export async function reopenTasks(tx: Db, { moveUpId, userId }: { moveUpId: number; userId: number }, taskIds: readonly number[]) {
  const done = and(eq(finishedTasks.userId, userId), inList(finishedTasks.taskId, [...taskIds]));
  await tx.insert(reopenedTasks).select(
    tx
      .select({
        moveUpId: sql<number>`${moveUpId}::int`.as('move_up_id'),
        taskId: finishedTasks.taskId,
        evidence: finishedTasks.evidence,
        finishedAt: finishedTasks.finishedAt,
      })
      .from(finishedTasks)
      .where(done),
  );
  await tx.delete(finishedTasks).where(done);
}

/** Finishes the tasks again that a request reopened, with the evidence that was reviewed. */
export async function restoreReopened(tx: Db, { moveUpId, userId }: { moveUpId: number; userId: number }): Promise<void> {
  const ofRequest = eq(reopenedTasks.moveUpId, moveUpId);
  await tx.insert(finishedTasks).select(
    tx
      .select({
        userId: sql<number>`${userId}::int`.as('user_id'),
        taskId: reopenedTasks.taskId,
        evidence: reopenedTasks.evidence,
        finishedAt: reopenedTasks.finishedAt,
      })
      .from(reopenedTasks)
      .where(ofRequest),
  );
  await tx.delete(reopenedTasks).where(ofRequest);
}
