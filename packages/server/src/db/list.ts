import { and, asc, desc, is, sql, SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { MOST_COUNTED } from '@atlas/domain/lists';
import type { Db } from './open.ts';

/**
 * A list that can be ordered and paged over one table, however many rows it has. Each order is a row of indexed columns that are never null;
 * the id breaks ties. Where a condition leaves few rows, an order may be reckoned for each of them (a number that is never null). What belongs
 * into the list is a condition, so that the page and the count agree.
 */
export interface List<Key extends string> {
  table: PgTable;
  id: AnyPgColumn;
  sorts: Record<Key, readonly (AnyPgColumn | SQL)[]>;
}

/** What may be left out of a filter is left out, null or undefined. */
export type Filter<Fields> = { [Key in keyof Fields]?: Fields[Key] | null | undefined };

/** A place in a list: the values that the row is ordered by, and its id. */
export type Place = readonly [...(string | number)[], number];

export interface Wanted<Key extends string> {
  by: Key;
  descending: boolean;
  limit: number;
  offset: number;
  after: Place | null;
}

export interface ListedId {
  id: number;
  place: Place;
}

/** One page: the ids in order, each with its place. One statement. */
export async function readPage<Key extends string>(
  db: Db,
  list: List<Key>,
  where: SQL | undefined,
  wanted: Wanted<Key>,
): Promise<ListedId[]> {
  const columns = [...list.sorts[wanted.by], list.id];
  const direction = wanted.descending ? desc : asc;
  const after =
    wanted.after && sql`${row(columns)} ${sql.raw(wanted.descending ? '<' : '>')} ${row(wanted.after.map((value) => sql`${value}`))}`;
  const rows: Record<string, unknown>[] = await db
    // A piece of SQL within another keeps the names of its tables.
    .select(Object.fromEntries(columns.map((column, index) => [`v${index}`, is(column, SQL) ? sql`${column}` : column])))
    .from(list.table)
    .where(and(where, after ?? undefined))
    .orderBy(...columns.map((column) => direction(column)))
    .limit(wanted.limit)
    .offset(wanted.offset);
  return rows.map((values) => {
    const place = columns.map((_column, index) => placeValue(values[`v${index}`])) as unknown as Place;
    return { id: Number(place.at(-1)), place };
  });
}

/** How many rows there are, counted up to 1,001. */
export async function countUpTo(db: Db, list: Pick<List<never>, 'table'>, where: SQL | undefined): Promise<number> {
  const counted = sql`select 1 from ${list.table} ${where ? sql`where ${where}` : sql``} limit ${sql.raw(String(MOST_COUNTED + 1))}`;
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from (${counted}) as counted`);
  return rows[0]?.n ?? 0;
}

const row = (values: readonly SQLWrapper[]): SQL => sql`(${sql.join([...values], sql`, `)})`;

const placeValue = (value: unknown): string | number => {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'string') return value;
  throw new TypeError(`A list is ordered by a value that no cursor can carry: ${String(value)}`);
};
