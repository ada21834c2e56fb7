import { isKnownBrowserOf, type RateLimitName } from '@atlas/domain/auth';
import type { App } from '../../app.ts';
import { readWithSecrets } from '../../secret.ts';
import { readDeviceCookie } from './deviceCookie.ts';
import type { Limits } from './limits.ts';

/** What a browser sends along when somebody signs in or up, or asks for a way back in. */
export interface BrowserCookies {
  /** The token of the session that it has, which ends. */
  session?: string | undefined;
  /** Its device cookie. */
  device?: string | undefined;
}

/** A browser in which somebody signed in before, and who that was. */
export interface KnownBrowser {
  deviceId: string;
  userId: number;
}

/** The device and the account, when that account signed in with this browser since its password was set. */
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
  /** Where it comes from, as `ipSubnet` writes it. */
  network: string;
  /** The e-mail address as it was typed, whether or not it has an account. */
  person: string;
  /** The device and the account, where that person signed in with this browser before; null for a stranger. */
  knownBrowser: KnownBrowser | null;
}

/** The limits by which attempts are counted: of one person from one network, of a network, of a person, and of one person in a known browser. */
export type AttemptLimits = Record<'both' | 'network' | 'person' | 'knownBrowser', RateLimitName>;

const SIGN_IN: AttemptLimits = {
  both: 'signInNetworkPerson',
  network: 'signInNetwork',
  person: 'signInPerson',
  knownBrowser: 'signInKnownBrowser',
};

/**
 * Counts an attempt to sign in, before its password is looked at; throws RATE_LIMITED. What it answers is to be called once the password
 * was right.
 */
export const countSignIn = (limits: Limits, attempt: Attempt): Promise<() => Promise<void>> => countBy(limits, attempt, SIGN_IN);

/**
 * Counts an attempt; throws RATE_LIMITED. What it answers takes it back.
 *
 * A known browser has a budget of its own and is limited by nothing else, so no stranger can make its person wait. Everybody else is limited
 * by network and person, by network, and by person, in this order: who was refused by one counts no further. Otherwise one network whose
 * attempts are refused could use up what all others have.
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
    // Only its own: the attempts of others still count.
    await limits.giveBack(names.network, network);
    await limits.giveBack(names.person, person);
  };
}
