import { lookup as resolveName, type LookupAddress } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, LINK_CHECK_SECONDS, linkFailed, type LinkResponse, MAX_REDIRECTS } from '@atlas/domain/resources';

interface Requesting {
  /** Whether an IP address may be connected to. */
  mayReach?: (address: string) => boolean;
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
type MayReach = (address: string) => boolean;

async function follow(url: string, method: Method, mayReach: MayReach, waitMs: number): Promise<LinkResponse> {
  let at = new URL(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { statusCode = 0, headers } = await requestOnce(at, method, mayReach, waitMs);
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return { status: statusCode };
    at = new URL(headers.location, at);
  }
  throw new Error('The link redirects too many times');
}

/**
 * Requests the headers of one response. Rejects on a timeout and for an address that may not be
 * reached.
 */
function requestOnce(at: URL, method: Method, mayReach: MayReach, waitMs: number): Promise<IncomingMessage> {
  const { protocol, hostname } = at;
  if (protocol !== 'http:' && protocol !== 'https:') return Promise.reject(new Error('The link is not an http or https address'));
  // An IP address in the link is connected to without a lookup.
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0 && !mayReach(address)) return Promise.reject(new Error('The link leads to a private address'));
  return new Promise((resolve, reject) => {
    const requested = (protocol === 'https:' ? https : http).request(
      at,
      { method, agent: false, lookup: lookupReachable(mayReach), signal: AbortSignal.timeout(waitMs), headers: HEADERS },
      (answer) => {
        resolve(answer);
        answer.on('error', () => undefined);
        answer.destroy();
      },
    );
    requested.on('error', reject);
    requested.end();
  });
}

const HEADERS = { accept: '*/*', 'user-agent': 'Atlas link check' };

/**
 * Resolves a name and passes only reachable addresses to the socket. The socket connects to no
 * other address, so a name cannot resolve differently in between.
 */
const lookupReachable =
  (mayReach: MayReach): LookupFunction =>
  (name, options, done) =>
    resolveName(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const reachable = error ? [] : found.filter(({ address }) => mayReach(address));
      const [first] = reachable;
      if (first === undefined) return done(error ?? new Error(`${name} resolves to a private address`), '', 4);
      if (options.all === true) return done(null, reachable);
      done(null, first.address, first.family);
    });
