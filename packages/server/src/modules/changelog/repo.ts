import type { PageFlag } from '@atlas/domain/access';
import { changelogList, changelogStatus, type ChangelogStatus } from '@atlas/domain/changelog';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { and, desc, gt, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { declaredList } from '../../commands/declaredList.ts';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter } from '../../db/list.ts';
import { oneById, type Source } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { changelogEntries } from './tables.ts';

export type ChangelogEntry = typeof changelogEntries.$inferSelect;

/** The flags that the staff change log needs: its page is a settings page, too. */
export const CHANGELOG_PAGES = ['featureChangeLog', 'defaultSettings'] as const satisfies readonly PageFlag[];

/** Whether an entry is public. */
export const isPublished = (entry: ChangelogEntry, now: Date): boolean => changelogStatus(entry, now) === 'published';

export const changelogEntryLoader = oneById<ChangelogEntry>(({ db }, ids) =>
  db.select().from(changelogEntries).where(inList(changelogEntries.id, ids)),
);

const { archivedAt, publishedAt } = changelogEntries;
const published = (now: Date): SQL | undefined => and(isNull(archivedAt), lte(publishedAt, now));

/** The rule `changelogStatus` as SQL conditions. */
const IN_STATUS: Readonly<Record<ChangelogStatus, (now: Date) => SQL | undefined>> = {
  draft: () => and(isNull(archivedAt), isNull(publishedAt)),
  scheduled: (now) => and(isNull(archivedAt), gt(publishedAt, now)),
  published,
  archived: () => isNotNull(archivedAt),
};

/**
 * Condition for entries with the filtered status; without one, for every entry that is not
 * archived.
 */
export const changelogWhere = ({ search, status }: Filter<FilterFieldsOf<typeof changelogList>>, { now }: Source): SQL | undefined =>
  and(
    status == null ? isNull(archivedAt) : IN_STATUS[status](now),
    searchCondition(search, sql`search_text(${changelogEntries.title} || ' ' || ${changelogEntries.body})`),
  );

/** The change log list for its authors. */
export const CHANGELOG_LIST = declaredList({
  name: 'changelog',
  page: 'featureChangeLog',
  pages: CHANGELOG_PAGES,
  declaration: changelogList,
  list: {
    table: changelogEntries,
    id: changelogEntries.id,
    sorts: {
      created: [changelogEntries.createdAt],
      title: [byName(changelogEntries.title)],
      // Drafts come after all others. There are few entries, so that no index is needed.
      published: [sql`coalesce(extract(epoch from ${publishedAt}), 1e12)::float8`],
    },
  },
  where: changelogWhere,
  loader: changelogEntryLoader,
});

/** The published entries, newest first. */
export const findPublished = ({ db, now }: Pick<Source, 'db' | 'now'>, most: number): Promise<ChangelogEntry[]> =>
  db
    .select()
    .from(changelogEntries)
    .where(published(now))
    .orderBy(desc(changelogEntries.publishedAt), desc(changelogEntries.id))
    .limit(most);
