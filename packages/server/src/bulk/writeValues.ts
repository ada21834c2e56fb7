import { sql, type SQL } from 'drizzle-orm';
import type { WithRevision } from '../commands/subject.ts';
import type { Db } from '../db/open.ts';
import type { BulkChange } from './defineBulkOperation.ts';

/** The changes as rows of a statement, with `id` and `values`. */
export const changesAsRows = (changes: readonly BulkChange[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as wanted (id int, values jsonb)`;

/**
 * Writes columns of many rows in one statement and increments each revision. A column is an
 * expression over `wanted.values`.
 */
export async function writeValues(
  tx: Db,
  table: WithRevision,
  changes: readonly BulkChange[],
  columns: Readonly<Record<string, SQL>>,
): Promise<void> {
  const set = Object.entries(columns).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  await tx.execute(sql`
    update ${table} set revision = revision + 1, ${sql.join(set, sql`, `)} from ${changesAsRows(changes)} where ${table.id} = wanted.id`);
}
