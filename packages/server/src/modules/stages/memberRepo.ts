import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { STUCK_AFTER_DAYS, stageMembersList, type StageMemberState } from '@atlas/domain/journey';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { addManilaDays, startOfManilaDay } from '@atlas/domain/time';
import { inList } from '../../db/inList.ts';
import { countEachUpTo, type Filter, type List, rowsOf } from '../../db/list.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { oneById, type Source } from '../../commands/loaders.ts';
import { seenBy } from '../access/scopes.ts';
import { namedBy, narrowsPeople } from '../users/peopleListRepo.ts';
import { ofPersonNamed } from '../users/personSearchRepo.ts';
import { users } from '../users/tables.ts';
import { managedStages } from './scopes.ts';
import { finishedTasks, moveUps, userStages } from './tables.ts';

export type UserStage = typeof userStages.$inferSelect;

export const userStageLoader = oneById<UserStage>(({ db }, ids) => db.select().from(userStages).where(inList(userStages.id, ids)));

narrowsPeople('stageId', (stageIds) =>
  namedBy(userStages, userStages.userId, and(inList(userStages.stageId, stageIds), isNull(userStages.leftAt))),
);
narrowsPeople('isStuck', (_stuck, { now }) => namedBy(userStages, userStages.userId, and(isNull(userStages.leftAt), isStuckMember(now))));
narrowsPeople('isWaitingToMoveUp', () => namedBy(moveUps, moveUps.userId, eq(moveUps.state, 'waiting')));

/**
 * Whether the reader sees a member of a stage: a person who is in it now, when the reader manages
 * it.
 */
export const seesStageMember = seenBy(userStages, userStages.id, (reader) =>
  and(isNull(userStages.leftAt), managedStages(reader, userStages.stageId)),
);

/** When the member took the last step in their stage, as a number of seconds. */
const lastStepSeconds = sql<number>`extract(epoch from greatest(${userStages.enteredAt},
  (select max(${finishedTasks.finishedAt}) from ${finishedTasks} where ${finishedTasks.userId} = ${userStages.userId})))::float8`;

const stageMemberRows = {
  table: userStages,
  id: userStages.id,
  sorts: { attention: [lastStepSeconds], activity: [lastStepSeconds], entered: [userStages.enteredAt] },
} satisfies List<string>;

/** `isStuck` of domain as an SQL condition on `user_stages`. A test compares the two. */
export function isStuckMember(now: Date): SQL {
  const since = addManilaDays(startOfManilaDay(now), -STUCK_AFTER_DAYS).toISOString();
  return sql`(${userStages.enteredAt} < ${since}::timestamptz
    and not exists (select 1 from ${finishedTasks} where ${finishedTasks.userId} = ${userStages.userId} and ${finishedTasks.finishedAt} >= ${since}::timestamptz)
    and not exists (select 1 from ${moveUps} where ${moveUps.userId} = ${userStages.userId} and ${moveUps.stageId} = ${userStages.stageId} and ${moveUps.state} = 'waiting'))`;
}

/** When a person took the last step in their stage, in SQL; null for people without a stage. */
export const lastStepAt = (userId: AnyPgColumn): SQL => sql`(
  select greatest(${userStages.enteredAt}, (select max(${finishedTasks.finishedAt}) from ${finishedTasks} where ${finishedTasks.userId} = ${userId}))
  from ${userStages} where ${userStages.userId} = ${userId} and ${userStages.leftAt} is null)`;

/** Whether the member waits for a reviewer of their stage. */
const isWaitingMember = sql`exists (select 1 from ${moveUps} where ${moveUps.userId} = ${userStages.userId}
  and ${moveUps.stageId} = ${userStages.stageId} and ${moveUps.state} = 'waiting')`;

/** `stageMemberState` of domain as SQL conditions on `user_stages`. A test compares the two. */
const isInState = (state: StageMemberState, now: Date): SQL =>
  state === 'waiting'
    ? isWaitingMember
    : state === 'stuck'
      ? isStuckMember(now)
      : sql`not ${isWaitingMember} and not ${isStuckMember(now)}`;

/** Condition for the members of the stages that the reader manages. */
export function stageMembersWhere(
  filter: Filter<FilterFieldsOf<typeof stageMembersList>>,
  { reader, now }: Pick<Source, 'reader' | 'now'>,
): SQL | undefined {
  return and(
    isNull(userStages.leftAt),
    managedStages(reader, filter.stageId ?? userStages.stageId),
    filter.stageId == null ? undefined : eq(userStages.stageId, filter.stageId),
    sql`exists (select 1 from ${users} where ${users.id} = ${userStages.userId} and ${users.archivedAt} is null)`,
    ofPersonNamed(filter.search, userStages.userId),
    filter.state == null ? undefined : isInState(filter.state, now),
  );
}

/** Puts those who are stuck before everyone else. No date reaches this number of seconds. */
const AFTER_STUCK = sql.raw('1e12');

/** The members of stages, for their managers. */
export const STAGE_MEMBER_LIST = declaredList({
  name: 'stageMembers',
  declaration: stageMembersList,
  list: stageMemberRows,
  ordersAt: ({ now }) =>
    Promise.resolve({ attention: [sql`(case when ${isStuckMember(now)} then 0 else ${AFTER_STUCK} end + ${lastStepSeconds})::float8`] }),
  where: stageMembersWhere,
  loader: userStageLoader,
});

/** Numbers of members by state, counted up to 1,001. */
export type StageMemberCounts = Record<StageMemberState | 'all', number>;

/** Counts the members of a stage, or of all stages, as in the list of the reader. One statement. */
export async function countStageMembers(source: Source, stageId: number | null): Promise<StageMemberCounts> {
  const states = [null, 'stuck', 'waiting', 'moving'] as const;
  const [all = 0, stuck = 0, waiting = 0, moving = 0] = await countEachUpTo(
    source.db,
    states.map((state) => ({ list: stageMemberRows, rows: rowsOf(stageMembersWhere({ stageId, state }, source)) })),
  );
  return { all, stuck, waiting, moving };
}
