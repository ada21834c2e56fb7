import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The rows of another table that belong to a row of the statement around it, as one of its values: what would be a second statement becomes part
 * of the first one. They come as JSON and are read by their columns, so they equal those of a `select`. Not for `bytea`, which JSON does not carry.
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
