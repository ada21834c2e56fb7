import { and, asc, eq, isNull, max, or, sql } from 'drizzle-orm';
import { type XpSource, xpSourceName } from '@atlas/domain/journey';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, valueBy } from '../../commands/loaders.ts';
import { ofPeopleInScope, seesEveryone } from '../access/scopes.ts';
import { users } from '../users/tables.ts';
import type { UserStage } from './memberRepo.ts';
import { managedStages, reviewedStages } from './scopes.ts';
import { finishedTasks, tasks, userStages, xpEntries } from './tables.ts';
import type { Task } from './taskRepo.ts';

export type FinishedTask = typeof finishedTasks.$inferSelect;

/** The stage that a person is in, with the time they entered it. */
export const openStageOf = valueBy<UserStage | null>(null, async ({ db }, userIds) => {
  const rows = await db
    .select()
    .from(userStages)
    .where(and(inList(userStages.userId, userIds), isNull(userStages.leftAt)));
  return rows.map((row) => ({ key: row.userId, value: row }));
});

/** The tasks that a person finished in their current stage, in the order of the tasks. */
export const finishedInStage = manyBy<FinishedTask>(
  ({ userId }) => userId,
  async ({ db }, userIds) => {
    const rows = await db
      .select({ finished: finishedTasks })
      .from(finishedTasks)
      .innerJoin(tasks, eq(tasks.id, finishedTasks.taskId))
      .innerJoin(
        userStages,
        and(eq(userStages.userId, finishedTasks.userId), eq(userStages.stageId, tasks.stageId), isNull(userStages.leftAt)),
      )
      .where(inList(finishedTasks.userId, userIds))
      .orderBy(asc(finishedTasks.userId), asc(tasks.position));
    return rows.map(({ finished }) => finished);
  },
);

/** The time at which a person last finished a task in any stage. */
export const lastFinishedOf = valueBy<Date | null>(null, ({ db }, userIds) =>
  db
    .select({ key: finishedTasks.userId, value: max(finishedTasks.finishedAt) })
    .from(finishedTasks)
    .where(inList(finishedTasks.userId, userIds))
    .groupBy(finishedTasks.userId),
);

/**
 * Whether the reader may see a person's progress: the person, their managers, and the managers and
 * reviewers of their stage.
 */
export const progressInScope = valueBy(false, async ({ db, reader }, userIds) => {
  if (seesEveryone(reader)) return userIds.map((key) => ({ key, value: true }));
  const inOwnStage = sql`exists (select 1 from ${userStages} where ${userStages.userId} = ${users.id} and ${userStages.leftAt} is null
    and (${managedStages(reader, userStages.stageId)} or ${reviewedStages(reader, userStages.stageId)}))`;
  const rows = await db
    .select({ key: users.id })
    .from(users)
    .where(and(inList(users.id, userIds), or(ofPeopleInScope(reader, users.id), inOwnStage)));
  return rows.map(({ key }) => ({ key, value: true }));
});

/**
 * The stage that a person is in, locked until the transaction ends, so that no other transaction
 * changes it in the meantime.
 */
export async function holdOpenStage(tx: Db, userId: number): Promise<UserStage | null> {
  const [row] = await tx
    .select()
    .from(userStages)
    .where(and(eq(userStages.userId, userId), isNull(userStages.leftAt)))
    .for('update');
  return row ?? null;
}

/** The id of the stage that a person is in; null without one. */
export async function findOpenStageId(db: Db, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ stageId: userStages.stageId })
    .from(userStages)
    .where(and(eq(userStages.userId, userId), isNull(userStages.leftAt)));
  return row?.stageId ?? null;
}

/** The ids of the stages that people are in, by person. People without a stage are left out. */
export async function findOpenStageIds(db: Db, userIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ userId: userStages.userId, stageId: userStages.stageId })
    .from(userStages)
    .where(and(inList(userStages.userId, [...userIds]), isNull(userStages.leftAt)));
  return new Map(rows.map(({ userId, stageId }) => [userId, stageId]));
}

/** A person's evidence for a task, and the time they finished it. */
export async function findFinishedTask(tx: Db, key: { userId: number; taskId: number }): Promise<FinishedTask | null> {
  const [row] = await tx
    .select()
    .from(finishedTasks)
    .where(and(eq(finishedTasks.userId, key.userId), eq(finishedTasks.taskId, key.taskId)));
  return row ?? null;
}

/** Stores that a task is finished, with its points. A reopened task already has its points. */
export async function addFinishedTask(tx: Db, task: Task, { userId, evidence, at }: { userId: number; evidence: string; at: Date }) {
  const source = 'task' satisfies XpSource;
  await tx.insert(finishedTasks).values({ userId, taskId: task.id, evidence: evidence || null, finishedAt: at });
  await tx
    .insert(xpEntries)
    .values({ userId, source, sourceName: xpSourceName(source, task.id), points: task.points, label: task.title, createdAt: at })
    .onConflictDoNothing();
}

/** Deletes that a task is finished, together with its points, so that the total stays exact. */
export async function deleteFinishedTask(tx: Db, key: { userId: number; taskId: number }): Promise<void> {
  await tx.delete(xpEntries).where(xpOfTask(key));
  await tx.delete(finishedTasks).where(and(eq(finishedTasks.userId, key.userId), eq(finishedTasks.taskId, key.taskId)));
}

/** Replaces the evidence of a finished task. */
export async function writeEvidence(tx: Db, key: { userId: number; taskId: number }, evidence: string): Promise<void> {
  await tx
    .update(finishedTasks)
    .set({ evidence })
    .where(and(eq(finishedTasks.userId, key.userId), eq(finishedTasks.taskId, key.taskId)));
}

/** The points that a person has for a task in the ledger; null for none. */
export async function findTaskPoints(tx: Db, key: { userId: number; taskId: number }): Promise<number | null> {
  const [row] = await tx.select({ points: xpEntries.points }).from(xpEntries).where(xpOfTask(key));
  return row?.points ?? null;
}

const xpOfTask = ({ userId, taskId }: { userId: number; taskId: number }) =>
  and(eq(xpEntries.userId, userId), eq(xpEntries.sourceName, xpSourceName('task', taskId)));

/** The ids of the tasks that a person finished in a stage. */
export async function findFinishedIds(tx: Db, userId: number, stageId: number): Promise<Set<number>> {
  const rows = await tx
    .select({ taskId: finishedTasks.taskId })
    .from(finishedTasks)
    .innerJoin(tasks, eq(tasks.id, finishedTasks.taskId))
    .where(and(eq(finishedTasks.userId, userId), eq(tasks.stageId, stageId)));
  return new Set(rows.map(({ taskId }) => taskId));
}

/** The finished tasks of people, among these tasks. */
export const findFinishedTasks = (tx: Db, userIds: readonly number[], taskIds: readonly number[]): Promise<FinishedTask[]> =>
  tx
    .select()
    .from(finishedTasks)
    .where(and(inList(finishedTasks.userId, [...userIds]), inList(finishedTasks.taskId, [...taskIds])));
