import { checkDates } from '../time/checkDates.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import type { ChallengeSpan } from './challengeDay.ts';

export type ChallengePhase = 'upcoming' | 'running' | 'over';

/**
 * Whether a challenge has not begun, runs, or is over, by the calendar in Manila. A challenge with
 * an invalid first day counts as over.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * challengePhase({ startsOn: '2025-11-10', days: 12 }, new Date('2025-11-21T16:00:00Z')) // 'over'
 * @spec a product decision
 */
export function challengePhase({ startsOn, days }: ChallengeSpan, now: Date): ChallengePhase {
  checkDates({ now });
  const start = fromIsoDay(startsOn);
  const since = start === null ? Number.NaN : manilaDaysBetween(start, now);
  if (since < 0) return 'upcoming';
  return since < days ? 'running' : 'over';
}
