import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

/** Deletes `most` rows at most and answers how many those were; rows that another process has locked are skipped. */
export async function deleteSome(db: Db, table: PgTable, where: SQL | undefined, most: number): Promise<number> {
  const some = db
    .select({ place: sql`ctid` })
    .from(table)
    .where(where)
    .limit(most)
    .for('update', { skipLocked: true });
  // As an array, the rows are chosen once; PostgreSQL may evaluate `in (select … limit …)` again for each row.
  const { rowCount } = await db.delete(table).where(sql`ctid = any(array(${some}))`);
  return rowCount ?? 0;
}

/** Rows that one statement removes: few enough to hold nobody up. */
const CHUNK = 1000;

/**
 * Removes all there is in statements of 1,000 rows and answers how many rows those were: `removeSome` removes so many at most. It stops between two
 * statements once `signal` is aborted.
 */
export async function inChunks(removeSome: (most: number) => Promise<number>, signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (let some = CHUNK; some === CHUNK && !signal?.aborted; removed += some) some = await removeSome(CHUNK);
  return removed;
}
