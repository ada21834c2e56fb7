import type { ChallengeSpan } from './challengeDay.ts';
import { challengePhase } from './challengePhase.ts';

/** The message of a link that is unknown or has expired. It reveals nothing about an address. */
export const CHALLENGE_KEY_INVALID = 'This link does not open a challenge. It may have expired, or it is not complete.';

/**
 * Whether the key of a participant without an account still opens the page of the day: until the
 * challenge ends.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const challenge = { startsOn: '2025-11-10', days: 12 };
 * isChallengeKeyValid(challenge, new Date('2025-11-21T16:00:00Z')) // false
 * @spec a product decision
 */
export const isChallengeKeyValid = (challenge: ChallengeSpan, now: Date): boolean => challengePhase(challenge, now) !== 'over';
