import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, databaseId, idOf, instant, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/** Encrypted copies of the database, with their checksum and retention. */
export const backups = pgTable(
  'backups',
  {
    id: databaseId(),
    state: text().$type<'running' | 'done' | 'failed'>().notNull().default('running'),
    bytes: bigint({ mode: 'number' }),
    checksum: text(),
    storageKey: text(),
    problem: text(),
    startedById: idOf(() => users.id),
    keptUntil: instant().notNull(),
    /** The time of the last test restore into an empty database. */
    restoreTestedAt: instant(),
    finishedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('backups_state', isOneOf(t.state, ['running', 'done', 'failed'])),
    check('backups_done', sql`${t.state} <> 'done' or (${t.checksum} is not null and ${t.bytes} > 0 and ${t.storageKey} is not null)`),
    index('backups_listed').on(t.createdAt, t.id),
  ],
);

declareColumns(backups, { open: ['state', 'checksum', 'storageKey', 'problem'] });
