import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, databaseId } from '../../db/columns.ts';
import { lessons } from '../courses/tables.ts';

/** A stored file and the record that owns it: who may open the record may open the file. */
export const files = pgTable(
  'files',
  {
    id: databaseId(),
    /** Name for people, with its extension. */
    name: text().notNull(),
    mediaType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Where the storage keeps it; never shown. */
    storageKey: text().notNull(),
    lessonId: integer().references(() => lessons.id),
    purpose: text().$type<'video' | 'attachment'>().notNull(),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check('files_bytes', sql`${t.bytes} >= 0`),
    check('files_purpose', sql`${t.purpose} in ('video', 'attachment')`),
    index('files_of_lesson').on(t.lessonId, t.position),
  ],
);
