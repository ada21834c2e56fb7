import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { idOf, instant } from '../../db/columns.ts';
import { users } from '../users/tables.ts';

/** The installation itself: at most one row, written by a restore. */
export const installation = pgTable(
  'installation',
  {
    id: integer().primaryKey().default(1),
    restoredAt: instant().notNull(),
    /** When the backup was made that was restored. */
    backupAt: instant().notNull(),
    /** Since when outgoing work is paused, until it is resumed. */
    pausedAt: instant().notNull(),
    resumedAt: instant(),
    /** Null where it was resumed on the command line. */
    resumedById: idOf(() => users.id),
  },
  (t) => [
    check('installation_once', sql`${t.id} = 1`),
    check('installation_resumed', sql`${t.resumedById} is null or ${t.resumedAt} is not null`),
  ],
);
