import type { App } from '../../app.ts';
import { bundledPlaces } from './bundled.ts';
import { inOrder, type Asked, type Place } from './places.ts';
import { requestService, type LocationsService } from './service.ts';

/**
 * Duration for which a response of the service is cached, and for which the service is not called
 * after a failure.
 */
const KEPT_MS = 24 * 3_600_000;
const PAUSE_MS = 60_000;
/** Whether an instant is at most `span` ago; false when it is in the future. */
const isWithin = (since: number, span: number, now: number): boolean => now >= since && now - since < span;
/** Maximum number of cached responses. */
const MAX_KEPT = 500;

export interface Found {
  places: Place[];
  /** From the bundled data although a service is configured: worth requesting again soon. */
  isStandIn: boolean;
}
export type FindPlaces = (requested: Asked) => Promise<Found>;

type Ask = (requested: Asked) => Promise<Place[]>;

/** Caches each response of the service for a day. Failed requests are sent again. */
function keepAnswers(service: LocationsService, now: () => number): Ask {
  const kept = new Map<string, { since: number; places: Promise<Place[]> }>();
  return (requested) => {
    const key = `${requested.country ?? ''}/${requested.state ?? ''}`;
    const known = kept.get(key);
    if (known && isWithin(known.since, KEPT_MS, now())) return known.places;
    const places = requestService(service, requested).then(inOrder);
    kept.delete(key);
    kept.set(key, { since: now(), places });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    places.catch(() => kept.delete(key));
    return places;
  };
}

/** The requested places if the country exists and contains the state; otherwise empty. */
async function findNamed({ country, state }: Asked, request: Ask): Promise<Place[]> {
  const isNamed = (places: Place[], code: string) => places.some(({ iso2 }) => iso2 === code);
  if (country === undefined) return request({});
  if (!isNamed(await bundledPlaces({}), country)) return [];
  if (state === undefined) return request({ country });
  return isNamed(await request({ country }), state) ? request({ country, state }) : [];
}

/**
 * Finds countries, states and cities: from the configured service, with responses cached for a day,
 * otherwise in the bundled data set. Unknown countries have no states, and only states that the
 * service listed are requested from it. Codes made up by visitors therefore cost nothing.
 */
export function createFindPlaces({ settings, clock, log }: Pick<App, 'settings' | 'clock' | 'log'>): FindPlaces {
  const now = () => clock.now().getTime();
  const service = settings.locations && keepAnswers(settings.locations, now);
  let failedAt = Number.NaN;
  return async (requested) => {
    if (service && !isWithin(failedAt, PAUSE_MS, now())) {
      try {
        return { places: await findNamed(requested, service), isStandIn: false };
      } catch (error) {
        failedAt = now();
        log.warn({ err: error }, 'the service of locations failed; the bundled data set answers');
      }
    }
    return { places: await findNamed(requested, bundledPlaces), isStandIn: service !== undefined };
  };
}
