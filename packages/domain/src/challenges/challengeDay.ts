import { fromIsoDay } from '../time/isoDay.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';

/** When a challenge runs. */
export interface ChallengeSpan {
  /** Its first day in Manila, YYYY-MM-DD. */
  readonly startsOn: string;
  /** How many days it has. */
  readonly days: number;
}

/**
 * Which day of the challenge it is in Manila, from 1; null before its first day, after its last, and for what is no day.
 *
 * @example challengeDay({ startsOn: '2025-11-10', days: 12 }, new Date('2025-11-21T15:59:59Z')) // 12
 * The specification leaves the challenge open; this is a product decision.
 */
export function challengeDay({ startsOn, days }: ChallengeSpan, now: Date): number | null {
  const start = fromIsoDay(startsOn);
  const day = start === null ? Number.NaN : manilaDaysBetween(start, now) + 1;
  return day >= 1 && day <= days ? day : null;
}
