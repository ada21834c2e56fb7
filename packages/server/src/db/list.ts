import { and, asc, desc, is, or, sql, SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { MAX_COUNTED } from '@atlas/domain/lists';
import { matchRank, type Names } from './matchRank.ts';
import type { Db } from './open.ts';

/**
 * A list over one table that can be ordered and paged, however many rows it has. Each order is a
 * row of indexed columns that are never null; the id breaks ties. When a condition leaves few rows,
 * an order may be computed for each of them (a number that is never null). A condition defines
 * which rows belong to the list, so that the page and the count agree.
 */
export interface List<Key extends string> {
  table: PgTable;
  id: AnyPgColumn;
  sorts: Record<Key, readonly (AnyPgColumn | SQL)[]>;
  /**
   * For pickers: the names of a row, and the order of rows whose names match a search equally well,
   * as in `sorts`.
   */
  ranked?: { names: Names; ties: readonly (AnyPgColumn | SQL)[] };
}

/** The order of a search by how well the names match. */
export const BEST_MATCH = 'match';
/** The most rows of a search that are ranked, so that the cost does not grow with the table. */
export const MAX_RANKED = 1000;

/**
 * The rows of a search as a list with the additional order `match`: exact names, then names that
 * begin with the text, then names with a word that begins with it, then the others.
 */
export function rankedList<Key extends string>(
  list: List<Key>,
  { where, walks }: Rows,
  query: string | null | undefined,
): { list: List<Key | typeof BEST_MATCH>; rows: Rows } {
  const { ranked, table, id } = list;
  if (ranked === undefined) throw new TypeError('This list has no names to rank');
  const order = [...ranked.ties, id].map((column) => asc(column));
  const first = walks
    ? walked(list, where, walks, order, MAX_RANKED)
    : sql`(select ${id} from ${table} ${where ? sql`where ${where}` : sql``} order by ${sql.join(order, sql`, `)} limit ${sql.raw(String(MAX_RANKED))})`;
  const sorts: Record<string, readonly (AnyPgColumn | SQL)[]> = {
    ...list.sorts,
    [BEST_MATCH]: [matchRank(query, ranked.names), ...ranked.ties],
  };
  return { list: { table, id, sorts }, rows: { where: sql`${id} in ${first}` } };
}

/** A filter whose fields may be missing, null or undefined, which all mean no restriction. */
export type Filter<Fields> = { [Key in keyof Fields]?: Fields[Key] | null | undefined };

/** A position in a list: the values that the row is ordered by, and its id. */
export type Place = readonly [...(string | number)[], number];

export interface Wanted<Key extends string> {
  by: Key;
  descending: boolean;
  limit: number;
  offset: number;
  after: Place | null;
}

/** At most `limit` rows, starting at `offset`. */
export type Slice = Pick<Wanted<string>, 'offset' | 'limit'>;

export interface ListedId {
  id: number;
  place: Place;
}

/**
 * A way to find rows of a list: by a condition, or by a column that contains one of the ids of a
 * bracketed subquery. It needs an index in every order of the list.
 */
export type Walk = SQL | { column: AnyPgColumn; among: SQL };

/** The rows that belong to a list. */
export interface Rows {
  where: SQL | undefined;
  /**
   * Walks that together cover each row, for when the database would not choose a fast plan itself.
   * The number of requested rows is read from each walk in the order of the list, and for a column,
   * from each id.
   */
  walks?: readonly Walk[] | undefined;
  /**
   * The order in which the rows are adjacent, when they lie at one end of the table. They are
   * counted in it.
   */
  densest?: readonly SQL[] | undefined;
}

/** The rows of a list that is given as a condition only. */
export const rowsOf = (belonging: SQL | Rows | undefined): Rows =>
  is(belonging, SQL) || belonging === undefined ? { where: belonging } : belonging;

/** The rows of a list as one condition. */
export function whereOf({ where, walks }: Rows): SQL | undefined {
  const ways = walks?.map((walk) => (is(walk, SQL) ? walk : sql`${walk.column} in ${walk.among}`)) ?? [];
  return and(where, or(...ways));
}

/** Reads one page in a single statement: the ids in order, each with its position. */
export async function readPage<Key extends string>(
  db: Db,
  list: List<Key>,
  { where, walks }: Rows,
  wanted: Wanted<Key>,
): Promise<ListedId[]> {
  const columns = [...list.sorts[wanted.by], list.id];
  const direction = wanted.descending ? desc : asc;
  const after =
    wanted.after && sql`${row(columns)} ${sql.raw(wanted.descending ? '<' : '>')} ${row(wanted.after.map((value) => sql`${value}`))}`;
  const order = columns.map((column) => direction(column));
  const belonging = and(where, after ?? undefined);
  const rows: Record<string, unknown>[] = await db
    // SQL nested in another piece keeps the names of its tables.
    .select(Object.fromEntries(columns.map((column, index) => [`v${index}`, is(column, SQL) ? sql`${column}` : column])))
    .from(list.table)
    .where(walks ? sql`${list.id} in ${walked(list, belonging, walks, order, wanted.offset + wanted.limit)}` : belonging)
    .orderBy(...order)
    .limit(wanted.limit)
    .offset(wanted.offset);
  return rows.map((values) => {
    const place = columns.map((_column, index) => placeValue(values[`v${index}`])) as unknown as Place;
    return { id: Number(place.at(-1)), place };
  });
}

/** The rows to count, with their list. */
export interface Counted {
  list: Pick<List<never>, 'id' | 'table' | 'sorts'>;
  rows: Rows;
}

/** The number of rows, counted up to one more than `upTo`. */
export async function countUpTo<Key extends string>(db: Db, list: List<Key>, rows: Rows, upTo = MAX_COUNTED): Promise<number> {
  const [count = 0] = await countEachUpTo(db, [{ list, rows }], upTo);
  return count;
}

/**
 * The number of rows of each of several lists, counted up to one more than `upTo`. One statement.
 */
export async function countEachUpTo(db: Db, counted: readonly Counted[], upTo = MAX_COUNTED): Promise<number[]> {
  if (counted.length === 0) return [];
  const counts = counted.map((one, index) => sql`${countOf(one, upTo + 1)} as ${sql.raw(`n${index}`)}`);
  const answer = await db.execute<Record<string, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  return counted.map((_one, index) => answer.rows[0]?.[`n${index}`] ?? 0);
}

/** The number of rows as a bracketed subquery, which stops at `most`. */
function countOf({ list, rows: { where, walks, densest } }: Counted, most: number): SQL {
  const rows = walks
    ? walked(list, where, walks, densest ?? anyOrder(list), most)
    : sql`(select 1 from ${list.table} ${where ? sql`where ${where}` : sql``} ${densest ? sql`order by ${sql.join([...densest], sql`, `)}` : sql``} limit ${sql.raw(String(most))})`;
  return sql`(select least(count(*), ${sql.raw(String(most))})::int from ${rows} as counted)`;
}

/** The ids of the first rows of each walk, in brackets. */
function walked(
  { id, table }: Pick<List<never>, 'id' | 'table'>,
  where: SQL | undefined,
  walks: readonly Walk[],
  order: readonly SQL[],
  limit: number,
): SQL {
  const firstOf = (walk: SQL) =>
    sql`(select ${id} from ${table} where ${and(where, walk)} order by ${sql.join([...order], sql`, `)} limit ${sql.raw(String(limit))})`;
  const rowsOf = (walk: Walk) =>
    is(walk, SQL)
      ? firstOf(walk)
      : sql`(select found.id from ${walk.among} as named (id) cross join lateral ${firstOf(sql`${walk.column} = named.id`)} as found (id))`;
  return sql`(${sql.join(walks.map(rowsOf), sql` union `)})`;
}

/**
 * An arbitrary order of the list. With an order a walk stops when it has found enough; without one
 * the database may collect all of its rows first.
 */
function anyOrder<Key extends string>({ id, sorts }: List<Key>): SQL[] {
  const [columns = []] = Object.values<readonly (AnyPgColumn | SQL)[]>(sorts);
  return [...columns, id].map((column) => asc(column));
}

const row = (values: readonly SQLWrapper[]): SQL => sql`(${sql.join([...values], sql`, `)})`;

const placeValue = (value: unknown): string | number => {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'string') return value;
  throw new TypeError(`A cursor cannot contain this sort value: ${String(value)}`);
};
