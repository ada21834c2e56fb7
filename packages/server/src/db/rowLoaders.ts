import DataLoader from 'dataloader';
import type { LoaderOf, Source } from '../graphql/loaders.ts';

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
