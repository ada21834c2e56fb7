import { checkDates } from '../time/checkDates.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import type { ChallengeSpan } from './challengeDay.ts';

/**
 * The challenge that can be joined now: of those whose last day in Manila has not passed, the one
 * that starts first. Null when there is none. A challenge with an invalid first day counts as over.
 * The specification leaves the challenge open; this is a product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const challenge = { startsOn: '2025-11-10', days: 12 };
 * challengeToJoin([challenge], new Date('2025-11-21T23:59:59+08:00')) // challenge
 */
export function challengeToJoin<Challenge extends ChallengeSpan>(challenges: readonly Challenge[], now: Date): Challenge | null {
  checkDates({ now });
  const open = challenges.filter(({ startsOn, days }) => {
    const start = fromIsoDay(startsOn);
    return start !== null && manilaDaysBetween(start, now) < days;
  });
  return open.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))[0] ?? null;
}

/** The error when there is none. */
export const NO_CHALLENGE = 'There is no challenge to join right now.';
