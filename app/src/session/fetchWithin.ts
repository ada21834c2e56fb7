import { RESPONSE_LATE, RESPONSE_LIMIT_MS } from '@atlas/domain/errors';
import { RequestError } from './RequestError.ts';

/** The server did not respond in time. What was sent may have arrived. */
const late = () => new RequestError(RESPONSE_LATE, 'LATE');

/**
 * Sends a request like `fetch` and reads the whole response. Gives the request up when the response
 * does not begin within `limitMs`, or does not end as soon after that.
 * @param ending Ends the request. The caller may abort it as well.
 * @throws RequestError with the code LATE
 */
export async function fetchWithin(
  url: string,
  init?: Omit<RequestInit, 'signal'>,
  limitMs = RESPONSE_LIMIT_MS,
  ending = new AbortController(),
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => ending.abort(late()), limitMs);
  };
  try {
    watch();
    const response = await fetch(url, { ...init, signal: ending.signal });
    if (!response.body) return response;
    watch();
    return new Response(await response.arrayBuffer(), response);
  } catch (error) {
    // Browsers may report an interrupted body differently.
    throw ending.signal.aborted ? ending.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}
