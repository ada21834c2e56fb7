import { checkDates } from '../time/checkDates.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import type { ChallengeSpan } from './challengeDay.ts';

/**
 * The past days of the challenge that were not finished, in order. Today is not included. After the
 * challenge, all days have passed. Empty for an invalid date. The specification leaves the
 * challenge open; this is a product decision.
 *
 * @param finished the finished days
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const challenge = { startsOn: '2025-11-10', days: 12 };
 * daysToCatchUp(challenge, [1, 3], new Date('2025-11-13T02:00:00Z')) // [2]
 */
export function daysToCatchUp({ startsOn, days }: ChallengeSpan, finished: readonly number[], now: Date): number[] {
  checkDates({ now });
  const start = fromIsoDay(startsOn);
  const since = start === null ? Number.NaN : manilaDaysBetween(start, now);
  const passed = since > 0 ? Math.min(since, days) : 0;
  return Array.from({ length: passed }, (_none, index) => index + 1).filter((day) => !finished.includes(day));
}
