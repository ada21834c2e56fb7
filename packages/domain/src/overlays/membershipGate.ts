import { roleInUse } from '../access/roleInUse.ts';
import { checkKnown } from '../errors/checkKnown.ts';
import type { RouteName } from '../navigation/routes.ts';
import { type AccessEnd, accessEndedText, type AccessEndReason } from '../subscriptions/membershipTexts.ts';
import { checkDates } from '../time/checkDates.ts';
import { startOfManilaDay } from '../time/manilaDay.ts';
import type { Member } from './member.ts';

/** The pages that require a membership. Profile, bills, XP and groups stay open. */
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
  /** For the expired membership; null when unknown. */
  readonly expired: Date | null;
  /** For the longest overdue payment; null when nothing is overdue. */
  readonly overdue: Date | null;
}

/** The reason for the gate; resolving it opens the content again. */
export type GateReason = AccessEndReason;

const hasPassed = (lastDay: Date, now: Date): boolean => !(startOfManilaDay(now).getTime() <= lastDay.getTime());

/**
 * The reason to show the membership gate instead of a page, or null to show the page. The gate
 * covers pages with content for a member with an overdue payment or an expired membership, once the
 * last day of grace has passed in Manila. An expired membership has precedence, as in the banner:
 * paying alone would not open the content. For an expired membership without a known last day, and
 * for an invalid date, the gate shows too.
 *
 * @param route the page; null for an address without a route
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const member = { accessLevel: null, roles: 'member', membershipStatus: 'Expired' };
 * const grace = { expired: new Date('2025-11-16T00:00+08:00'), overdue: null };
 * membershipGate(member, 'viewCourse', grace, new Date('2025-11-17T00:00+08:00')) // 'expired'
 * @spec 1 §2.8; when and where it shows is a product decision
 */
export function membershipGate(
  user: Member<'membershipStatus'>,
  route: RouteName | null,
  { expired, overdue }: GraceEnds,
  now: Date,
): GateReason | null {
  checkDates({ now }, { expired, overdue });
  if (roleInUse(user) !== 'member' || route === null || !CONTENT_ROUTES.includes(route)) return null;
  if (user?.membershipStatus === 'Expired' && (expired === null || hasPassed(expired, now))) return 'expired';
  return overdue !== null && hasPassed(overdue, now) ? 'overdue' : null;
}

/** Buttons of the gate, next to the actions of `membershipLinks`. Our own texts. */
export const MEMBERSHIP_GATE = { profile: 'My Profile', signOut: 'Sign out' } as const;

const TITLES: Readonly<Record<GateReason, string>> = { expired: 'Your membership has ended', overdue: 'A payment is overdue' };

const STAYS = 'Your profile, your bills, your XP and your groups stay open.';

/**
 * Texts of the gate: the notice of `membershipText`, and what stays open. Our own title.
 *
 * @param end the end of the access; null when unknown
 * @throws RangeError for an invalid date
 * @example membershipGateText('expired', null).title // 'Your membership has ended'
 */
export function membershipGateText(reason: GateReason, end: AccessEnd | null): { title: string; text: string } {
  checkKnown({ reason }, TITLES);
  const text = end ? `${accessEndedText(reason, end)} ${STAYS}` : STAYS;
  return { title: TITLES[reason], text };
}
