import { isKnownBrowserOf, type RateLimitName } from '@atlas/domain/auth';
import type { App } from '../../app.ts';
import { readWithSecrets } from '../../secret.ts';
import { readDeviceCookie } from './deviceCookie.ts';
import type { Limits } from './limits.ts';

/** Cookies that a browser sends when a person signs in or up, or requests a password reset. */
export interface BrowserCookies {
  /** The token of its current session, which a new sign-in ends. */
  session?: string | undefined;
  /** Its device cookie. */
  device?: string | undefined;
}

/** A browser in which an account signed in before, and that account. */
export interface KnownBrowser {
  deviceId: string;
  userId: number;
}

/**
 * Returns the device and the account if the account signed in with this browser since its password
 * was set.
 */
export function knownBrowserOf(
  app: App,
  account: { id: number; passwordSetAt: Date | null } | undefined,
  { device: cookie }: BrowserCookies,
  now: Date,
): KnownBrowser | null {
  const device = readWithSecrets(app, (secret) => readDeviceCookie(secret, cookie));
  return account && device && isKnownBrowserOf(account.id, device.signIns, now, account.passwordSetAt)
    ? { deviceId: device.id, userId: account.id }
    : null;
}

export const keyOfKnownBrowser = ({ deviceId, userId }: KnownBrowser): string => `${deviceId} ${userId}`;

export interface Attempt {
  /** The network it comes from, as returned by `ipSubnet`. */
  network: string;
  /** The email address as it was typed, whether or not it has an account. */
  person: string;
  /**
   * The device and the account, where the person signed in with this browser before; null for a
   * stranger.
   */
  knownBrowser: KnownBrowser | null;
}

/**
 * The limits of attempts: one person from one network, a network, a person, and one person in a
 * known browser.
 */
export type AttemptLimits = Record<'both' | 'network' | 'person' | 'knownBrowser', RateLimitName>;

const SIGN_IN: AttemptLimits = {
  both: 'signInNetworkPerson',
  network: 'signInNetwork',
  person: 'signInPerson',
  knownBrowser: 'signInKnownBrowser',
};

/**
 * Counts an attempt to sign in, before its password is checked.
 *
 * @returns a function to call once the password was right
 * @throws RATE_LIMITED
 */
export const countSignIn = (limits: Limits, attempt: Attempt): Promise<() => Promise<void>> => countBy(limits, attempt, SIGN_IN);

/**
 * Counts an attempt.
 *
 * A known browser has a separate budget and no other limit, so no stranger can make its person
 * wait. Everyone else is limited by network and person, by network, and by person, in this order.
 * An attempt that one limit rejects is not counted by the next. Otherwise one network whose
 * attempts are rejected could use up the budget of all others.
 *
 * @returns a function that takes the attempt back
 * @throws RATE_LIMITED
 */
export async function countBy(
  limits: Limits,
  { network, person, knownBrowser }: Attempt,
  names: AttemptLimits,
): Promise<() => Promise<void>> {
  if (knownBrowser) {
    const key = keyOfKnownBrowser(knownBrowser);
    await limits.take(names.knownBrowser, key);
    return () => limits.clear(names.knownBrowser, key);
  }
  const both = `${network} ${person}`;
  await limits.take(names.both, both);
  await limits.take(names.network, network);
  await limits.take(names.person, person);
  return async () => {
    await limits.clear(names.both, both);
    // Takes back this attempt only. The attempts of others still count.
    await limits.giveBack(names.network, network);
    await limits.giveBack(names.person, person);
  };
}
