import { manilaDaysBetween } from '../time/manilaDay.ts';
import { QUIET_AFTER_DAYS, quietSince } from '../users/isQuiet.ts';

/** Days without a visit after which a member is quiet, for a short and for a long time. */
export const QUIET_DAYS = { short: 7, long: QUIET_AFTER_DAYS } as const;

/**
 * Whether a person has been quiet for longer than a number of days in Manila, since their last
 * visit or, without one, since their account was created. An invalid date is never quiet. The
 * specification leaves it open; this is a product decision.
 *
 * @example
 * const visits = { createdAt: new Date('2025-01-01'), lastSeenAt: new Date('2025-11-09') };
 * isQuietFor(visits, 7, new Date('2025-11-17')) // true
 */
export const isQuietFor = (visits: Parameters<typeof quietSince>[0], days: number, now: Date): boolean =>
  manilaDaysBetween(quietSince(visits), now) > days;
