import { RESPONSE_LATE, RESPONSE_LIMIT_MS } from '@atlas/domain/errors';
import { RequestError } from './RequestError.ts';

/** The server did not respond in time. What was sent may have arrived. */
const late = () => new RequestError(RESPONSE_LATE, 'LATE');

/**
 * Sends a request like `fetch` and reads the whole response. Gives the request up after `limitMs`
 * without a byte of the response, so that a long response on a slow connection completes.
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
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (const reader = response.body.getReader(); ;) {
      watch();
      const { done, value } = await reader.read();
      if (done) return new Response(new Blob(parts), response);
      parts.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
}
