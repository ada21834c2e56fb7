import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, databaseId, idOf, instant, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/** Product news for members. */
export const changelogEntries = pgTable(
  'changelog_entries',
  {
    id: databaseId(),
    title: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    authorId: idOf(() => users.id),
    publishedAt: instant(),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [index('changelog_entries_published').on(t.publishedAt, t.id)],
);

declareColumns(changelogEntries, { open: ['title', 'body'] });
