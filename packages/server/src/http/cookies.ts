import type { IncomingMessage } from 'node:http';
import type { OpenedSession } from '../modules/auth/commands.ts';

/** Reads the cookies of a request. A repeated name keeps its first value. */
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
 * The name of a cookie. With the prefix, the browser rejects a cookie that was not set over https,
 * by this host and for the whole site. Browsers accept it on https only.
 */
const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

export const sessionCookieName = (secure: boolean) => cookieName('session', secure);

/**
 * Lists the accounts that signed in with this browser before. It stays after sign-out, and grants
 * no access.
 */
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

/**
 * Contains the position of the browser's last write in the primary's log, while a replica may be
 * behind. It identifies no account.
 */
export const lastWriteName = (secure: boolean) => cookieName('last-write', secure);
export const lastWriteCookie = (position: string, secure: boolean): string =>
  `${lastWriteName(secure)}=${position}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
