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
    /** The time of the restored backup. */
    backupAt: instant().notNull(),
    /** Start of the pause of outgoing work, which lasts until it is resumed. */
    pausedAt: instant().notNull(),
    resumedAt: instant(),
    /** Null when it was resumed on the command line. */
    resumedById: idOf(() => users.id),
  },
  (t) => [
    check('installation_once', sql`${t.id} = 1`),
    check('installation_resumed', sql`${t.resumedById} is null or ${t.resumedAt} is not null`),
  ],
);
