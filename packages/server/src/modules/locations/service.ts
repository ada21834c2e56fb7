import { z } from 'zod';
import type { Asked, Place } from './places.ts';

/** A countries-states-cities service and its API key. */
export interface LocationsService {
  url: string;
  key: string;
}

const WAIT_MS = 4000;
const withCode = z.array(z.object({ name: z.string(), iso2: z.string() }));
const withName = z.array(z.object({ name: z.string() }));

/**
 * Requests places from the service.
 *
 * @throws when it cannot be reached within four seconds, returns an error, or returns an unexpected
 *   body
 */
export async function requestService({ url, key }: LocationsService, { country, state }: Asked): Promise<Place[]> {
  const path = ['countries', ...(country === undefined ? [] : [country, 'states']), ...(state === undefined ? [] : [state, 'cities'])];
  const response = await fetch(`${url}/${path.map(encodeURIComponent).join('/')}`, {
    headers: { 'X-CSCAPI-KEY': key, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(WAIT_MS),
  });
  // The service returns 404 when it has no states or cities.
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`The location service responded with ${response.status}.`);
  return (state === undefined ? withCode : withName).parse(await response.json());
}
