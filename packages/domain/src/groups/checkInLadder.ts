import { checkGiven } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';
import { addManilaDays } from '../time/manilaDay.ts';
import { isoDay } from '../time/isoDay.ts';
import { type CheckingIn, missedWeeks, silentSince } from './checkInWeeks.ts';
import { weekOf } from './weekOf.ts';

/**
 * The steps of the ladder for a member who does not check in, and who is asked at each: the member,
 * a buddy, the team lead, and the success manager. Product decisions §10.
 */
export const CHECK_IN_STEPS = ['reminder', 'buddy', 'lead', 'manager'] as const;
export type CheckInStep = (typeof CHECK_IN_STEPS)[number];

/** The hour in Manila from which a step is taken: in the evening before the last day of the week, and on Monday morning. */
export const REMINDER_HOUR = 18;
export const MONDAY_HOUR = 9;

const HOUR = 3_600_000;
const SATURDAY = 5;

/** A member as the ladder sees them. */
export interface OnLadder extends CheckingIn {
  /** Whether their last check-in asked for help. */
  readonly askedForHelp: boolean;
  /** Whether they agree that a buddy is asked to write. */
  readonly allowsBuddy: boolean;
}

/** A step that is due, and the silence that it belongs to. */
export interface DueStep {
  readonly step: CheckInStep;
  /**
   * The Monday of the first week without a check-in, as YYYY-MM-DD; this week where none is missed.
   * Each step is taken once for it.
   */
  readonly week: string;
}

/**
 * The step that is due for a member; null for none. Without a check-in by Saturday evening, they
 * are reminded. After one missed week a buddy is asked to write, after two the team lead, after
 * three the success manager, from Monday morning on. Where a buddy is not to be asked, because the
 * member does not want it or asked for help in the last check-in, the team lead is asked already
 * after one week. A check-in for this week ends it. Earlier steps that were not taken in time are
 * skipped. All times are in Manila. Product decisions §10.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const joinedAt = new Date('2025-10-01T00:00:00Z');
 * const ana = { joinedAt, lastWeek: '2025-10-27', askedForHelp: false, allowsBuddy: true };
 * dueCheckInStep(ana, new Date('2025-11-10T09:00:00+08:00'))
 * // { step: 'buddy', week: '2025-11-03' }
 */
export function dueCheckInStep(member: OnLadder, now: Date): DueStep | null {
  const { joinedAt, askedForHelp, allowsBuddy } = member;
  checkGiven({ askedForHelp, allowsBuddy });
  checkDates({ joinedAt, now });
  if (Number.isNaN(now.getTime()) || Number.isNaN(joinedAt.getTime())) return null;
  const monday = weekOf(now);
  const present = isoDay(monday);
  if (joinedAt > now || (member.lastWeek !== null && member.lastWeek >= present)) return null;
  const since = silentSince(member, now);
  if (now.getTime() >= addManilaDays(monday, SATURDAY).getTime() + REMINDER_HOUR * HOUR)
    return { step: 'reminder', week: since ?? present };
  if (since === null || now.getTime() < monday.getTime() + MONDAY_HOUR * HOUR) return null;
  return { step: stepAfter(missedWeeks(member, now), allowsBuddy && !askedForHelp), week: since };
}

function stepAfter(weeks: number, asksBuddy: boolean): CheckInStep {
  if (weeks >= 3) return 'manager';
  return weeks === 2 || !asksBuddy ? 'lead' : 'buddy';
}

/** The people who can be asked about a silent member. */
export interface AskedPeople {
  /** Null where no buddy is left to ask. */
  readonly buddy: number | null;
  /** The team lead and the assistant. */
  readonly leads: readonly number[];
  /** Null for a member in no portfolio. */
  readonly manager: number | null;
  /** Those who look after accountability groups. */
  readonly staff: readonly number[];
}

/**
 * The people who are asked at a step. Where no one is there, those of the next step are asked, and
 * at last staff, so that no one is overlooked. No one is asked about themselves. A product decision.
 *
 * @param member the id of the silent member
 * @example
 * const people = { buddy: null, leads: [3, 4], manager: 9, staff: [1] };
 * peopleToAsk('buddy', people, 3) // [4]
 */
export function peopleToAsk(step: CheckInStep, { buddy, leads, manager, staff }: AskedPeople, member: number): readonly number[] {
  checkGiven({ buddy, manager });
  if (step === 'reminder') return [member];
  const all = [buddy === null ? [] : [buddy], leads, manager === null ? [] : [manager], staff];
  const from = CHECK_IN_STEPS.indexOf(step) - 1;
  const others = all.slice(Math.max(0, from)).map((people) => [...new Set(people)].filter((id) => id !== member));
  return others.find((people) => people.length > 0) ?? [];
}

/**
 * The buddy who is asked to write to a silent member: one who checked in themselves in the last
 * week, or else any other; in turn, so that it is not always the same one. Null without a buddy. A
 * product decision.
 *
 * @param week the first missed week of the member, as YYYY-MM-DD of its Monday
 * @example
 * const buddies = [{ id: 4, checkedIn: false }, { id: 7, checkedIn: true }];
 * buddyToAsk(buddies, { id: 3, week: '2025-11-03' }) // 7
 */
export function buddyToAsk(
  buddies: readonly { readonly id: number; readonly checkedIn: boolean }[],
  { id, week }: { readonly id: number; readonly week: string },
): number | null {
  const others = buddies.filter((buddy) => buddy.id !== id).toSorted((a, b) => a.id - b.id);
  const active = others.filter(({ checkedIn }) => checkedIn);
  const asked = active.length > 0 ? active : others;
  const turn = Math.floor(Date.parse(`${week}T00:00:00Z`) / (7 * 86_400_000)) + id;
  return Number.isNaN(turn) ? null : (asked[turn % asked.length]?.id ?? null);
}
