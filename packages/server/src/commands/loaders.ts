import DataLoader from 'dataloader';
import type { Db } from '../db/open.ts';
import type { Reader } from './reader.ts';

/** The source of a loader: the database, the reader, and the instant of the request. */
export interface Source {
  db: Db;
  /** Throws UNAUTHENTICATED for a visitor. */
  readonly reader: Reader;
  now: Date;
}

/**
 * Creates a loader for one request. A module exports it, and callers use it through
 * `ctx.loader(...)`.
 */
export type LoaderOf<Key, Value> = (source: Source) => DataLoader<Key, Value>;
export type LoaderFor = <Key, Value>(make: LoaderOf<Key, Value>) => DataLoader<Key, Value>;

/** The loaders of one request, each created on first use. They batch and cache. */
export function createLoaders(source: Source): LoaderFor {
  const made = new Map<unknown, unknown>();
  return <Key, Value>(make: LoaderOf<Key, Value>): DataLoader<Key, Value> => {
    const known = (made.get(make) ?? make(source)) as DataLoader<Key, Value>;
    made.set(make, known);
    return known;
  };
}

/** Loads the row of each id, null when there is none: one statement for all ids of a page. */
export const oneById =
  <Row extends { id: number }>(read: (source: Source, ids: number[]) => Promise<Row[]>): LoaderOf<number, Row | null> =>
  (source) =>
    new DataLoader(async (ids) => {
      const rows = new Map((await read(source, [...ids])).map((row) => [row.id, row]));
      return ids.map((id) => rows.get(id) ?? null);
    });

/** Loads the rows that belong to each id, in the order in which they are read: one statement. */
export const manyBy =
  <Row>(keyOf: (row: Row) => number | null, read: (source: Source, ids: number[]) => Promise<Row[]>): LoaderOf<number, Row[]> =>
  (source) =>
    new DataLoader(async (ids) => {
      const groups = new Map<number, Row[]>(ids.map((id) => [id, []]));
      for (const row of await read(source, [...ids])) groups.get(keyOf(row) ?? Number.NaN)?.push(row);
      return ids.map((id) => groups.get(id) ?? []);
    });

/** Loads one value for each id; `none` is returned for an id without one. One statement. */
export const valueBy =
  <Value>(none: Value, read: (source: Source, ids: number[]) => Promise<{ key: number; value: Value }[]>): LoaderOf<number, Value> =>
  (source) =>
    new DataLoader(async (ids) => {
      const values = new Map((await read(source, [...ids])).map(({ key, value }) => [key, value]));
      return ids.map((id) => values.get(id) ?? none);
    });
