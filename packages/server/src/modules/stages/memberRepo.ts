import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { STUCK_AFTER_DAYS } from '@atlas/domain/journey';
import { addManilaDays, startOfManilaDay } from '@atlas/domain/time';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
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

/** When a person took the last step in their stage, in SQL; null for people without a stage. */
export const lastStepAt = (userId: AnyPgColumn): SQL => sql`(
  select greatest(${userStages.enteredAt}, (select max(${finishedTasks.finishedAt}) from ${finishedTasks} where ${finishedTasks.userId} = ${userId}))
  from ${userStages} where ${userStages.userId} = ${userId} and ${userStages.leftAt} is null)`;

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
