import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

/**
 * Deletes at most `most` rows, skipping those that another process has locked.
 *
 * @returns the number of rows deleted
 */
export async function deleteSome(db: Db, table: PgTable, where: SQL | undefined, most: number): Promise<number> {
  const some = db
    .select({ place: sql`ctid` })
    .from(table)
    .where(where)
    .limit(most)
    .for('update', { skipLocked: true });
  // As an array, the rows are chosen once. PostgreSQL may evaluate `in (select … limit …)` again
  // for each row.
  const { rowCount } = await db.delete(table).where(sql`ctid = any(array(${some}))`);
  return rowCount ?? 0;
}

/** The rows removed per statement: few enough not to block other work. */
const CHUNK = 1000;

/**
 * Removes all rows in statements of 1,000. It stops between two statements once `signal` is
 * aborted.
 *
 * @param removeSome removes at most this many rows
 * @returns the number of rows removed
 */
export async function inChunks(removeSome: (most: number) => Promise<number>, signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (let some = CHUNK; some === CHUNK && !signal?.aborted; removed += some) some = await removeSome(CHUNK);
  return removed;
}
