import type { IncomingMessage } from 'node:http';
import { isPublicAddress, LINK_CHECK_SECONDS, linkFailed, type LinkResponse, MAX_REDIRECTS } from '@atlas/domain/resources';
import { type MayReach, requestPublic } from '../../requestPublic.ts';

interface Requesting {
  /** Whether an IP address may be connected to. */
  mayReach?: MayReach;
  /** Timeout of one response. */
  waitMs?: number;
}

/**
 * Requests a link as a browser would follow it: with HEAD, and if the site does not support that,
 * with GET without reading the body. Only public addresses are reached, even when a name or a
 * redirect leads to a private one. Never throws: an unreachable site has a null status.
 */
export async function requestLink(
  url: string,
  { mayReach = isPublicAddress, waitMs = LINK_CHECK_SECONDS * 1000 }: Requesting = {},
): Promise<LinkResponse> {
  try {
    const head = await follow(url, 'HEAD', mayReach, waitMs).catch(() => ({ status: null }));
    return linkFailed(head) || (head.status ?? 0) >= 400 ? await follow(url, 'GET', mayReach, waitMs) : head;
  } catch {
    return { status: null };
  }
}

type Method = 'HEAD' | 'GET';

async function follow(url: string, method: Method, mayReach: MayReach, waitMs: number): Promise<LinkResponse> {
  let at = new URL(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { statusCode = 0, headers } = await requestOnce(at, method, mayReach, waitMs);
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return { status: statusCode };
    at = new URL(headers.location, at);
  }
  throw new Error('The link redirects too many times');
}

/** Requests the headers of one response. */
async function requestOnce(at: URL, method: Method, mayReach: MayReach, waitMs: number): Promise<IncomingMessage> {
  const answer = await requestPublic(at, { method, headers: HEADERS, signal: AbortSignal.timeout(waitMs), mayReach });
  answer.on('error', () => undefined);
  return answer.destroy();
}

const HEADERS = { accept: '*/*', 'user-agent': 'Atlas link check' };
