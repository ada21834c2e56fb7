import { and, desc, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { isAmong } from '../../db/isAmong.ts';
import type { Filter, List } from '../../db/list.ts';
import { oneById, type Source } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { changelogEntries } from './tables.ts';

export type ChangelogEntry = typeof changelogEntries.$inferSelect;

/** Whether everybody may read an entry. */
export const isPublished = ({ publishedAt }: ChangelogEntry, now: Date): boolean => publishedAt !== null && publishedAt <= now;

export const changelogEntryLoader = oneById<ChangelogEntry>(({ db }, ids) =>
  db.select().from(changelogEntries).where(isAmong(changelogEntries.id, ids)),
);

export const changelogList = {
  table: changelogEntries,
  id: changelogEntries.id,
  sorts: { created: [changelogEntries.createdAt], title: [changelogEntries.title] },
} satisfies List<string>;

const published = (now: Date): SQL => lte(changelogEntries.publishedAt, now);

export const changelogWhere = (filter: Filter<{ search: string; published: boolean }>, { now }: Source): SQL | undefined =>
  and(
    searchCondition(filter.search, sql`search_text(${changelogEntries.title} || ' ' || ${changelogEntries.body})`),
    filter.published == null
      ? undefined
      : filter.published
        ? published(now)
        : or(isNull(changelogEntries.publishedAt), gt(changelogEntries.publishedAt, now)),
  );

/** What is published, the newest first. */
export const findPublished = ({ db, now }: Pick<Source, 'db' | 'now'>, most: number): Promise<ChangelogEntry[]> =>
  db
    .select()
    .from(changelogEntries)
    .where(published(now))
    .orderBy(desc(changelogEntries.publishedAt), desc(changelogEntries.id))
    .limit(most);
