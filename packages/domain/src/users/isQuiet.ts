import { checkDates } from '../time/checkDates.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';

/** Days without a visit after which a person counts as quiet. */
export const QUIET_AFTER_DAYS = 14;

interface Visits {
  readonly createdAt: Date;
  /** When they last used Atlas or signed in; null when that is not recorded. */
  readonly lastSeenAt: Date | null;
}

/**
 * The time since when a person has not been seen: their last visit, or the day their account was
 * created.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const createdAt = new Date('2025-11-01T00:00:00Z');
 * quietSince({ createdAt, lastSeenAt: null }).toISOString() // '2025-11-01T00:00:00.000Z'
 */
export const quietSince = ({ createdAt, lastSeenAt }: Visits): Date => {
  checkDates({ createdAt }, { lastSeenAt });
  return new Date(Math.max(createdAt.getTime(), lastSeenAt?.getTime() ?? createdAt.getTime()));
};

/**
 * Whether a person is quiet: more than 14 days in Manila since their last visit. An invalid date is
 * never quiet. The specification leaves it open; this is a product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const visits = { createdAt: new Date('2025-01-01'), lastSeenAt: new Date('2025-11-01') };
 * isQuiet(visits, new Date('2025-11-17')) // true
 */
export const isQuiet = (visits: Visits, now: Date): boolean => {
  checkDates({ now });
  return manilaDaysBetween(quietSince(visits), now) > QUIET_AFTER_DAYS;
};
