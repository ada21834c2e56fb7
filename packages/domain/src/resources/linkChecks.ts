import { checkDates, timeOf } from '../time/checkDates.ts';

/** The result of requesting a link. */
export interface LinkResponse {
  /** Null when there was no response. */
  readonly status: number | null;
}

/** The state of a link after earlier checks. */
export interface LinkState {
  /** The first failure since the link last worked; null while it works. */
  readonly failedSince: Date | null;
  /** The instant since which the link is broken, meaning it failed in at least two runs. */
  readonly brokenSince: Date | null;
}

/** Minimum hours between two checks of a link, so that a repeated run requests nothing twice. */
export const LINK_CHECK_HOURS = 20;

/** Seconds after which a site counts as not responding. */
export const LINK_CHECK_SECONDS = 10;

/** Maximum number of redirects to follow. */
export const MAX_REDIRECTS = 5;

/**
 * Statuses of a page that no longer exists. Other statuses below 500 depend on the client: sign-in,
 * rate limits, or bot protection.
 */
const GONE: readonly number[] = [404, 410, 451];

/**
 * Whether a link failed: no response, a server error, or a page that no longer exists. A site that
 * blocks bots may still open for a member. A product decision.
 *
 * @example linkFailed({ status: 404 }) // true
 * @example linkFailed({ status: 403 }) // false
 */
export const linkFailed = ({ status }: LinkResponse): boolean => status === null || status >= 500 || GONE.includes(status);

/**
 * The state of a link after another check. It is broken once it failed in two runs, since the first
 * of them. A single success resets it. A product decision.
 *
 * @param before null for a link that was never checked
 * @param now the time of the check
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const [monday, tuesday] = [new Date('2025-11-17'), new Date('2025-11-18')];
 * linkState({ failedSince: monday, brokenSince: null }, true, tuesday)
 * // { failedSince: monday, brokenSince: monday }
 */
export function linkState(before: LinkState | null, failed: boolean, now: Date): LinkState {
  checkDates({ now });
  if (before !== null) checkDates({}, { failedSince: before.failedSince, brokenSince: before.brokenSince });
  if (!failed) return { failedSince: null, brokenSince: null };
  const failedSince = before?.failedSince ?? null;
  return failedSince === null ? { failedSince: now, brokenSince: null } : { failedSince, brokenSince: failedSince };
}

/**
 * Whether a check found a link broken that was not broken before. Staff are notified once per
 * break. A product decision.
 *
 * @param before null for a link that was never checked
 * @example
 * const monday = new Date('2025-11-17');
 * const before = { failedSince: monday, brokenSince: null };
 * hasBroken(before, { failedSince: monday, brokenSince: monday }) // true
 */
export const hasBroken = (before: LinkState | null, after: LinkState): boolean =>
  after.brokenSince !== null && (before?.brokenSince ?? null) === null;

/**
 * The latest check time at which a link is due again. An invalid `now` returns an invalid date, so
 * that nothing is due.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example linksDue(new Date('2025-11-12T20:00:00Z')) // 2025-11-12T00:00:00Z
 */
export const linksDue = (now: Date): Date => new Date(timeOf({ now }) - LINK_CHECK_HOURS * 3_600_000);
