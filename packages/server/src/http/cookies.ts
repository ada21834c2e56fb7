import type { IncomingMessage } from 'node:http';
import { type Attribution, ATTRIBUTION_COOKIE, ATTRIBUTION_DAYS, attributionText } from '@atlas/domain/affiliates';
import { type Consent, CONSENT_COOKIE, CONSENT_DAYS, consentText } from '@atlas/domain/consent';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { OpenedSession } from '../modules/auth/sessionCommands.ts';

/** Reads the cookies of a request. A repeated name keeps its first value. */
export const readCookies = (req: IncomingMessage): Map<string, string> =>
  new Map(Object.entries(parseCookie(req.headers.cookie ?? '', { decode: (value) => value }) as Record<string, string>));

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

const cookie = (name: string, value: string, secure: boolean, ends: { expires: Date } | { maxAge: number }) =>
  stringifySetCookie({ name, value, path: '/', ...ends, httpOnly: true, sameSite: 'lax', secure }, { encode: (text) => text });

export const openedCookies = (
  { token, expiresAt, device }: Pick<OpenedSession, 'token' | 'expiresAt' | 'device'>,
  secure: boolean,
): string[] => [
  cookie(cookieName('auth-provider', secure), 'dbAuth', secure, { expires: expiresAt }),
  cookie(sessionCookieName(secure), token, secure, { expires: expiresAt }),
  cookie(deviceCookieName(secure), device.cookie, secure, { expires: device.expiresAt }),
];

const EPOCH = new Date(0);
export const closedCookies = (secure: boolean): string[] => [
  cookie(cookieName('auth-provider', secure), '', secure, { expires: EPOCH }),
  cookie(sessionCookieName(secure), '', secure, { expires: EPOCH }),
];

/**
 * Contains the position of the browser's last write in the primary's log, while a replica may be
 * behind. It identifies no account.
 */
export const lastWriteName = (secure: boolean) => cookieName('last-write', secure);
export const lastWriteCookie = (position: string, secure: boolean): string =>
  cookie(lastWriteName(secure), position, secure, { maxAge: 60 });

/**
 * Contains a visitor's choice about cookies, which scripts of our pages read before they load
 * anything else. Without a choice it expires, and the visitor is asked again.
 */
export const consentCookie = (choice: Consent | null, reference: string, secure: boolean): string =>
  stringifySetCookie(
    {
      name: CONSENT_COOKIE,
      value: choice === null ? '' : consentText(choice, reference),
      path: '/',
      maxAge: choice === null ? 0 : CONSENT_DAYS * 86_400,
      sameSite: 'lax',
      secure,
    },
    { encode: (text) => text },
  );

/** Contains the affiliate whose link the visitor followed last. Only the server reads it. */
export const attributionCookie = (attribution: Attribution, secure: boolean): string =>
  cookie(ATTRIBUTION_COOKIE, attributionText(attribution), secure, { maxAge: ATTRIBUTION_DAYS * 86_400 });
