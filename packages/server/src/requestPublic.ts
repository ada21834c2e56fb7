import { lookup as resolveName, type LookupAddress } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '@atlas/domain/resources';

/** Whether an IP address may be connected to. */
export type MayReach = (address: string) => boolean;

interface PublicRequest {
  readonly method: 'HEAD' | 'GET';
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the request, and the response while it arrives. */
  readonly signal: AbortSignal;
  readonly mayReach?: MayReach | undefined;
}

/**
 * Sends a request to a site on the internet, and returns its response. Its body is not read. No
 * redirect is followed. Only public addresses are reached, even when a name resolves to a private
 * one.
 *
 * @throws for an address that may not be reached, a site that does not respond, and an abort
 */
export function requestPublic(at: URL, { method, headers, signal, mayReach = isPublicAddress }: PublicRequest): Promise<IncomingMessage> {
  const { protocol, hostname } = at;
  if (protocol !== 'http:' && protocol !== 'https:') return Promise.reject(new Error('The link is not an http or https address'));
  // An IP address in the link is connected to without a lookup.
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0 && !mayReach(address)) return Promise.reject(new Error('The link leads to a private address'));
  return new Promise((resolve, reject) => {
    const requested = (protocol === 'https:' ? https : http).request(
      at,
      { method, agent: false, lookup: lookupReachable(mayReach), signal, headers },
      resolve,
    );
    requested.on('error', reject);
    requested.end();
  });
}

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
