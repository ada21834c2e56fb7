import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { oneById } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { redirectRules, type RedirectAudience } from './tables.ts';

export type RedirectRule = typeof redirectRules.$inferSelect;

export const redirectRuleLoader = oneById<RedirectRule>(({ db }, ids) =>
  db.select().from(redirectRules).where(inList(redirectRules.id, ids)),
);

export const redirectRulesList = {
  table: redirectRules,
  id: redirectRules.id,
  sorts: {
    priority: [redirectRules.priority],
    fromPath: [redirectRules.fromPath],
    hits: [redirectRules.hits],
    created: [redirectRules.createdAt],
  },
} satisfies List<string>;

export const redirectRulesWhere = (filter: Filter<{ search: string; audience: RedirectAudience; archived: boolean }>): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(redirectRules.archivedAt) : isNull(redirectRules.archivedAt),
    searchCondition(filter.search, sql`search_text(${redirectRules.fromPath}::text || ' ' || ${redirectRules.target})`),
    filter.audience == null ? undefined : eq(redirectRules.audience, filter.audience),
  );
