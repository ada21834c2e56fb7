import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { batchesList } from '@atlas/domain/batches';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { declaredList } from '../../commands/declaredList.ts';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { fieldError } from '../../errors.ts';
import { oneById } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { batches } from './tables.ts';

export type Batch = typeof batches.$inferSelect;

export const batchLoader = oneById<Batch>(({ db }, ids) => db.select().from(batches).where(inList(batches.id, ids)));

const batchesWhere = (filter: Filter<FilterFieldsOf<typeof batchesList>>): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(batches.archivedAt) : isNull(batches.archivedAt),
    searchCondition(filter.search, sql`search_text(${batches.name})`),
  );

/** The list of batches for staff. */
export const BATCH_LIST = declaredList({
  name: 'batches',
  page: 'batches',
  declaration: batchesList,
  list: {
    table: batches,
    id: batches.id,
    sorts: { launch: [batches.launchFrom], name: [byName(batches.name)], created: [batches.createdAt] },
  },
  where: batchesWhere,
  loader: batchLoader,
});

/** The number of the advisory lock of `holdBatches`. */
const BATCHES_LOCK = 7_303;

/**
 * Serializes changes of batches until their transactions end, so that two of them cannot launch on
 * one day.
 */
export const holdBatches = (tx: Db): Promise<unknown> => tx.execute(sql`select pg_advisory_xact_lock(${BATCHES_LOCK})`);

/** The batches that people can be enrolled into, oldest first. */
export const findBatches = (db: Db): Promise<Batch[]> =>
  db.select().from(batches).where(isNull(batches.archivedAt)).orderBy(asc(batches.launchFrom), asc(batches.id));

/** A batch by its id, also an archived one; null for an unknown one. */
export async function findBatch(db: Db, id: number): Promise<Batch | null> {
  const [batch] = await db.select().from(batches).where(eq(batches.id, id));
  return batch ?? null;
}

/**
 * Requires a batch that people can be put into.
 *
 * @throws BAD_USER_INPUT for an unknown or archived batch, at the field `batchId`
 */
export async function mustBeOpenBatch(db: Db, id: number): Promise<void> {
  const batch = await findBatch(db, id);
  if (batch?.archivedAt !== null) throw fieldError('batchId', 'This batch no longer exists.');
}
