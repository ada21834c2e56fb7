import { and, asc, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { oneById } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { batches } from './tables.ts';

export type Batch = typeof batches.$inferSelect;

export const batchLoader = oneById<Batch>(({ db }, ids) => db.select().from(batches).where(inList(batches.id, ids)));

export const batchesList = {
  table: batches,
  id: batches.id,
  sorts: { launch: [batches.launchFrom], name: [byName(batches.name)], created: [batches.createdAt] },
} satisfies List<string>;

export function batchesWhere(filter: Filter<{ search: string; archived: boolean }>): SQL | undefined {
  return and(
    filter.archived === true ? isNotNull(batches.archivedAt) : isNull(batches.archivedAt),
    searchCondition(filter.search, sql`search_text(${batches.name})`),
  );
}

/** The batches that people can be enrolled into, oldest first. */
export const findBatches = (db: Db): Promise<Batch[]> =>
  db.select().from(batches).where(isNull(batches.archivedAt)).orderBy(asc(batches.launchFrom), asc(batches.id));
