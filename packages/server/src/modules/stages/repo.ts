import DataLoader from 'dataloader';
import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { nextStage, stagesList } from '@atlas/domain/journey';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { inList } from '../../db/inList.ts';
import type { Filter } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { type LoaderOf, manyBy, oneById, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { isStuckMember } from './memberRepo.ts';
import { stageManagers, stageReviewers, stages, userStages } from './tables.ts';

export type Stage = typeof stages.$inferSelect;

export const stageLoader = oneById<Stage>(({ db }, ids) => db.select().from(stages).where(inList(stages.id, ids)));

/** The stages of the journey, in order. */
export const findStages = (db: Db): Promise<Stage[]> =>
  db.select().from(stages).where(isNull(stages.archivedAt)).orderBy(asc(stages.number));

/** The stages of the journey, loaded once per request. */
export const journeyLoader: LoaderOf<'journey', Stage[]> = ({ db }) =>
  new DataLoader(async (keys) => {
    const journey = await findStages(db);
    return keys.map(() => journey);
  });

export const managersOfStage = manyBy<typeof stageManagers.$inferSelect>(
  ({ stageId }) => stageId,
  ({ db }, stageIds) => db.select().from(stageManagers).where(inList(stageManagers.stageId, stageIds)).orderBy(asc(stageManagers.userId)),
);

export const reviewersOfStage = manyBy<typeof stageReviewers.$inferSelect>(
  ({ stageId }) => stageId,
  ({ db }, stageIds) =>
    db.select().from(stageReviewers).where(inList(stageReviewers.stageId, stageIds)).orderBy(asc(stageReviewers.userId)),
);

/** The stage that a person manages. */
export const managedStageOf = valueBy<number | null>(null, ({ db }, userIds) =>
  db.select({ key: stageManagers.userId, value: stageManagers.stageId }).from(stageManagers).where(inList(stageManagers.userId, userIds)),
);

/** The stages whose move-ups a person decides. */
export const reviewedBy = manyBy<typeof stageReviewers.$inferSelect>(
  ({ userId }) => userId,
  ({ db }, userIds) => db.select().from(stageReviewers).where(inList(stageReviewers.userId, userIds)).orderBy(asc(stageReviewers.stageId)),
);

/** The number of people in a stage. */
export const stageSize = valueBy(0, ({ db }, stageIds) =>
  db
    .select({ key: userStages.stageId, value: sql<number>`count(*)::int` })
    .from(userStages)
    .where(and(inList(userStages.stageId, stageIds), isNull(userStages.leftAt)))
    .groupBy(userStages.stageId),
);

/** The number of people in a stage who are stuck. */
export const stuckInStage = valueBy(0, ({ db, now }, stageIds) =>
  db
    .select({ key: userStages.stageId, value: sql<number>`count(*)::int` })
    .from(userStages)
    .where(and(inList(userStages.stageId, stageIds), isNull(userStages.leftAt), isStuckMember(now)))
    .groupBy(userStages.stageId),
);

export const stagesWhere = (filter: Filter<FilterFieldsOf<typeof stagesList>>): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(stages.archivedAt) : isNull(stages.archivedAt),
    searchCondition(filter.search, sql`search_text(${stages.name})`),
  );

/** The stage list for staff. */
export const STAGE_LIST = declaredList({
  name: 'stages',
  page: 'stages',
  declaration: stagesList,
  list: {
    table: stages,
    id: stages.id,
    sorts: { number: [stages.number] },
  },
  where: stagesWhere,
  loader: stageLoader,
});

export async function findStage(db: Db, stageId: number): Promise<Stage | null> {
  const [row] = await db.select().from(stages).where(eq(stages.id, stageId));
  return row ?? null;
}

export async function findStageName(tx: Db, stageId: number): Promise<string> {
  const [row] = await tx.select({ name: stages.name }).from(stages).where(eq(stages.id, stageId));
  return row?.name ?? '';
}

/**
 * Locks the order of the journey until the transaction ends, so that two stages added at once get
 * distinct positions.
 */
export const holdJourney = (tx: Db) => tx.execute(sql`lock table stages in share row exclusive mode`);

/** The number after the last stage of the journey. */
export const lastStageNumber: SQL = sql`(select coalesce(max(number), 0) + 1 from stages where archived_at is null)`;

/** The number of people who are in a stage now. */
export const membersInStage = (tx: Db, stageId: number): Promise<number> =>
  tx.$count(userStages, and(eq(userStages.stageId, stageId), isNull(userStages.leftAt)));

/** The managers and reviewers of a stage, by id. */
export async function findStagePeople(tx: Db, stageId: number): Promise<{ managerIds: number[]; reviewerIds: number[] }> {
  const managers = await tx.select().from(stageManagers).where(eq(stageManagers.stageId, stageId)).orderBy(asc(stageManagers.userId));
  const reviewers = await tx.select().from(stageReviewers).where(eq(stageReviewers.stageId, stageId)).orderBy(asc(stageReviewers.userId));
  return { managerIds: managers.map(({ userId }) => userId), reviewerIds: reviewers.map(({ userId }) => userId) };
}

export async function writeStagePeople(
  tx: Db,
  stageId: number,
  { managerIds, reviewerIds }: { managerIds: number[]; reviewerIds: number[] },
) {
  await tx.delete(stageManagers).where(eq(stageManagers.stageId, stageId));
  await tx.delete(stageReviewers).where(eq(stageReviewers.stageId, stageId));
  if (managerIds.length > 0) await tx.insert(stageManagers).values(managerIds.map((userId) => ({ userId, stageId })));
  if (reviewerIds.length > 0) await tx.insert(stageReviewers).values(reviewerIds.map((userId) => ({ userId, stageId })));
}

/**
 * Numbers the stages of the journey. Rows first get temporary numbers, because numbers are unique
 * at every moment.
 */
export async function writeStageOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`update stages set number = number + 1000000 where ${inList(stages.id, ids)}`);
  await tx.execute(
    sql`update stages set number = place.number from unnest(${sql.param([...ids])}::int[]) with ordinality as place (id, number) where stages.id = place.id`,
  );
}

/**
 * Whether a person reviews a stage. Their place among the reviewers is locked until the transaction
 * ends, so that they are not removed in the meantime.
 */
export async function holdReviewer(tx: Db, stageId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ userId: stageReviewers.userId })
    .from(stageReviewers)
    .where(and(eq(stageReviewers.stageId, stageId), eq(stageReviewers.userId, userId)))
    .for('key share');
  return rows.length > 0;
}

/**
 * The stage after another one, locked until the transaction ends, so that it is not archived in the
 * meantime; null after the last one.
 */
export async function holdNextStage(tx: Db, stageId: number): Promise<Stage | null> {
  const [stage] = await tx.select().from(stages).where(eq(stages.id, stageId));
  for (;;) {
    const next = nextStage(await findStages(tx), stage ?? null);
    if (next === null) return null;
    const [held] = await tx
      .select()
      .from(stages)
      .where(and(eq(stages.id, next.id), isNull(stages.archivedAt)))
      .for('share');
    // It was archived while this transaction waited for its lock.
    if (held) return held;
  }
}
