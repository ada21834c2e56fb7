import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, growingId } from '../../db/columns.ts';
import { users } from '../users/tables.ts';

/** Who changed what, on behalf of whom, and why. Append only: a trigger refuses every other statement. */
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
