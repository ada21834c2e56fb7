import { roleInUse } from '../access/roleInUse.ts';
import { checkDates, timeOf } from '../time/checkDates.ts';
import { formatLongDate } from '../time/formatDate.ts';
import type { Member } from './member.ts';
import { STORED_TRUE } from './storageKeys.ts';

/**
 * The deadline until which the challenge modal shows by default.
 *
 * @spec 2 §4, §9
 */
export const CHALLENGE_UNTIL = '2025-08-31T00:00:00+08:00';

/**
 * The toast after joining the challenge.
 *
 * @spec 2 §8
 */
export const CHALLENGE_JOINED = "Congrats! You're IN!";

/**
 * The toast when joining failed on the server.
 *
 * @spec 2 §8
 */
export const CHALLENGE_FAILED = 'Something went wrong';

/** Texts of the challenge modal. Our own: the specification has none. */
export const CHALLENGE = {
  title: 'Join the 12-Day Challenge',
  text: 'One small task a day for twelve days, together with other freelancers. It is free for members, and you can catch up on a day that you miss.',
  confirm: 'Count me in',
  later: 'Not now',
} as const;

/**
 * The last day for joining, as worded in the modal: the day before the deadline. Dates have the
 * form of specification 2 §9.
 *
 * @throws RangeError for an invalid deadline, in which case the modal never shows
 * @example challengeDeadlineText(new Date(CHALLENGE_UNTIL)) // 'Join until Saturday, 08/30/2025.'
 */
export const challengeDeadlineText = (deadline: Date): string => `Join until ${formatLongDate(new Date(timeOf({ deadline }) - 1))}.`;

/**
 * Whether the challenge modal shows: to a member who enrolled in 2025 and has not joined the
 * challenge, before the deadline, unless already seen. The specification has the deadline as a
 * state and the prompt for enrollees as another rule; both are read as one modal.
 *
 * @param seen the flag in local storage
 * @param deadline from the settings; the modal no longer shows at this instant
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const user = { accessLevel: null, roles: 'member', is20205Enrollees: true, isChallenger: false };
 * showsChallenge(user, null, new Date(CHALLENGE_UNTIL), new Date('2025-08-01T02:00:00Z')) // true
 * @spec 1 §6, 2 §4
 */
export function showsChallenge(user: Member<'is20205Enrollees' | 'isChallenger'>, seen: string | null, deadline: Date, now: Date): boolean {
  checkDates({ deadline, now });
  const invited = roleInUse(user) === 'member' && user?.is20205Enrollees === true && user.isChallenger === false;
  return invited && seen !== STORED_TRUE && now.getTime() < deadline.getTime();
}
