import type { App } from '../../app.ts';
import { bundledPlaces } from './bundled.ts';
import { inOrder, type Asked, type Place } from './places.ts';
import { requestService, type LocationsService } from './service.ts';

/** How long an answer of the service is used again, and how long it is left alone after a failure. */
const KEPT_MS = 24 * 3_600_000;
const PAUSE_MS = 60_000;
/** Whether something happened so long ago at most; not where the clock says that it is still to come. */
const isWithin = (since: number, span: number, now: number): boolean => now >= since && now - since < span;
/** So many answers are kept at most. */
const MAX_KEPT = 500;

export interface Found {
  places: Place[];
  /** Not from the service although there is one: worth asking again soon. */
  isStandIn: boolean;
}
export type FindPlaces = (requested: Asked) => Promise<Found>;

type Ask = (requested: Asked) => Promise<Place[]>;

/** Asks the service for each thing once a day; what failed is asked for again. */
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

/** What is asked for, where its country is known and the country names its state; else nothing. */
async function findNamed({ country, state }: Asked, request: Ask): Promise<Place[]> {
  const isNamed = (places: Place[], code: string) => places.some(({ iso2 }) => iso2 === code);
  if (country === undefined) return request({});
  if (!isNamed(await bundledPlaces({}), country)) return [];
  if (state === undefined) return request({ country });
  return isNamed(await request({ country }), state) ? request({ country, state }) : [];
}

/**
 * Finds countries, states and cities: at the configured service, whose answers are kept for a day, else in the bundled data set. A country
 * that nobody knows has no states, and the service is asked for no state that it did not name itself: what visitors make up costs nothing.
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
