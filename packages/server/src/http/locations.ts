import type { FindPlaces } from '../modules/locations/commands.ts';
import type { Asked } from '../modules/locations/places.ts';
import type { Exchange } from './auth.ts';
import { compressed } from './compressed.ts';
import { sendJson } from './respond.ts';

const PATH = /^\/api\/locations\/countries(?:\/([^/]{1,40})\/states(?:\/([^/]{1,40})\/cities)?)?$/;
const DAY = 86_400;
/**
 * The cache lifetime of fallback data, in seconds. It is short, so that the real service is tried
 * again soon.
 */
const SOON = 300;

/** Parses the path of a request under /api/locations; null for an unknown path. */
export function requestedPlaces(path: string): Asked | null {
  const [found, country, state] = PATH.exec(path) ?? [];
  if (found === undefined) return null;
  return {
    ...(country !== undefined && { country: country.toUpperCase() }),
    ...(state !== undefined && { state: state.toUpperCase() }),
  };
}

/**
 * Handles `/api/locations/countries[/{country}/states[/{state}/cities]]`. The response is the same
 * for everyone, so any cache may store it.
 */
export async function handleLocations({ req, res, url }: Pick<Exchange, 'req' | 'res' | 'url'>, find: FindPlaces): Promise<void> {
  const requested = requestedPlaces(url.pathname);
  if (!requested) return sendJson(res, 404, { error: 'There is nothing at this address.' });
  if (req.method !== 'GET' && req.method !== 'HEAD') return sendJson(res, 405, { error: 'Use GET.' }, { allow: 'GET, HEAD' });
  const { places, isStandIn } = await find(requested);
  const { body, headers } = compressed(req, JSON.stringify(places));
  res.writeHead(200, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': `public, max-age=${isStandIn ? SOON : DAY}, stale-while-revalidate=${7 * DAY}`,
    vary: 'accept-encoding',
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
