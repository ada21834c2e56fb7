import DataLoader from 'dataloader';
import type { Db } from '../db/open.ts';
import type { Reader } from './reader.ts';

/** What a loader reads with: the database, who asks, and the instant of the request. */
export interface Source {
  db: Db;
  /** Throws UNAUTHENTICATED for a visitor. */
  readonly reader: Reader;
  now: Date;
}

/** Makes a loader for one request. A module exports it; whoever needs it asks the request with `ctx.loader(...)`. */
export type LoaderOf<Key, Value> = (source: Source) => DataLoader<Key, Value>;
export type LoaderFor = <Key, Value>(make: LoaderOf<Key, Value>) => DataLoader<Key, Value>;

/** The loaders of one request, each made when it is first asked for: they batch, and remember what was read. */
export function createLoaders(source: Source): LoaderFor {
  const made = new Map<unknown, unknown>();
  return <Key, Value>(make: LoaderOf<Key, Value>): DataLoader<Key, Value> => {
    const known = (made.get(make) ?? make(source)) as DataLoader<Key, Value>;
    made.set(make, known);
    return known;
  };
}

/** Reads the row of each id, null where there is none: one statement for however many ids a page names. */
export const oneById =
  <Row extends { id: number }>(read: (source: Source, ids: number[]) => Promise<Row[]>): LoaderOf<number, Row | null> =>
  (source) =>
    new DataLoader(async (ids) => {
      const rows = new Map((await read(source, [...ids])).map((row) => [row.id, row]));
      return ids.map((id) => rows.get(id) ?? null);
    });

/** Reads the rows that belong to each id, in the order in which they are read: one statement. */
export const manyBy =
  <Row>(keyOf: (row: Row) => number | null, read: (source: Source, ids: number[]) => Promise<Row[]>): LoaderOf<number, Row[]> =>
  (source) =>
    new DataLoader(async (ids) => {
      const groups = new Map<number, Row[]>(ids.map((id) => [id, []]));
      for (const row of await read(source, [...ids])) groups.get(keyOf(row) ?? Number.NaN)?.push(row);
      return ids.map((id) => groups.get(id) ?? []);
    });

/** Reads one value for each id; `none` stands for an id without one. One statement. */
export const valueBy =
  <Value>(none: Value, read: (source: Source, ids: number[]) => Promise<{ key: number; value: Value }[]>): LoaderOf<number, Value> =>
  (source) =>
    new DataLoader(async (ids) => {
      const values = new Map((await read(source, [...ids])).map(({ key, value }) => [key, value]));
      return ids.map((id) => values.get(id) ?? none);
    });
