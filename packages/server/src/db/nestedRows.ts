import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The rows of another table that belong to a row of the surrounding statement, as one of its
 * values. It replaces a second statement. The rows are returned as JSON and parsed by their
 * columns, so they equal those of a `select`. Not for `bytea`, which JSON cannot represent.
 */
export function nestedRows<Table extends PgTable>(table: Table, where: SQL, orderBy: SQL): SQL<Table['$inferSelect'][]> {
  const columns = Object.entries(getTableColumns(table));
  const values = sql.join(
    columns.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const read = (rows: unknown[][]) =>
    rows.map((row) =>
      Object.fromEntries(columns.map(([key, column], index) => [key, row[index] === null ? null : column.mapFromDriverValue(row[index])])),
    );
  return sql`(select coalesce(json_agg(json_build_array(${values}) order by ${orderBy}), '[]') from ${table} where ${where})`.mapWith(
    read,
  ) as SQL<Table['$inferSelect'][]>;
}
