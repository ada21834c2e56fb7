import { roleInUse } from '../access/roleInUse.ts';
import type { SessionUser } from '../access/sessionUser.ts';
import { startOfManilaDay } from '../time/manilaDay.ts';
import { STORED_TRUE } from './storageKeys.ts';

type Member<Key extends keyof SessionUser = never> = Pick<SessionUser, 'accessLevel' | 'roles' | Key> | null | undefined;

/**
 * Whether the welcome-back modal opens on load: to the role member while the session says so; closing it calls hideReturneeModal.
 *
 * @example showsWelcomeBack({ ...member, showReturneeModal: true }) // true
 * Specification 1 §6, 2 §4.
 */
export function showsWelcomeBack(user: Member<'showReturneeModal'>): boolean {
  return roleInUse(user) === 'member' && user?.showReturneeModal === true;
}

/** Until then the challenge modal shows, unless the setting says otherwise. Specification 2 §4, §9. */
export const CHALLENGE_UNTIL = '2025-08-31T00:00:00+08:00';

/** The toast after joining the challenge. Specification 2 §8. */
export const CHALLENGE_JOINED = "Congrats! You're IN!";

/**
 * Whether the challenge modal shows: to a member who enrolled in 2025 and is no challenger yet, before the deadline, if not
 * already seen. The deadline is one state, the prompt for enrollees another rule of the specification; both are read as one modal.
 *
 * @param seen the flag in local storage
 * @param deadline from the settings; the modal no longer shows at this instant
 * @example showsChallenge(enrollee, null, new Date(CHALLENGE_UNTIL), now)
 * Specification 1 §6, 2 §4.
 */
export function showsChallenge(user: Member<'is20205Enrollees' | 'isChallenger'>, seen: string | null, deadline: Date, now: Date): boolean {
  const invited = roleInUse(user) === 'member' && user?.is20205Enrollees === true && user.isChallenger === false;
  return invited && seen !== STORED_TRUE && now.getTime() < deadline.getTime();
}

/**
 * Whether the Journey Form opens: to a member who has not completed it.
 *
 * @example showsJourneyForm({ ...member, isJourneyFormCompleted: false }) // true
 * Specification 2 §4.
 */
export function showsJourneyForm(user: Member<'isJourneyFormCompleted'>): boolean {
  return roleInUse(user) === 'member' && user?.isJourneyFormCompleted === false;
}

/** The last days of grace of a member, see `lastDayOfGrace`. */
export interface GraceEnds {
  /** Of the membership that expired; null where it is not known. */
  readonly expired: Date | null;
  /** Of the payment that is overdue longest; null where nothing is overdue. */
  readonly overdue: Date | null;
}

const hasPassed = (lastDay: Date, now: Date): boolean => !(startOfManilaDay(now).getTime() <= lastDay.getTime());

/**
 * Whether the membership gate stands before content: for a member whose membership has expired, or who has not paid, once the last
 * day of grace has passed in Manila. For an expired membership without a known last day it stands, and so it does for an invalid
 * date.
 *
 * @example showsMembershipGate({ ...member, membershipStatus: 'Expired' }, { expired: lastDay, overdue: null }, now)
 * Specification 1 §2.8; when it stands is a product decision.
 */
export function showsMembershipGate(user: Member<'membershipStatus'>, { expired, overdue }: GraceEnds, now: Date): boolean {
  if (roleInUse(user) !== 'member') return false;
  if (overdue !== null && hasPassed(overdue, now)) return true;
  return user?.membershipStatus === 'Expired' && (expired === null || hasPassed(expired, now));
}
