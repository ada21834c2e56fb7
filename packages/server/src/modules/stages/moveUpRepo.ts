import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { MoveUpState } from '@atlas/domain/journey';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { ofPersonNamed } from '../users/personSearchRepo.ts';
import type { FinishedTask } from './progressRepo.ts';
import { reviewedStages } from './scopes.ts';
import { finishedTasks, moveUps, tasks, userStages } from './tables.ts';

export type MoveUp = typeof moveUps.$inferSelect;

export const moveUpLoader = oneById<MoveUp>(({ db }, ids) => db.select().from(moveUps).where(inList(moveUps.id, ids)));

/** The latest request of a person in their current stage. */
export const latestMoveUpOf = valueBy<MoveUp | null>(null, async ({ db }, userIds) => {
  const rows = await db
    .select({ moveUp: moveUps })
    .from(moveUps)
    .innerJoin(userStages, and(eq(userStages.userId, moveUps.userId), eq(userStages.stageId, moveUps.stageId), isNull(userStages.leftAt)))
    .where(inList(moveUps.userId, userIds))
    // The last row of a person wins.
    .orderBy(asc(moveUps.createdAt), asc(moveUps.id));
  return rows.map(({ moveUp }) => ({ key: moveUp.userId, value: moveUp }));
});

/** The tasks that the person finished in the stage of a request. */
export const evidenceOfMoveUp = manyBy<FinishedTask & { moveUpId: number }>(
  ({ moveUpId }) => moveUpId,
  async ({ db }, ids) => {
    const rows = await db
      .select({ moveUpId: moveUps.id, finished: finishedTasks })
      .from(moveUps)
      .innerJoin(tasks, eq(tasks.stageId, moveUps.stageId))
      .innerJoin(finishedTasks, and(eq(finishedTasks.taskId, tasks.id), eq(finishedTasks.userId, moveUps.userId)))
      .where(inList(moveUps.id, ids))
      .orderBy(asc(moveUps.id), asc(tasks.position));
    return rows.map(({ moveUpId, finished }) => ({ moveUpId, ...finished }));
  },
);

export const moveUpsList = { table: moveUps, id: moveUps.id, sorts: { created: [moveUps.createdAt] } } satisfies List<string>;

/** Condition for requests in the stages that the reader reviews. */
export const moveUpsWhere = (
  filter: Filter<{ search: string; stageId: number; state: MoveUpState }>,
  { reader }: Source,
): SQL | undefined =>
  and(
    reviewedStages(reader, filter.stageId ?? moveUps.stageId),
    filter.stageId == null ? undefined : eq(moveUps.stageId, filter.stageId),
    filter.state == null ? undefined : eq(moveUps.state, filter.state),
    ofPersonNamed(filter.search, moveUps.userId),
  );

/** The latest request of a person in a stage. */
export async function findLatestMoveUp(tx: Db, userId: number, stageId: number): Promise<MoveUp | null> {
  const [row] = await tx
    .select()
    .from(moveUps)
    .where(and(eq(moveUps.userId, userId), eq(moveUps.stageId, stageId)))
    .orderBy(desc(moveUps.createdAt), desc(moveUps.id))
    .limit(1);
  return row ?? null;
}

/**
 * Stores a person's request to move up from a stage.
 *
 * @returns the id of the request
 */
export async function addMoveUp(tx: Db, { userId, stageId, at }: { userId: number; stageId: number; at: Date }): Promise<number> {
  const [row] = await tx.insert(moveUps).values({ userId, stageId, createdAt: at }).returning({ id: moveUps.id });
  if (!row) throw new Error('The request to move up was not written');
  return row.id;
}
