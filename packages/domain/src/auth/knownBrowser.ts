import { checkDates, timeOf } from '../time/checkDates.ts';

/**
 * Days after a sign-in for which the browser stays known to the person. Browsers store no cookie
 * longer than 400 days.
 */
export const KNOWN_BROWSER_DAYS = 365;
/** Maximum number of accounts that one browser is known to, as on a family's phone. */
export const KNOWN_BROWSER_ACCOUNTS = 5;

const DAY = 86_400_000;

/** An account that signed in with a browser, and the last time it did. */
export interface BrowserSignIn {
  readonly userId: number;
  readonly at: Date;
}

/**
 * Whether a person signed in with this browser within the last year and since setting their
 * password. A sign-in in the same second as the password change counts; the exact end of the year
 * does not.
 *
 * @param passwordSetAt null when the person never chose another password
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const signIns = [{ userId: 7, at: new Date('2026-01-01') }];
 * isKnownBrowserOf(7, signIns, new Date('2026-06-01')) // true
 */
export const isKnownBrowserOf = (
  userId: number,
  signIns: readonly BrowserSignIn[],
  now: Date,
  passwordSetAt: Date | null = null,
): boolean => {
  checkDates({ now }, { passwordSetAt });
  return signIns.some(
    ({ userId: signedIn, at }) =>
      signedIn === userId && now.getTime() - timeOf({ at }) < KNOWN_BROWSER_DAYS * DAY && !isBefore(at, passwordSetAt),
  );
};

/** Compares in whole seconds, the precision of device cookies. */
const isBefore = (at: Date, passwordSetAt: Date | null): boolean =>
  passwordSetAt !== null && Math.floor(at.getTime() / 1000) < Math.floor(passwordSetAt.getTime() / 1000);

/**
 * Adds a sign-in to a browser's sign-ins: newest first, each account once, at most five accounts.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const [monday, tuesday] = [new Date('2025-11-17'), new Date('2025-11-18')];
 * withSignIn([{ userId: 7, at: monday }], { userId: 9, at: tuesday })
 * // [{ userId: 9, at: tuesday }, { userId: 7, at: monday }]
 */
export const withSignIn = (signIns: readonly BrowserSignIn[], newest: BrowserSignIn): BrowserSignIn[] => {
  for (const { at } of [newest, ...signIns]) checkDates({ at });
  return [newest, ...signIns.filter(({ userId }) => userId !== newest.userId)].slice(0, KNOWN_BROWSER_ACCOUNTS);
};

/**
 * The instant until which a browser that signs in now is known.
 *
 * @throws RangeError for a value that is missing or not a Date
 */
export const knownBrowserExpiry = (now: Date): Date => new Date(timeOf({ now }) + KNOWN_BROWSER_DAYS * DAY);
