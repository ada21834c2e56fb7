import DataLoader from 'dataloader';
import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { SELLING_PAGES } from '@atlas/domain/access';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { type RedirectRule as Rule, redirectRulesList, type SlugOwner } from '@atlas/domain/redirects';
import { settingValue } from '@atlas/domain/settings';
import { fullName } from '@atlas/domain/users';
import { declaredList } from '../../commands/declaredList.ts';
import { type LoaderOf, oneById } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import type { Filter } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { searchCondition } from '../../db/search.ts';
import { affiliates } from '../affiliates/tables.ts';
import { funnels, slugs } from '../funnels/tables.ts';
import { findSettingRow } from '../settings/repo.ts';
import { nameColumns } from '../users/namesRepo.ts';
import { users } from '../users/tables.ts';
import { redirectRules } from './tables.ts';

export type RedirectRule = typeof redirectRules.$inferSelect;

export const redirectRuleLoader = oneById<RedirectRule>(({ db }, ids) =>
  db.select().from(redirectRules).where(inList(redirectRules.id, ids)),
);

/** A rule in the form that the domain rules expect. */
export const ruleOf = (row: RedirectRule): Rule => ({ ...row, isArchived: row.archivedAt !== null });

const redirectRulesWhere = (filter: Filter<FilterFieldsOf<typeof redirectRulesList>>): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(redirectRules.archivedAt) : isNull(redirectRules.archivedAt),
    searchCondition(filter.search, sql`search_text(${redirectRules.fromPath}::text || ' ' || ${redirectRules.target})`),
    filter.audience == null ? undefined : eq(redirectRules.audience, filter.audience),
  );

/** The list of redirect rules for staff. */
export const REDIRECT_RULE_LIST = declaredList({
  name: 'redirectRules',
  page: SELLING_PAGES,
  declaration: redirectRulesList,
  list: {
    table: redirectRules,
    id: redirectRules.id,
    sorts: {
      priority: [redirectRules.priority],
      fromPath: [redirectRules.fromPath],
      hits: [redirectRules.hits],
      created: [redirectRules.createdAt],
    },
  },
  where: redirectRulesWhere,
  loader: redirectRuleLoader,
});

/** The number of the advisory lock of `holdRedirects`. */
const REDIRECTS_LOCK = 7_302;

/**
 * Serializes changes of redirect rules until their transactions end, so that two of them cannot
 * close a loop together. Redirects and their hits do not wait for it.
 */
export const holdRedirects = (tx: Db): Promise<unknown> => tx.execute(sql`select pg_advisory_xact_lock(${REDIRECTS_LOCK})`);

/** The hosts that rules may lead to. */
export async function findRedirectHosts(db: Db): Promise<readonly string[]> {
  const row = await findSettingRow(db, 'redirect-hosts');
  return settingValue('redirect-hosts', row?.value);
}

/** The rules that are not archived. There are few, so that all of them are read. */
export const findRulesInUse = (db: Db): Promise<RedirectRule[]> => db.select().from(redirectRules).where(isNull(redirectRules.archivedAt));

/** Rules by their ids, in their order. */
export const findRulesWithIds = (db: Db, ids: readonly number[]): Promise<RedirectRule[]> =>
  db
    .select()
    .from(redirectRules)
    .where(inList(redirectRules.id, [...ids]))
    .orderBy(asc(redirectRules.id));

/** The page of a slug, with the person whose main link it is. */
export interface SlugPage {
  kind: SlugOwner;
  name: string;
  /** Null for a funnel. */
  userId: number | null;
}

/** Loads the funnel or the affiliate whose page a slug opens; null for a slug that no one uses. */
export const slugPageLoader: LoaderOf<string, SlugPage | null> = ({ db }) =>
  new DataLoader(async (wanted) => {
    const rows = await db
      .select({
        slug: sql<string>`lower(${slugs.slug}::text)`,
        funnel: funnels.name,
        userId: affiliates.userId,
        person: nameColumns(users),
      })
      .from(slugs)
      .leftJoin(funnels, and(eq(slugs.owner, 'funnel'), eq(funnels.slug, slugs.slug)))
      .leftJoin(affiliates, and(eq(slugs.owner, 'affiliate'), eq(affiliates.linkName, slugs.slug)))
      .leftJoin(users, eq(users.id, affiliates.userId))
      .where(inList(slugs.slug, [...wanted]));
    const pages = new Map<string, SlugPage>();
    for (const { slug, funnel, userId, person } of rows) {
      if (funnel !== null) pages.set(slug, { kind: 'funnel', name: funnel, userId: null });
      else if (person !== null) pages.set(slug, { kind: 'affiliate', name: fullName(person), userId });
    }
    return wanted.map((slug) => pages.get(slug.toLowerCase()) ?? null);
  });
