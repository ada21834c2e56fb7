/** A place. Countries and states have a code, cities only a name. */
export interface Place {
  name: string;
  iso2?: string;
}

/**
 * The requested places: every country, the states of a country, or the cities of a state. Codes in
 * upper case.
 */
export interface Asked {
  country?: string;
  state?: string;
}

/** Sorts places by name and removes duplicates. */
export function inOrder(places: readonly Place[]): Place[] {
  const once = new Map(places.map((place) => [`${place.name}/${place.iso2 ?? ''}`, place]));
  return [...once.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
