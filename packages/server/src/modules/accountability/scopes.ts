import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../commands/reader.ts';
import { peopleOf, seesEveryone } from '../access/scopes.ts';
import { accountabilityGroups, accountabilityMembers } from './tables.ts';

peopleOf(
  ['team-lead', 'assistant-team-lead'],
  (userId) => sql`(
  select ${accountabilityMembers.userId} from ${accountabilityMembers}
  join ${accountabilityGroups} on ${accountabilityGroups.id} = ${accountabilityMembers.groupId}
  where ${accountabilityGroups.archivedAt} is null
    and (${accountabilityGroups.leaderId} = ${userId} or ${accountabilityGroups.assistantId} = ${userId})
)`,
);

/**
 * Condition for the accountability groups that a reader sees: all for staff, otherwise the groups
 * they lead and the one they are in.
 */
export function accountabilityInScope(reader: Reader, groupId: AnyPgColumn): SQL {
  if (seesEveryone(reader)) return sql`true`;
  return sql`${groupId} in (
    select led.id from ${accountabilityGroups} led where led.leader_id = ${reader.userId} and led.archived_at is null
    union select led.id from ${accountabilityGroups} led where led.assistant_id = ${reader.userId} and led.archived_at is null
    union select ${accountabilityMembers.groupId} from ${accountabilityMembers} where ${accountabilityMembers.userId} = ${reader.userId})`;
}
