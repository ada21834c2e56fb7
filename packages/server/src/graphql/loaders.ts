import type DataLoader from 'dataloader';
import type { Db } from '../db/open.ts';
import type { Reader } from '../modules/access/reader.ts';

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
