/** What came of asking for a link. */
export interface LinkResponse {
  /** Null where nobody answered. */
  readonly status: number | null;
}

/** What is known of a link from the checks before. */
export interface LinkState {
  /** When it first failed, without having worked since; null while it works. */
  readonly failedSince: Date | null;
  /** Since when it is broken: failed on two runs at least. */
  readonly brokenSince: Date | null;
}

/** A link is asked for again after so many hours at the earliest, so that a run that is repeated asks for nothing twice. */
export const LINK_CHECK_HOURS = 20;

/** A site that does not answer within so many seconds counts as one that does not. */
export const LINK_CHECK_SECONDS = 10;

/** So many times a link may lead on to another one. */
export const MAX_REDIRECTS = 5;

/** Statuses with which a page is gone. Others below 500 are between the site and whoever asks: to sign in, to wait, to be no robot. */
const GONE: readonly number[] = [404, 410, 451];

/**
 * Whether a link failed: nobody answered, the site failed, or the page is gone. A site that refuses a robot may well open for a member.
 *
 * @example linkFailed({ status: 404 }) // true
 * @example linkFailed({ status: 403 }) // false
 * A product decision.
 */
export const linkFailed = ({ status }: LinkResponse): boolean => status === null || status >= 500 || GONE.includes(status);

/**
 * What is known of a link after one more check. It is broken once it failed on two runs, and then since the first of them; one answer makes it whole.
 *
 * @param before null for a link that was never checked
 * @param now when it was checked
 * @example linkState({ failedSince: monday, brokenSince: null }, true, tuesday) // { failedSince: monday, brokenSince: monday }
 * A product decision.
 */
export function linkState(before: LinkState | null, failed: boolean, now: Date): LinkState {
  if (!failed) return { failedSince: null, brokenSince: null };
  const failedSince = before?.failedSince ?? null;
  return failedSince === null ? { failedSince: now, brokenSince: null } : { failedSince, brokenSince: failedSince };
}

/**
 * Whether a check found a link broken that was not known to be: what staff are told of, once a break.
 *
 * @param before null for a link that was never checked
 * @example hasBroken({ failedSince: monday, brokenSince: null }, { failedSince: monday, brokenSince: monday }) // true
 * A product decision.
 */
export const hasBroken = (before: LinkState | null, after: LinkState): boolean =>
  after.brokenSince !== null && (before?.brokenSince ?? null) === null;

/**
 * What was checked up to this instant is due again. For an invalid `now` an invalid date, before which nothing was.
 *
 * @example linksDue(new Date('2025-11-12T20:00:00Z')) // 2025-11-12T00:00:00Z
 */
export const linksDue = (now: Date): Date => new Date(now.getTime() - LINK_CHECK_HOURS * 3_600_000);
