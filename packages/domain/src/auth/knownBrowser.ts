/** So many days after a sign-in the browser is still known to its person. Browsers keep no cookie longer than 400 days. */
export const KNOWN_BROWSER_DAYS = 365;
/** So many accounts know one browser, as on the phone of a family. */
export const KNOWN_BROWSER_ACCOUNTS = 5;

const DAY = 86_400_000;

/** An account that signed in with a browser, and when it last did. */
export interface BrowserSignIn {
  readonly userId: number;
  readonly at: Date;
}

/**
 * Whether a person signed in with this browser within the last year and since their password was
 * set. A sign-in in the second in which the password was set counts, the end of the year does not.
 *
 * @param passwordSetAt null where the person never chose another password
 * @example isKnownBrowserOf(7, [{ userId: 7, at: new Date('2026-01-01T00:00:00Z') }], new Date('2026-06-01T00:00:00Z')) // true
 */
export const isKnownBrowserOf = (
  userId: number,
  signIns: readonly BrowserSignIn[],
  now: Date,
  passwordSetAt: Date | null = null,
): boolean =>
  signIns.some(
    ({ userId: signedIn, at }) =>
      signedIn === userId && now.getTime() - at.getTime() < KNOWN_BROWSER_DAYS * DAY && !isBefore(at, passwordSetAt),
  );

/** Device cookies hold whole seconds. */
const isBefore = (at: Date, passwordSetAt: Date | null): boolean =>
  passwordSetAt !== null && Math.floor(at.getTime() / 1000) < Math.floor(passwordSetAt.getTime() / 1000);

/**
 * The sign-ins of a browser after another one: the newest first, each account once, at most five accounts.
 *
 * @example withSignIn([{ userId: 7, at: monday }], { userId: 9, at: tuesday }) // [{ userId: 9, at: tuesday }, { userId: 7, at: monday }]
 */
export const withSignIn = (signIns: readonly BrowserSignIn[], newest: BrowserSignIn): BrowserSignIn[] =>
  [newest, ...signIns.filter(({ userId }) => userId !== newest.userId)].slice(0, KNOWN_BROWSER_ACCOUNTS);

/** The instant until which a browser that signs in now is known. */
export const knownBrowserExpiry = (now: Date): Date => new Date(now.getTime() + KNOWN_BROWSER_DAYS * DAY);
