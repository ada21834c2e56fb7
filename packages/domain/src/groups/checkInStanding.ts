import { checkGiven } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';
import { type CheckingIn, missedWeeks } from './checkInWeeks.ts';
import { helpRequestedSince } from './helpRequestedSince.ts';
import { weekOf } from './weekOf.ts';

/** How members stand with their check-ins, in the order in which their team lead looks after them. */
export const CHECK_IN_STANDINGS = [
  { value: 'help', label: 'Asks for help' },
  { value: 'silent', label: 'Silent' },
  { value: 'called', label: 'Called' },
  { value: 'fine', label: 'Checking in' },
] as const;

export type CheckInStanding = (typeof CHECK_IN_STANDINGS)[number]['value'];

/** A member as their team lead sees them. */
export interface LedMember extends CheckingIn {
  /** The last check-in; null without one. */
  readonly lastCheckIn: { readonly needsHelp: boolean; readonly sentAt: Date; readonly answeredAt: Date | null } | null;
  /** When someone last called; null when no one did. */
  readonly calledAt: Date | null;
}

/**
 * How a member stands: their last check-in asks for help and was neither answered nor followed by a
 * call; or weeks are missed, with or without a call in this week. A call for help counts in its own
 * week and the one after. A product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const joinedAt = new Date('2025-10-01T00:00:00Z');
 * const ana = { joinedAt, lastWeek: '2025-10-27', lastCheckIn: null, calledAt: null };
 * checkInStanding(ana, new Date('2025-11-12T02:00:00Z')) // 'silent'
 */
export function checkInStanding(member: LedMember, now: Date): CheckInStanding {
  const { lastCheckIn, calledAt, joinedAt } = member;
  checkGiven({ lastCheckIn });
  checkDates({ joinedAt, now }, { calledAt });
  if (lastCheckIn !== null && lastCheckIn.needsHelp && lastCheckIn.answeredAt === null) {
    const counts = (member.lastWeek ?? '') !== '' && new Date(`${member.lastWeek}T00:00:00+08:00`) >= helpRequestedSince(now);
    if (counts && (calledAt === null || calledAt < lastCheckIn.sentAt)) return 'help';
  }
  if (missedWeeks(member, now) === 0) return 'fine';
  return calledAt !== null && calledAt >= weekOf(now) ? 'called' : 'silent';
}

/**
 * The members in the order in which their team lead looks after them: calls for help, then the
 * silent, the longest first, then those who were called, and the rest; otherwise as given. A product
 * decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 */
export function inOrderOfNeed<Member extends LedMember>(members: readonly Member[], now: Date): Member[] {
  const places = CHECK_IN_STANDINGS.map(({ value }) => value);
  const placeOf = (member: Member) => places.indexOf(checkInStanding(member, now));
  return members.toSorted((a, b) => placeOf(a) - placeOf(b) || missedWeeks(b, now) - missedWeeks(a, now));
}
