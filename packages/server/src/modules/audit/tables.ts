import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, growingId, idOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/**
 * Changes with their actor, the person they acted for, and the reason. Append-only: a trigger
 * rejects every other statement, except that an erasure replaces reasons.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: growingId(),
    at: createdAt(),
    actorId: integer().references(() => users.id),
    onBehalfOfId: integer().references(() => users.id),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: integer(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
    requestId: text(),
  },
  (t) => [
    index('audit_entries_subject').on(t.subjectType, t.subjectId, t.at),
    index('audit_entries_at').on(t.at, t.id),
    index('audit_entries_of_actor').on(t.actorId, t.at),
    index('audit_entries_on_behalf')
      .on(t.onBehalfOfId, t.at)
      .concurrently()
      .where(sql`${t.onBehalfOfId} is not null`),
    index('audit_entries_of_action').on(t.action, t.at, t.id),
    index('audit_entries_of_request').on(t.requestId).concurrently(),
  ],
);

/**
 * The personal values of an audit entry, which the entry marks by `PERSONAL_VALUE`. Rows are
 * erased with a person's account; a trigger refuses to change them.
 */
export const auditPersonalValues = pgTable(
  'audit_personal_values',
  {
    entryId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => auditEntries.id),
    /** The person whom the values describe; null when they describe no account. */
    personId: idOf(() => users.id),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index('audit_personal_values_of_person')
      .on(t.personId)
      .where(sql`${t.personId} is not null`),
  ],
);

declareColumns(auditEntries, { open: ['action', 'subjectType', 'before', 'after', 'reason', 'requestId'] });
declareColumns(auditPersonalValues, { personal: ['before', 'after'] });
