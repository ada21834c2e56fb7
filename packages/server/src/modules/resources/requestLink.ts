import { lookup as resolveName, type LookupAddress } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, LINK_CHECK_SECONDS, linkFailed, type LinkResponse, MAX_REDIRECTS } from '@atlas/domain/resources';

interface Requesting {
  /** Whether an IP address may be connected to. */
  mayReach?: (address: string) => boolean;
  /** How long a site may take for one answer. */
  waitMs?: number;
}

/**
 * Asks for a link as a browser would follow it: its head, and where a site does not answer to that, the beginning of the page, of which nothing is read.
 * Nothing but the internet is reached, however a name, or a redirect, leads inside. Never throws: who does not answer has no status.
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
  throw new Error('The link leads on for ever');
}

/** The head of one answer. Rejects when there is none in time, and for a place that may not be reached. */
function requestOnce(at: URL, method: Method, mayReach: MayReach, waitMs: number): Promise<IncomingMessage> {
  const { protocol, hostname } = at;
  if (protocol !== 'http:' && protocol !== 'https:') return Promise.reject(new Error('The link is none of the web'));
  // An address that stands in the link is connected to without being looked up.
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0 && !mayReach(address)) return Promise.reject(new Error('The link leads inside'));
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

/** Looks a name up and gives the socket only what may be reached: it connects to no other address, so a name cannot change its mind in between. */
const lookupReachable =
  (mayReach: MayReach): LookupFunction =>
  (name, options, done) =>
    resolveName(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const reachable = error ? [] : found.filter(({ address }) => mayReach(address));
      const [first] = reachable;
      if (first === undefined) return done(error ?? new Error(`${name} leads inside`), '', 4);
      if (options.all === true) return done(null, reachable);
      done(null, first.address, first.family);
    });
