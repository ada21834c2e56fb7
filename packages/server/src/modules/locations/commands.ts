import type { App } from '../../app.ts';
import { bundledPlaces } from './bundled.ts';
import { inOrder, type Asked, type Place } from './places.ts';
import { askService } from './service.ts';

/** How long an answer of the service is used again, and how long it is left alone after a failure. */
const KEPT_MS = 24 * 3_600_000;
const PAUSE_MS = 60_000;
/** So many answers are kept at most. */
const MOST_KEPT = 500;

export interface Found {
  places: Place[];
  /** Not from the service although there is one: worth asking again soon. */
  isStandIn: boolean;
}
export type FindPlaces = (asked: Asked) => Promise<Found>;

/**
 * Finds countries, states and cities: at the configured service, whose answers are kept for a day, else in the bundled data set. A country
 * that nobody knows has no states, and the service is asked for no state that it did not name itself: what visitors make up costs nothing.
 */
export function createFindPlaces({ settings, clock, log }: Pick<App, 'settings' | 'clock' | 'log'>): FindPlaces {
  const { locations } = settings;
  const kept = new Map<string, { until: number; places: Promise<Place[]> }>();
  let pausedUntil = 0;

  function fromService(service: NonNullable<typeof locations>, asked: Asked): Promise<Place[]> {
    const key = `${asked.country ?? ''}/${asked.state ?? ''}`;
    const now = clock.now().getTime();
    const known = kept.get(key);
    if (known && known.until > now) return known.places;
    const places = askService(service, asked).then(inOrder);
    kept.delete(key);
    kept.set(key, { until: now + KEPT_MS, places });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    places.catch(() => kept.delete(key));
    return places;
  }

  const named = async (asked: Asked, places: Promise<Place[]>) =>
    (await places).some(({ iso2 }) => iso2 === (asked.state ?? asked.country));

  async function exists(asked: Asked, find: (asked: Asked) => Promise<Place[]>): Promise<boolean> {
    if (asked.country === undefined) return true;
    if (!(await named({ country: asked.country }, bundledPlaces({})))) return false;
    return asked.state === undefined || named(asked, find({ country: asked.country }));
  }

  return async (asked) => {
    if (locations && clock.now().getTime() >= pausedUntil) {
      const find = (part: Asked) => fromService(locations, part);
      try {
        return { places: (await exists(asked, find)) ? await find(asked) : [], isStandIn: false };
      } catch (error) {
        pausedUntil = clock.now().getTime() + PAUSE_MS;
        log.warn({ err: error }, 'the service of locations failed; the bundled data set answers');
      }
    }
    return { places: (await exists(asked, bundledPlaces)) ? await bundledPlaces(asked) : [], isStandIn: locations !== undefined };
  };
}
