import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Role } from '@atlas/domain/access';
import { accountabilityGroups, accountabilityMembers } from '../accountability/tables.ts';
import { groupCoaches, groupMembers, groups, headCoaches, subgroups } from '../groups/tables.ts';
import { stageManagers, stageReviewers } from '../stages/tables.ts';
import { portfolio, successManagers } from '../successManagers/tables.ts';
import { valueBy, type LoaderOf } from '../../commands/loaders.ts';
import type { Reader } from '../../commands/reader.ts';

// Whom and what the roles see, in one place. Every list, count, search and export has one of these among its conditions. Product decisions §1.

/** The groups that somebody leads or coaches. */
const coachedGroups = (userId: number | SQL): SQL => sql`(
  select ${groups.id} from ${groups} where ${groups.leaderId} = ${userId}
  union select ${groupCoaches.groupId} from ${groupCoaches} where ${groupCoaches.userId} = ${userId}
)`;

/** The groups of a head coach's coaches, and the head coach's own. */
const headedGroups = (userId: number): SQL => sql`(
  select ${groups.id} from ${groups} where ${groups.leaderId} = ${userId}
    or ${groups.leaderId} in (select ${headCoaches.coachId} from ${headCoaches} where ${headCoaches.headCoachId} = ${userId})
  union select ${groupCoaches.groupId} from ${groupCoaches} where ${groupCoaches.userId} = ${userId}
    or ${groupCoaches.userId} in (select ${headCoaches.coachId} from ${headCoaches} where ${headCoaches.headCoachId} = ${userId})
)`;

const membersOf = (groupIds: SQL): SQL =>
  sql`(select ${groupMembers.userId} from ${groupMembers} where ${groupMembers.groupId} in ${groupIds})`;

const inOwnAccountability = (userId: number): SQL => sql`(
  select ${accountabilityMembers.userId} from ${accountabilityMembers}
  join ${accountabilityGroups} on ${accountabilityGroups.id} = ${accountabilityMembers.groupId}
  where ${accountabilityGroups.leaderId} = ${userId} or ${accountabilityGroups.assistantId} = ${userId}
)`;

const inOwnPortfolio = (userId: number): SQL => sql`(
  select ${portfolio.userId} from ${portfolio}
  join ${successManagers} on ${successManagers.id} = ${portfolio.managerId} where ${successManagers.userId} = ${userId}
)`;

type Scope = 'all' | ((userId: number) => SQL) | 'self';

const PEOPLE: Record<Role, Scope> = {
  admin: 'all',
  'tribe-team-fa': 'all',
  'tribe-team-ro': 'all',
  'success-manager': inOwnPortfolio,
  'head-coach': (userId) => membersOf(headedGroups(userId)),
  coach: (userId) => membersOf(coachedGroups(userId)),
  'assistant-coach': (userId) => membersOf(coachedGroups(userId)),
  expert: (userId) => membersOf(coachedGroups(userId)),
  'team-lead': inOwnAccountability,
  'assistant-team-lead': inOwnAccountability,
  affiliate: 'self',
  member: 'self',
  'non-member': 'self',
};

/** Whether a reader sees everybody, so that no condition is needed. */
export const seesEverybody = (reader: Reader): boolean => PEOPLE[reader.access.roles] === 'all';

/**
 * The rows that belong to people whom the reader looks after, or to the reader. `userId` is the column that names the person.
 * One set of ids, not an "or": the database can begin with a handful of people instead of reading the whole table.
 */
export function ofPeopleInScope(reader: Reader, userId: AnyPgColumn | SQL): SQL {
  const scope = PEOPLE[reader.access.roles];
  if (scope === 'all') return sql`true`;
  if (scope === 'self') return sql`${userId} = ${reader.userId}`;
  return sql`${userId} in (select ${reader.userId}::integer union ${scope(reader.userId)})`;
}

