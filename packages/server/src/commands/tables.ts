import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytes, idOf, instant } from '../db/columns.ts';
import { declareColumns } from '../db/personalData.ts';
import { users } from '../modules/users/tables.ts';

/**
 * Changes that had a key, with their result. The same key again returns the result instead of a
 * second change. Retained for 24 hours.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text().notNull(),
    /** Null for visitors: their keys are random enough never to collide. */
    userId: idOf(() => users.id),
    action: text().notNull(),
    /** SHA-256 of the input. */
    inputHash: bytes().notNull(),
    answer: jsonb().$type<unknown>(),
    createdAt: instant().notNull(),
  },
  (t) => [unique('idempotency_keys_once').on(t.userId, t.key).nullsNotDistinct(), index('idempotency_keys_at').on(t.createdAt)],
);

declareColumns(idempotencyKeys, { personal: ['answer'], open: ['key', 'action', 'inputHash'] });
