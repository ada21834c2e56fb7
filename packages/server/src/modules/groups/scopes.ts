import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Role } from '@atlas/domain/access';
import type { Reader } from '../../commands/reader.ts';
import { peopleOf, seesEveryone } from '../access/scopes.ts';
import { groupCoaches, groupMembers, groups, headCoaches, subgroups } from './tables.ts';

/** Condition for active groups: an archived group is not part of any scope. */
const isLiving = sql`exists (select 1 from ${groups} where ${groups.id} = ${groupCoaches.groupId} and ${groups.archivedAt} is null)`;

/** The groups that a person leads or coaches. */
const coachedGroups = (userId: number | SQL): SQL => sql`(
  select ${groups.id} from ${groups} where ${groups.leaderId} = ${userId} and ${groups.archivedAt} is null
  union select ${groupCoaches.groupId} from ${groupCoaches} where ${groupCoaches.userId} = ${userId} and ${isLiving}
)`;

/** The groups of a head coach's coaches, and the head coach's own. */
const headedGroups = (userId: number): SQL => sql`(
  select ${groups.id} from ${groups} where ${groups.archivedAt} is null and (${groups.leaderId} = ${userId}
    or ${groups.leaderId} in (select ${headCoaches.coachId} from ${headCoaches} where ${headCoaches.headCoachId} = ${userId}))
  union select ${groupCoaches.groupId} from ${groupCoaches} where ${isLiving} and (${groupCoaches.userId} = ${userId}
    or ${groupCoaches.userId} in (select ${headCoaches.coachId} from ${headCoaches} where ${headCoaches.headCoachId} = ${userId}))
)`;

const membersOf = (groupIds: SQL): SQL =>
  sql`(select ${groupMembers.userId} from ${groupMembers} where ${groupMembers.groupId} in ${groupIds})`;

peopleOf(['coach', 'assistant-coach', 'expert'], (userId) => membersOf(coachedGroups(userId)));
peopleOf(['head-coach'], (userId) => membersOf(headedGroups(userId)));

/**
 * The roles whose holders see the groups they lead. A leader who uses the member level sees what
 * members see.
 */
const LEADS: readonly Role[] = ['coach', 'assistant-coach', 'expert', 'team-lead', 'assistant-team-lead'];

const ledGroups = ({ userId, access }: Reader): SQL => {
  if (access.roles === 'head-coach') return headedGroups(userId);
  return LEADS.includes(access.roles) ? coachedGroups(userId) : sql`(select ${groups.id} from ${groups} where false)`;
};

/**
 * Condition for the groups whose people a reader manages: all for staff, those they lead or coach,
 * and for a head coach those of their coaches.
 */
export const groupsLed = (reader: Reader, groupId: AnyPgColumn): SQL =>
  seesEveryone(reader) ? sql`true` : sql`${groupId} in ${ledGroups(reader)}`;

/** Condition for the groups that a reader sees: those they manage, and the one they are in. */
export function groupsInScope(reader: Reader, groupId: AnyPgColumn): SQL {
  if (seesEveryone(reader)) return sql`true`;
  return sql`${groupId} in (${ledGroups(reader)} union
    select ${groupMembers.groupId} from ${groupMembers} where ${groupMembers.userId} = ${reader.userId})`;
}

/**
 * Condition for the subgroups that a reader sees: those of their groups, the ones they lead, and
 * the one they are in.
 */
export function subgroupsInScope(reader: Reader): SQL {
  if (seesEveryone(reader)) return sql`true`;
  return sql`${subgroups.id} in (
    select part.id from ${subgroups} part where part.group_id in ${ledGroups(reader)} or (part.leader_id = ${reader.userId} and part.archived_at is null)
    union select ${groupMembers.subgroupId} from ${groupMembers} where ${groupMembers.userId} = ${reader.userId})`;
}
