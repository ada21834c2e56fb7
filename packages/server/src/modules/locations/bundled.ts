import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { PHILIPPINES } from './philippines.ts';
import { inOrder, type Asked, type Place } from './places.ts';

/**
 * Built by `scripts/buildPlaces.ts`, which documents the format. The source is in `data/NOTICE.md`.
 */
const WORLD = new URL('./data/places.txt.br', import.meta.url);
const HOME = 'PH';

/** Loads a value on first use and caches it. After a failure the next call tries again. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () =>
    (kept ??= read().catch((error: unknown) => {
      kept = undefined;
      throw error;
    }));
}

interface State {
  iso2: string;
  name: string;
  /** Tab-separated; split on use, because most of the world is never requested. */
  cities: string;
}
interface Country {
  name: string;
  states: Map<string, State>;
}

/**
 * Parses the data set. A line that begins with a code is a country; the following lines that begin
 * with a tab are its states.
 */
function readWorld(text: string): Map<string, Country> {
  const world = new Map<string, Country>();
  let states = new Map<string, State>();
  for (const line of text.split('\n')) {
    const [country = '', iso2 = '', name = ''] = line.split('\t', 3);
    if (country === '') states.set(iso2, { iso2, name, cities: line.slice(iso2.length + name.length + 3) });
    else world.set(country, { name: iso2, states: (states = new Map()) });
  }
  return world;
}

const world = once(async () => {
  const read = readWorld((await promisify(brotliDecompress)(await readFile(WORLD))).toString('utf8'));
  const provinces = PHILIPPINES.map(({ cities, ...rest }) => [rest.iso2, { ...rest, cities: cities.replaceAll(', ', '\t') }] as const);
  const home = read.get(HOME);
  return home ? read.set(HOME, { ...home, states: new Map(provinces) }) : read;
});

/**
 * The places of the bundled data set, by name; empty for an unknown code. The data is loaded on
 * first use.
 */
export async function bundledPlaces({ country, state }: Asked): Promise<Place[]> {
  const countries = await world();
  if (country === undefined) return inOrder([...countries].map(([iso2, { name }]) => ({ name, iso2 })));
  const states = countries.get(country)?.states ?? new Map<string, State>();
  if (state === undefined) return inOrder([...states.values()].map(({ name, iso2 }) => ({ name, iso2 })));
  const cities = states.get(state)?.cities ?? '';
  return cities === '' ? [] : inOrder(cities.split('\t').map((name) => ({ name })));
}
