import { roleInUse } from '../access/roleInUse.ts';
import type { RouteName } from '../navigation/routes.ts';
import { formatLongDate } from '../time/formatDate.ts';
import { startOfManilaDay } from '../time/manilaDay.ts';
import type { Member } from './member.ts';

/** The pages that the membership opens. Profile, bills, XP and groups stay. */
const CONTENT_ROUTES: readonly RouteName[] = [
  'viewCourses',
  'viewCourse',
  'viewLesson',
  'viewEvents',
  'viewEvent',
  'viewResources',
  'viewResource',
];

/** The last days of grace of a member, see `lastDayOfGrace`. */
export interface GraceEnds {
  /** Of the membership that expired; null where it is not known. */
  readonly expired: Date | null;
  /** Of the payment that is overdue longest; null where nothing is overdue. */
  readonly overdue: Date | null;
}

/** Why the gate stands: what is paid first opens the content again. */
export type GateReason = 'overdue' | 'expired';

const hasPassed = (lastDay: Date, now: Date): boolean => !(startOfManilaDay(now).getTime() <= lastDay.getTime());

/**
 * Why the membership gate stands before a page, or null where it does not: on the pages with content, for a member who has not paid
 * or whose membership has expired, once the last day of grace has passed in Manila. For an expired membership without a known last
 * day it stands, and so it does for an invalid date.
 *
 * @param route the page; null where an address leads to none
 * @example membershipGate({ ...member, membershipStatus: 'Expired' }, 'viewCourse', { expired: lastDay, overdue: null }, now) // 'expired'
 * Specification 1 §2.8; when and where it stands is a product decision.
 */
export function membershipGate(
  user: Member<'membershipStatus'>,
  route: RouteName | null,
  { expired, overdue }: GraceEnds,
  now: Date,
): GateReason | null {
  if (roleInUse(user) !== 'member' || route === null || !CONTENT_ROUTES.includes(route)) return null;
  if (overdue !== null && hasPassed(overdue, now)) return 'overdue';
  return user?.membershipStatus === 'Expired' && (expired === null || hasPassed(expired, now)) ? 'expired' : null;
}

/** The buttons of the gate. Our texts: the specification shows none. */
export const MEMBERSHIP_GATE = { renew: 'Renew', pay: 'Pay now', profile: 'My Profile', signOut: 'Sign out' } as const;

const STAYS = 'Your profile, your bills, your XP and your groups stay open.';

/**
 * What the gate says. Our texts: the specification shows none.
 *
 * @param lastDay the last day of grace, null where it is not known
 * @throws RangeError for an invalid date
 * @example membershipGateText('expired', null).title // 'Your membership has ended'
 * The form of dates is that of specification 2 §9.
 */
export function membershipGateText(reason: GateReason, lastDay: Date | null): { title: string; text: string } {
  const since = lastDay === null ? '' : `Your access ended on ${formatLongDate(lastDay)}. `;
  return reason === 'expired'
    ? { title: 'Your membership has ended', text: `${since}Renew to open your courses, events and resources again. ${STAYS}` }
    : { title: 'A payment is overdue', text: `${since}Settle it to open your courses, events and resources again. ${STAYS}` };
}
