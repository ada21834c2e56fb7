import { and, asc, eq, isNull, not, sql } from 'drizzle-orm';
import type { TasksForm } from '@atlas/domain/journey';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, oneById } from '../../commands/loaders.ts';
import { tasks } from './tables.ts';

export type Task = typeof tasks.$inferSelect;

export const taskLoader = oneById<Task>(({ db }, ids) => db.select().from(tasks).where(inList(tasks.id, ids)));

/** The tasks of stages in order, without the archived ones. */
export const tasksOfStage = manyBy<Task>(
  ({ stageId }) => stageId,
  ({ db }, stageIds) =>
    db
      .select()
      .from(tasks)
      .where(and(inList(tasks.stageId, stageIds), isNull(tasks.archivedAt)))
      .orderBy(asc(tasks.stageId), asc(tasks.position)),
);

export async function findTask(tx: Db, taskId: number): Promise<Task | null> {
  const [row] = await tx.select().from(tasks).where(eq(tasks.id, taskId));
  return row ?? null;
}

const { id, title, description, points, actionLabel, actionTarget } = tasks;
/** The tasks of a stage in their order. */
export const findTasks = (tx: Db, stageId: number) =>
  tx
    .select({ id, title, description, points, actionLabel, actionTarget })
    .from(tasks)
    .where(and(eq(tasks.stageId, stageId), isNull(tasks.archivedAt)))
    .orderBy(asc(tasks.position));

/** The ids of all tasks that a stage ever had, including archived ones. */
export const everyTaskOf = async (tx: Db, stageId: number): Promise<Set<number>> =>
  new Set((await tx.select({ id }).from(tasks).where(eq(tasks.stageId, stageId))).map((task) => task.id));

/**
 * Saves the tasks of a stage in this order, restores listed ones that were archived, and archives
 * all others. Archived tasks have negative positions.
 */
export async function writeTasks(tx: Db, stageId: number, given: TasksForm['tasks'], at: Date): Promise<void> {
  const kept = given.flatMap((task) => task.id ?? []);
  const ofStage = and(eq(tasks.stageId, stageId), isNull(tasks.archivedAt));
  await tx
    .update(tasks)
    .set({ archivedAt: at })
    .where(and(ofStage, not(inList(tasks.id, kept))));
  await tx
    .update(tasks)
    .set({ position: sql`-${tasks.id}` })
    .where(eq(tasks.stageId, stageId));
  for (const [index, { id: taskId, ...task }] of given.entries()) {
    const values = { ...task, actionTarget: task.actionTarget || null, position: index + 1, archivedAt: null };
    if (taskId === null) await tx.insert(tasks).values({ ...values, stageId });
    else await tx.update(tasks).set(values).where(eq(tasks.id, taskId));
  }
}
