import { sql } from 'drizzle-orm';
import { check, date, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, databaseId, instant, revision } from '../../db/columns.ts';

/** Batches of people who start together within a launch window (days in Manila). */
export const batches = pgTable(
  'batches',
  {
    id: databaseId(),
    name: text().notNull().unique(),
    launchFrom: date().notNull(),
    launchTo: date().notNull(),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [check('batches_window', sql`${t.launchTo} >= ${t.launchFrom}`), check('batches_name', sql`length(${t.name}) between 1 and 100`)],
);
