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

/** On https the name promises the browser that the cookie came over https, for this host and the whole site. */
export const sessionCookieName = (secure: boolean) => (secure ? '__Host-session' : 'session');

/** Tells which accounts signed in with this browser before; it stays when they sign out, and opens nothing. */
export const deviceCookieName = (secure: boolean) => (secure ? '__Host-device' : 'device');

const cookie = (name: string, value: string, expires: Date, secure: boolean) =>
  `${name}=${value}; Path=/; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export const openedCookies = (
  { token, expiresAt, device }: Pick<OpenedSession, 'token' | 'expiresAt' | 'device'>,
  secure: boolean,
): string[] => [
  cookie('auth-provider', 'dbAuth', expiresAt, secure),
  cookie(sessionCookieName(secure), token, expiresAt, secure),
  cookie(deviceCookieName(secure), device.cookie, device.expiresAt, secure),
];

const EPOCH = new Date(0);
export const closedCookies = (secure: boolean): string[] => [
  cookie('auth-provider', '', EPOCH, secure),
  cookie(sessionCookieName(secure), '', EPOCH, secure),
];

/** Carries how far the browser's last write is in the primary's log, for as long as a replica may be behind. It names nobody. */
export const LAST_WRITE = 'last-write';
export const lastWriteCookie = (position: string, secure: boolean): string =>
  `${LAST_WRITE}=${position}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
