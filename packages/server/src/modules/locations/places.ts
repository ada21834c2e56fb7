/** A country or a state has a code, a city only its name. */
export interface Place {
  name: string;
  iso2?: string;
}

/** What is asked for: every country, the states of one, or the cities of one of its states. Codes in capitals. */
export interface Asked {
  country?: string;
  state?: string;
}

/** By name, each place once. */
export function inOrder(places: readonly Place[]): Place[] {
  const once = new Map(places.map((place) => [`${place.name}/${place.iso2 ?? ''}`, place]));
  return [...once.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
