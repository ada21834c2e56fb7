/** The name of a place without accents, capitals and surplus spaces, for comparisons. */
const placeKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * Whether a person lives in one of these cities. Accents and capitals do not matter. Without a city
 * in the list everyone does.
 *
 * @param city the city in the person's profile; null when they gave none
 * @param cities names separated by commas
 * @example livesInCities('Dasmariñas', 'Bacoor, dasmarinas') // true
 */
export function livesInCities(city: string | null, cities: string): boolean {
  const wanted = cities
    .split(',')
    .map(placeKey)
    .filter((name) => name !== '');
  return wanted.length === 0 || (city !== null && wanted.includes(placeKey(city)));
}
