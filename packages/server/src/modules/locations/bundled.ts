import { open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PHILIPPINES } from './philippines.ts';
import { inOrder, type Asked, type Place } from './places.ts';

const folder = () => join(dirname(createRequire(import.meta.url).resolve('country-state-city/package.json')), 'lib/assets');
const HOME = 'PH';

/** Reads something when it is first asked for and keeps it; after a failure the next one tries again. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () =>
    (kept ??= read().catch((error: unknown) => {
      kept = undefined;
      throw error;
    }));
}

const countries = once(async (): Promise<Place[]> => {
  const rows = JSON.parse(await readFile(join(folder(), 'country.json'), 'utf8')) as { name: string; isoCode: string }[];
  return inOrder(rows.map(({ name, isoCode }) => ({ name, iso2: isoCode })));
});

const states = once(async (): Promise<Map<string, Place[]>> => {
  const rows = JSON.parse(await readFile(join(folder(), 'state.json'), 'utf8')) as { name: string; isoCode: string; countryCode: string }[];
  const byCountry = Map.groupBy(rows, ({ countryCode }) => countryCode);
  const listed = [...byCountry].map(
    ([country, of]) => [country, inOrder(of.map(({ name, isoCode }) => ({ name, iso2: isoCode })))] as const,
  );
  return new Map([...listed, [HOME, inOrder(PHILIPPINES.map(({ name, iso2 }) => ({ name, iso2 })))]]);
});

/** A row of the file of cities, `["name","country","state","latitude","longitude"]`; rows of a state stand together. */
const CITY = /\["(?:[^"\\]|\\.)*","([A-Z]{2})","([^"]*)","[^"]*","[^"]*"\]/g;

/**
 * Where in the file of cities each state has its rows. The file is 8 MB and most of the world is never asked for, so that only the places
 * are kept. Read as single bytes, because that is what positions in a file count.
 */
const cityRanges = once(async (): Promise<Map<string, { start: number; end: number }>> => {
  const text = await readFile(join(folder(), 'city.json'), 'latin1');
  const ranges = new Map<string, { start: number; end: number }>();
  for (const row of text.matchAll(CITY)) {
    const key = `${row[1]}/${row[2]}`;
    const known = ranges.get(key);
    const end = row.index + row[0].length;
    if (known) known.end = end;
    else ranges.set(key, { start: row.index, end });
  }
  return ranges;
});

async function cities(country: string, state: string): Promise<Place[]> {
  if (country === HOME) {
    const province = PHILIPPINES.find(({ iso2 }) => iso2 === state);
    return inOrder((province?.cities.split(', ') ?? []).map((name) => ({ name })));
  }
  const range = (await cityRanges()).get(`${country}/${state}`);
  if (!range) return [];
  const file = await open(join(folder(), 'city.json'));
  try {
    const { buffer } = await file.read(Buffer.alloc(range.end - range.start), 0, range.end - range.start, range.start);
    const rows = JSON.parse(`[${buffer.toString('utf8')}]`) as [name: string][];
    return inOrder(rows.map(([name]) => ({ name })));
  } finally {
    await file.close();
  }
}

/** The places of the bundled data set, by name; none for an unknown code. Nothing is read before it is asked for. */
export async function bundledPlaces({ country, state }: Asked): Promise<Place[]> {
  if (country === undefined) return countries();
  if (state === undefined) return (await states()).get(country) ?? [];
  return cities(country, state);
}
