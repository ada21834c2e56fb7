import { and, asc, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { moveUpsList, type MoveUpState } from '@atlas/domain/journey';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { countEachUpTo, rowsOf } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { ofPersonNamed } from '../users/personSearchRepo.ts';
import { users } from '../users/tables.ts';
import { reviewedStages } from './scopes.ts';
import { finishedTasks, moveUps, reopenedTasks, tasks, userStages } from './tables.ts';

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

/** A task of a request, as its reviewer judges it. */
export interface ReviewedEvidence {
  moveUpId: number;
  taskId: number;
  evidence: string | null;
  /** Null for a task that the reviewer reopened. */
  finishedAt: Date | null;
  isReopened: boolean;
}

/**
 * The tasks that the person finished in the stage of a request. A task that the reviewer reopened
 * has the evidence that was reviewed.
 */
export const evidenceOfMoveUp = manyBy<ReviewedEvidence>(
  ({ moveUpId }) => moveUpId,
  async ({ db }, ids) => {
    const finished = await db
      .select({ moveUpId: moveUps.id, taskId: tasks.id, evidence: finishedTasks.evidence, finishedAt: finishedTasks.finishedAt })
      .from(moveUps)
      .innerJoin(tasks, eq(tasks.stageId, moveUps.stageId))
      .innerJoin(finishedTasks, and(eq(finishedTasks.taskId, tasks.id), eq(finishedTasks.userId, moveUps.userId)))
      .where(inList(moveUps.id, ids))
      .orderBy(asc(moveUps.id), asc(tasks.position));
    const reopened = await db
      .select({ moveUpId: reopenedTasks.moveUpId, taskId: reopenedTasks.taskId, evidence: reopenedTasks.evidence })
      .from(reopenedTasks)
      .where(inList(reopenedTasks.moveUpId, ids))
      .orderBy(asc(reopenedTasks.moveUpId), asc(reopenedTasks.taskId));
    const isReopened = new Set(reopened.map(({ moveUpId, taskId }) => `${moveUpId} ${taskId}`));
    return [
      ...reopened.map((one) => ({ ...one, finishedAt: null, isReopened: true })),
      ...finished.filter(({ moveUpId, taskId }) => !isReopened.has(`${moveUpId} ${taskId}`)).map((one) => ({ ...one, isReopened: false })),
    ];
  },
);

/**
 * Condition that leaves out requests that wait although no one can decide them any more: those of
 * archived members, and of members who are not in the stage.
 */
const isDecidable = sql`(${moveUps.state} <> 'waiting' or exists (select 1 from ${userStages} join ${users} on ${users.id} = ${userStages.userId}
  where ${userStages.userId} = ${moveUps.userId} and ${userStages.stageId} = ${moveUps.stageId} and ${userStages.leftAt} is null and ${users.archivedAt} is null))`;

/** The number of requests in a stage that wait for a reviewer. */
export const waitingInStage = valueBy(0, ({ db }, stageIds) =>
  db
    .select({ key: moveUps.stageId, value: sql<number>`count(*)::int` })
    .from(moveUps)
    .where(and(inList(moveUps.stageId, stageIds), eq(moveUps.state, 'waiting'), isDecidable))
    .groupBy(moveUps.stageId),
);

const moveUpRows = { table: moveUps, id: moveUps.id, sorts: { created: [moveUps.createdAt] } } satisfies List<string>;

/** Condition for requests in the stages that the reader reviews. */
export const moveUpsWhere = (filter: Filter<FilterFieldsOf<typeof moveUpsList>>, { reader }: Pick<Source, 'reader'>): SQL | undefined =>
  and(
    reviewedStages(reader, filter.stageId ?? moveUps.stageId),
    filter.stageId == null ? undefined : eq(moveUps.stageId, filter.stageId),
    filter.state == null ? undefined : eq(moveUps.state, filter.state),
    isDecidable,
    ofPersonNamed(filter.search, moveUps.userId),
  );

/** The requests to move up, for their reviewers. */
export const MOVE_UP_LIST = declaredList({
  name: 'moveUps',
  declaration: moveUpsList,
  list: moveUpRows,
  where: moveUpsWhere,
  loader: moveUpLoader,
});

/** The numbers of requests in a stage by state, counted up to 1,001. */
export type MoveUpCounts = Record<MoveUpState, number>;

/** Counts the requests of a stage, as in the list of the reader. One statement. */
export async function countMoveUps(source: Source, stageId: number): Promise<MoveUpCounts> {
  const states = ['waiting', 'approved', 'returned'] as const;
  const [waiting = 0, approved = 0, returned = 0] = await countEachUpTo(
    source.db,
    states.map((state) => ({ list: moveUpRows, rows: rowsOf(moveUpsWhere({ stageId, state }, source)) })),
  );
  return { waiting, approved, returned };
}

export async function findMoveUp(db: Db, id: number): Promise<MoveUp | null> {
  const [row] = await db.select().from(moveUps).where(eq(moveUps.id, id));
  return row ?? null;
}

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
 * Stores a person's request to move up from a stage. A request that still waits in a stage they left
 * is removed, because no one can decide it.
 *
 * @returns the id of the request
 */
export async function addMoveUp(tx: Db, { userId, stageId, at }: { userId: number; stageId: number; at: Date }): Promise<number> {
  await tx.delete(moveUps).where(and(eq(moveUps.userId, userId), eq(moveUps.state, 'waiting'), ne(moveUps.stageId, stageId)));
  const [row] = await tx.insert(moveUps).values({ userId, stageId, createdAt: at }).returning({ id: moveUps.id });
  if (!row) throw new Error('The request to move up was not written');
  return row.id;
}