/** Whether a person is among those whom the reader looks after, or is the reader. */
export const inScopeLoader = valueBy(false, async ({ db, reader }, ids) => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select asked.id from unnest(${sql.param(ids)}::int[]) as asked (id) where ${ofPeopleInScope(reader, sql`asked.id`)}`,
  );
  return rows.map(({ id }) => ({ key: id, value: true }));
});

/** Whether the reader sees each record of a table, by a condition in SQL. */
export const seenBy = (table: PgTable, id: AnyPgColumn, condition: (reader: Reader) => SQL | undefined): LoaderOf<number, boolean> =>
  valueBy(false, async ({ db, reader }, ids) => {
    const rows = await db
      .select({ key: id })
      .from(table)
      .where(and(inArray(id, ids), condition(reader)));
    return rows.map(({ key }) => ({ key: Number(key), value: true }));
  });

/** Whose groups count for the level in use. A leader who reads as a plain member sees what members see. */
const LEADS: readonly Role[] = ['coach', 'assistant-coach', 'expert', 'team-lead', 'assistant-team-lead'];

const ledGroups = ({ userId, access }: Reader): SQL => {
  if (access.roles === 'head-coach') return headedGroups(userId);
  return LEADS.includes(access.roles) ? coachedGroups(userId) : sql`(select ${groups.id} from ${groups} where false)`;
};

/** The groups whose people a reader looks after: all for staff, those they lead or coach, and for a head coach those of their coaches. */
export const groupsLed = (reader: Reader, groupId: AnyPgColumn): SQL =>
  seesEverybody(reader) ? sql`true` : sql`${groupId} in ${ledGroups(reader)}`;

/** The groups that a reader sees: those they look after, and the one they are in. */
export function groupsInScope(reader: Reader, groupId: AnyPgColumn): SQL {
  if (seesEverybody(reader)) return sql`true`;
  return sql`${groupId} in (${ledGroups(reader)} union
    select ${groupMembers.groupId} from ${groupMembers} where ${groupMembers.userId} = ${reader.userId})`;
}

/** The subgroups that a reader sees: those of their groups, the ones they lead, and the one they are in. */
export function subgroupsInScope(reader: Reader): SQL {
  if (seesEverybody(reader)) return sql`true`;
  return sql`${subgroups.id} in (
    select part.id from ${subgroups} part where part.group_id in ${ledGroups(reader)} or part.leader_id = ${reader.userId}
    union select ${groupMembers.subgroupId} from ${groupMembers} where ${groupMembers.userId} = ${reader.userId})`;
}

/** The accountability groups that a reader sees: all for staff, those they lead, and the one they are in. */
export function accountabilityInScope(reader: Reader, groupId: AnyPgColumn): SQL {
  if (seesEverybody(reader)) return sql`true`;
  return sql`${groupId} in (
    select led.id from ${accountabilityGroups} led where led.leader_id = ${reader.userId}
    union select led.id from ${accountabilityGroups} led where led.assistant_id = ${reader.userId}
    union select ${accountabilityMembers.groupId} from ${accountabilityMembers} where ${accountabilityMembers.userId} = ${reader.userId})`;
}

/** The stages whose move-ups a reader decides: as a reviewer of the stage. Staff with every person in scope see them all. */
export function reviewedStages(reader: Reader, stageId: AnyPgColumn | number): SQL {
  if (seesEverybody(reader)) return sql`true`;
  const reviewed = sql`select ${stageReviewers.stageId} from ${stageReviewers} where ${stageReviewers.userId} = ${reader.userId}`;
  return ofStages(stageId, reviewed);
}

/** The stages that a reader manages. */
export function managedStages(reader: Reader, stageId: AnyPgColumn | number): SQL {
  if (seesEverybody(reader)) return sql`true`;
  const managed = sql`select ${stageManagers.stageId} from ${stageManagers} where ${stageManagers.userId} = ${reader.userId}`;
  return ofStages(stageId, managed);
}

/** Asked first whether there are any at all, so that nothing is read for who has none. */
const ofStages = (stageId: AnyPgColumn | number, own: SQL): SQL => sql`(exists (${own}) and ${stageId} in (${own}))`;
