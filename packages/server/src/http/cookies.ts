import type { IncomingMessage } from 'node:http';
import type { OpenedSession } from '../modules/auth/commands.ts';

/** The cookies of a request; a name that comes twice keeps its first value. */
export function readCookies(req: IncomingMessage): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (req.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

/**
 * The name of a cookie. The prefix makes the browser refuse a cookie that did not come over https,
 * from this host and for the whole site. Browsers accept it on https only.
 */
const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

export const sessionCookieName = (secure: boolean) => cookieName('session', secure);

/** Tells which accounts signed in with this browser before; it stays when they sign out, and opens nothing. */
export const deviceCookieName = (secure: boolean) => cookieName('device', secure);

const cookie = (name: string, value: string, expires: Date, secure: boolean) =>
  `${name}=${value}; Path=/; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export const openedCookies = (
  { token, expiresAt, device }: Pick<OpenedSession, 'token' | 'expiresAt' | 'device'>,
  secure: boolean,
): string[] => [
  cookie(cookieName('auth-provider', secure), 'dbAuth', expiresAt, secure),
  cookie(sessionCookieName(secure), token, expiresAt, secure),
  cookie(deviceCookieName(secure), device.cookie, device.expiresAt, secure),
];

const EPOCH = new Date(0);
export const closedCookies = (secure: boolean): string[] => [
  cookie(cookieName('auth-provider', secure), '', EPOCH, secure),
  cookie(sessionCookieName(secure), '', EPOCH, secure),
];

/** Carries how far the browser's last write is in the primary's log, for as long as a replica may be behind. It names nobody. */
export const lastWriteName = (secure: boolean) => cookieName('last-write', secure);
export const lastWriteCookie = (position: string, secure: boolean): string =>
  `${lastWriteName(secure)}=${position}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
