import type { ComboboxOption } from '@atlas/ui';
import { useRef } from 'react';
import { fetchWithin } from '../../session/fetchWithin.ts';

interface Place {
  name: string;
  iso2?: string;
}

const isPlaces = (answer: unknown): answer is Place[] =>
  Array.isArray(answer) && answer.every((place) => typeof (place as Place | null)?.name === 'string');

/**
 * Loads the places at a path below /api/locations. A failure returns no places and no error,
 * because typed names are accepted anyway.
 */
async function fetchPlaces(path: string): Promise<Place[]> {
  try {
    const response = await fetchWithin(`/api/locations/${path}`);
    const answer: unknown = response.ok ? await response.json() : [];
    return isPlaces(answer) ? answer : [];
  } catch {
    return [];
  }
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** Maximum number of places offered at once. */
const MAX_OFFERED = 300;

/** Ranks the whole name before beginnings, and beginnings of words before the rest. */
function rankOf(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return name === wanted ? 0 : 1;
  return name.includes(` ${wanted}`) ? 2 : 3;
}

/**
 * The places whose name contains the text, best matches first, plus the text itself if no place has that name. Places
 * that no list contains can therefore be entered.
 */
export function offeredPlaces(places: readonly { readonly name: string }[], typed: string): ComboboxOption[] {
  const wanted = plain(typed.trim());
  const found = places
    .filter(({ name }) => plain(name).includes(wanted))
    .toSorted((a, b) => rankOf(plain(a.name), wanted) - rankOf(plain(b.name), wanted))
    .slice(0, MAX_OFFERED);
  const options: ComboboxOption[] = found.map(({ name }) => ({ value: name, label: name }));
  const isListed = wanted === '' || found.some(({ name }) => plain(name) === wanted);
  return isListed ? options : [...options, { value: typed.trim(), label: typed.trim(), description: 'As you typed it' }];
}

type Find = (typed: string) => Promise<ComboboxOption[]>;

interface Places {
  countries: Find;
  provinces: (country: string) => Find;
  cities: (country: string, province: string) => Find;
}

/**
 * Place lookups for the three levels, by name. Each list is loaded once, when the user opens its
 * field.
 *
 * @spec 2 §8 (location lookups)
 */
export function usePlaces(): Places {
  const requested = useRef(new Map<string, Promise<Place[]>>());
  const placesAt = async (path: string): Promise<Place[]> => {
    const known = requested.current.get(path) ?? fetchPlaces(path);
    requested.current.set(path, known);
    const places = await known;
    // A failed request is repeated on the next lookup.
    if (places.length === 0) requested.current.delete(path);
    return places;
  };
  const codeOf = (places: readonly Place[], name: string): string | undefined =>
    places.find((place) => plain(place.name) === plain(name))?.iso2;
  const below = async (path: string, name: string, level: string): Promise<{ path: string; places: Place[] }> => {
    const code = codeOf(await placesAt(path), name);
    if (code === undefined) return { path: '', places: [] };
    const at = `${path}/${encodeURIComponent(code)}/${level}`;
    return { path: at, places: await placesAt(at) };
  };
  return {
    countries: async (typed) => offeredPlaces(await placesAt('countries'), typed),
    provinces: (country) => async (typed) => offeredPlaces((await below('countries', country, 'states')).places, typed),
    cities: (country, province) => async (typed) => {
      const { path } = await below('countries', country, 'states');
      return offeredPlaces(path === '' ? [] : (await below(path, province, 'cities')).places, typed);
    },
  };
}
