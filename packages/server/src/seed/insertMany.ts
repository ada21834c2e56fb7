import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';

const columnName = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts any number of rows in one statement, as a single parameter: one parameter per cell would
 * take ten times as long. A column that only some rows contain is null in the others, regardless of
 * its default.
 */
export async function insertMany<Table extends PgTable>(tx: Db, table: Table, rows: readonly Table['$inferInsert'][]): Promise<void> {
  if (rows.length === 0) return;
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const names = sql.join(
    keys.map((key) => sql.identifier(columnName(key))),
    sql`, `,
  );
  const records = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(key), value])));
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`,
  );
}
