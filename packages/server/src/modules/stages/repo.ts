import DataLoader from 'dataloader';
import { and, asc, desc, eq, isNotNull, isNull, max, not, or, sql, sum, type SQL } from 'drizzle-orm';
import { STUCK_AFTER_DAYS, type MoveUpState, stagesList, type TasksForm, type XpSource, xpSourceName } from '@atlas/domain/journey';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { addManilaDays, startOfManilaDay } from '@atlas/domain/time';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { type LoaderOf, manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { ofPeopleInScope, seenBy, seesEveryone } from '../access/scopes.ts';
import { namedBy, narrowsPeople, ofPersonNamed } from '../users/repo.ts';
import { users } from '../users/tables.ts';
import { managedStages, reviewedStages } from './scopes.ts';
import { finishedTasks, moveUps, stageManagers, stageReviewers, stages, tasks, userStages, xpEntries } from './tables.ts';

export type Stage = typeof stages.$inferSelect;
export type Task = typeof tasks.$inferSelect;
export type UserStage = typeof userStages.$inferSelect;
export type FinishedTask = typeof finishedTasks.$inferSelect;
export type MoveUp = typeof moveUps.$inferSelect;
export type XpEntry = typeof xpEntries.$inferSelect;

// --- Stages and their tasks --------------------------------------------------------------------------------------------------------

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

/** The number of requests in a stage that wait for a reviewer. */
export const waitingInStage = valueBy(0, ({ db }, stageIds) =>
  db
    .select({ key: moveUps.stageId, value: sql<number>`count(*)::int` })
    .from(moveUps)
    .where(and(inList(moveUps.stageId, stageIds), eq(moveUps.state, 'waiting')))
    .groupBy(moveUps.stageId),
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

// --- Progress of members -----------------------------------------------------------------------

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

/** The sum of a person's ledger. */
export const pointsOf = valueBy(0, ({ db }, userIds) =>
  db
    .select({ key: xpEntries.userId, value: sum(xpEntries.points).mapWith(Number) })
    .from(xpEntries)
    .where(inList(xpEntries.userId, userIds))
    .groupBy(xpEntries.userId),
);

/** Whether the reader already has the XP of a task. A reopened task earns none again. */
export const hasXpOf = valueBy(false, async ({ db, reader }, taskIds) => {
  const named = new Map(taskIds.map((id) => [xpSourceName('task', id), id]));
  const rows = await db
    .select({ sourceName: xpEntries.sourceName })
    .from(xpEntries)
    .where(and(eq(xpEntries.userId, reader.userId), inList(xpEntries.sourceName, [...named.keys()])));
  return rows.map(({ sourceName }) => ({ key: named.get(sourceName) ?? Number.NaN, value: true }));
});

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

// --- The members of stages ---------------------------------------------------------------------------------------------------------

export const userStageLoader = oneById<UserStage>(({ db }, ids) => db.select().from(userStages).where(inList(userStages.id, ids)));

narrowsPeople('stageId', (stageId) =>
  namedBy(userStages, userStages.userId, and(eq(userStages.stageId, stageId), isNull(userStages.leftAt))),
);

/**
 * Whether the reader sees a member of a stage: a person who is in it now, when the reader manages
 * it.
 */
export const seesStageMember = seenBy(userStages, userStages.id, (reader) =>
  and(isNull(userStages.leftAt), managedStages(reader, userStages.stageId)),
);

export const stageMembersList = {
  table: userStages,
  id: userStages.id,
  sorts: { entered: [userStages.enteredAt] },
} satisfies List<string>;

/** `isStuck` of domain as an SQL condition on `user_stages`. A test compares the two. */
export function isStuckMember(now: Date): SQL {
  const since = addManilaDays(startOfManilaDay(now), -STUCK_AFTER_DAYS).toISOString();
  return sql`(${userStages.enteredAt} < ${since}::timestamptz
    and not exists (select 1 from ${finishedTasks} where ${finishedTasks.userId} = ${userStages.userId} and ${finishedTasks.finishedAt} >= ${since}::timestamptz)
    and not exists (select 1 from ${moveUps} where ${moveUps.userId} = ${userStages.userId} and ${moveUps.stageId} = ${userStages.stageId} and ${moveUps.state} = 'waiting'))`;
}

/** Condition for the members of the stages that the reader manages. */
export function stageMembersWhere(
  filter: Filter<{ search: string; stageId: number; stuck: boolean }>,
  { reader, now }: Source,
): SQL | undefined {
  return and(
    isNull(userStages.leftAt),
    managedStages(reader, filter.stageId ?? userStages.stageId),
    filter.stageId == null ? undefined : eq(userStages.stageId, filter.stageId),
    sql`exists (select 1 from ${users} where ${users.id} = ${userStages.userId} and ${users.archivedAt} is null)`,
    ofPersonNamed(filter.search, userStages.userId),
    filter.stuck == null ? undefined : filter.stuck ? isStuckMember(now) : sql`not ${isStuckMember(now)}`,
  );
}

// --- Moving up ---------------------------------------------------------------------------------------------------------------------

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

// --- Points ------------------------------------------------------------------------------------------------------------------------

export const xpEntryLoader = oneById<XpEntry>(({ db }, ids) => db.select().from(xpEntries).where(inList(xpEntries.id, ids)));

export const xpList = { table: xpEntries, id: xpEntries.id, sorts: { created: [xpEntries.createdAt] } } satisfies List<string>;

/** Condition for the XP ledger of a person. */
export const xpWhere = (filter: Filter<{ source: XpSource }>, userId: number): SQL | undefined =>
  and(eq(xpEntries.userId, userId), filter.source == null ? undefined : eq(xpEntries.source, filter.source));

// --- Steps of a member -------------------------------------------------------------------------

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

export async function findTask(tx: Db, taskId: number): Promise<Task | null> {
  const [row] = await tx.select().from(tasks).where(eq(tasks.id, taskId));
  return row ?? null;
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

/** The ids of the tasks that a person finished in a stage. */
export async function findFinishedIds(tx: Db, userId: number, stageId: number): Promise<Set<number>> {
  const rows = await tx
    .select({ taskId: finishedTasks.taskId })
    .from(finishedTasks)
    .innerJoin(tasks, eq(tasks.id, finishedTasks.taskId))
    .where(and(eq(finishedTasks.userId, userId), eq(tasks.stageId, stageId)));
  return new Set(rows.map(({ taskId }) => taskId));
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
 * Stores a person's request to move up from a stage.
 *
 * @returns the id of the request
 */
export async function addMoveUp(tx: Db, { userId, stageId, at }: { userId: number; stageId: number; at: Date }): Promise<number> {
  const [row] = await tx.insert(moveUps).values({ userId, stageId, createdAt: at }).returning({ id: moveUps.id });
  if (!row) throw new Error('The request to move up was not written');
  return row.id;
}

export async function findStageName(tx: Db, stageId: number): Promise<string> {
  const [row] = await tx.select({ name: stages.name }).from(stages).where(eq(stages.id, stageId));
  return row?.name ?? '';
}

// --- Editing stages ----------------------------------------------------------------------------------------------------------------

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

const { id, title, description, points, actionLabel, actionTarget } = tasks;
/** The tasks of a stage in their order. */
export const findTasks = (tx: Db, stageId: number) =>
  tx
    .select({ id, title, description, points, actionLabel, actionTarget })
    .from(tasks)
    .where(and(eq(tasks.stageId, stageId), isNull(tasks.archivedAt)))
    .orderBy(asc(tasks.position));

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
