import { checkDates } from '../time/checkDates.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import type { ChallengeSpan } from './challengeDay.ts';

/** The reasons why a day of a challenge cannot be marked as done, or reopened. */
export const NOT_IN_CHALLENGE = 'You are not in a challenge. Join one first.';
export const NO_SUCH_DAY = 'The challenge has no such day.';
export const CHALLENGE_OVER = 'The challenge is over. Its days cannot change anymore.';
export const DAY_NOT_OPEN = 'This day is not open yet. Each day opens at midnight, Manila time.';

/**
 * Why a participant cannot mark a day as done, or reopen it, now. Null when they can. A day opens
 * at midnight in Manila and stays open until the challenge ends, so that missed days can be caught
 * up. Finishing a finished day again is allowed and changes nothing.
 *
 * @param challenge the challenge of the participant; null for a person without one
 * @param day the day, from 1
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const challenge = { startsOn: '2025-11-10', days: 12 };
 * whyNotFinishDay(challenge, 2, new Date('2025-11-10T15:59:59Z'))
 * // 'This day is not open yet. Each day opens at midnight, Manila time.'
 * @spec a product decision
 */
export function whyNotFinishDay(challenge: ChallengeSpan | null, day: number, now: Date): string | null {
  checkDates({ now });
  if (challenge === null) return NOT_IN_CHALLENGE;
  const start = fromIsoDay(challenge.startsOn);
  const current = start === null ? Number.NaN : manilaDaysBetween(start, now) + 1;
  if (!Number.isInteger(day) || day < 1 || day > challenge.days || Number.isNaN(current)) return NO_SUCH_DAY;
  if (current > challenge.days) return CHALLENGE_OVER;
  return day > current ? DAY_NOT_OPEN : null;
}
