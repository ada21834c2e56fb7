import { checkDates } from '../time/checkDates.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';

/** The period of a challenge. */
export interface ChallengeSpan {
  /** Its first day in Manila, YYYY-MM-DD. */
  readonly startsOn: string;
  /** The number of days. */
  readonly days: number;
}

/**
 * The current day of the challenge in Manila, from 1. Null before its first day, after its last,
 * and for an invalid date. The specification leaves the challenge open; this is a product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example challengeDay({ startsOn: '2025-11-10', days: 12 }, new Date('2025-11-21T15:59:59Z'))
 * // 12
 */
export function challengeDay({ startsOn, days }: ChallengeSpan, now: Date): number | null {
  checkDates({ now });
  const start = fromIsoDay(startsOn);
  const day = start === null ? Number.NaN : manilaDaysBetween(start, now) + 1;
  return day >= 1 && day <= days ? day : null;
}
