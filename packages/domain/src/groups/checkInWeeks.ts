import { checkDates } from '../time/checkDates.ts';
import { addManilaDays } from '../time/manilaDay.ts';
import { isoDay } from '../time/isoDay.ts';
import { weekOf } from './weekOf.ts';

/**
 * The number of weeks in a row with a check-in, up to this week. While this week has none yet, the
 * streak up to the last week still counts. A product decision.
 *
 * @param weeks the Mondays of the weeks with a check-in, as YYYY-MM-DD, in any order
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * checkInStreak(['2025-10-27', '2025-11-03'], new Date('2025-11-12T02:00:00Z')) // 2
 */
export function checkInStreak(weeks: readonly string[], now: Date): number {
  checkDates({ now });
  if (Number.isNaN(now.getTime())) return 0;
  const sent = new Set(weeks);
  const present = weekOf(now);
  let [streak, monday] = [0, sent.has(isoDay(present)) ? present : addManilaDays(present, -7)];
  for (; sent.has(isoDay(monday)); monday = addManilaDays(monday, -7)) streak += 1;
  return streak;
}

/** A member of an accountability group, as far as silence is concerned. */
export interface CheckingIn {
  readonly joinedAt: Date;
  /** The Monday of the last week with a check-in, as YYYY-MM-DD; null without one. */
  readonly lastWeek: string | null;
}

/**
 * The first week that a member missed, as YYYY-MM-DD of its Monday: the one after the last
 * check-in, and not before the first week that they were in the group from its beginning. Null
 * while no week is missed. This week is not missed until it is over. A product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const joinedAt = new Date('2025-10-01T00:00:00Z');
 * silentSince({ joinedAt, lastWeek: '2025-10-27' }, new Date('2025-11-12T02:00:00Z'))
 * // '2025-11-03'
 */
export function silentSince({ joinedAt, lastWeek }: CheckingIn, now: Date): string | null {
  checkDates({ joinedAt, now });
  if (Number.isNaN(now.getTime()) || Number.isNaN(joinedAt.getTime())) return null;
  const joined = weekOf(joinedAt);
  const firstWhole = isoDay(joined.getTime() === joinedAt.getTime() ? joined : addManilaDays(joined, 7));
  const next = lastWeek === null ? firstWhole : isoDay(addManilaDays(new Date(`${lastWeek}T00:00:00+08:00`), 7));
  const first = next > firstWhole ? next : firstWhole;
  return first < isoDay(weekOf(now)) ? first : null;
}

/**
 * The number of weeks that a member has missed in a row, up to the last one. A product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const joinedAt = new Date('2025-10-01T00:00:00Z');
 * missedWeeks({ joinedAt, lastWeek: '2025-10-27' }, new Date('2025-11-12T02:00:00Z')) // 1
 */
export function missedWeeks(member: CheckingIn, now: Date): number {
  const since = silentSince(member, now);
  if (since === null) return 0;
  return Math.round((weekOf(now).getTime() - new Date(`${since}T00:00:00+08:00`).getTime()) / (7 * 86_400_000));
}
