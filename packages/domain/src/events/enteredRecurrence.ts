import { DAY_NAMES } from '../time/calendarNames.ts';
import { fromIsoDay, isoDay } from '../time/isoDay.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';
import { wallTime } from '../time/zonedTime.ts';
import type { Recurrence, RecurrenceUnit } from './recurrence.ts';
import { weekdayInManila } from './weekdayInManila.ts';

/** A recurrence as entered in the form. Days are those of the time zone of entry. */
export interface EnteredRecurrence {
  /** Null for a one-time event. */
  readonly every: RecurrenceUnit | null;
  readonly interval: number;
  readonly weekDays: readonly (typeof DAY_NAMES)[number][];
  /** '' means no end. */
  readonly until: string;
}

/**
 * The number of calendar days between the time zone of entry and Manila at an instant: -1, 0 or 1.
 */
const daysAhead = (startsAt: Date, zone: string): number =>
  Math.round((Date.parse(isoDay(startsAt)) - Date.parse(wallTime(zone, startsAt).day)) / 86_400_000);

/**
 * Whether days of one week in the time zone of entry fall into two weeks in Manila. "Every other
 * week" would then mean something else there.
 *
 * @param zone a name of the IANA database
 */
export function liesInTwoWeeks({ every, interval, weekDays }: EnteredRecurrence, startsAt: Date, zone: string): boolean {
  if (every !== 'week' || interval === 1 || weekDays.length < 2) return false;
  const weeks = weekDays.map((name) => Math.floor((DAY_NAMES.indexOf(name) + daysAhead(startsAt, zone)) / 7));
  return new Set(weeks).size > 1;
}

/**
 * Converts an entered recurrence to the calendar of Manila; null for a one-time event.
 *
 * @param zone a name of the IANA database
 */
export function recurrenceEntered(
  { every, interval, weekDays, until }: EnteredRecurrence,
  startsAt: Date,
  zone: string,
): Recurrence | null {
  if (every === null) return null;
  const ahead = daysAhead(startsAt, zone);
  const last = until === '' ? null : fromIsoDay(until);
  const days = every === 'week' ? new Set(weekDays.map((name) => (DAY_NAMES.indexOf(name) + ahead + 7) % 7)) : new Set<number>();
  // The day of the first time alone is what weeks mean anyway.
  return { every, interval, weekDays: days.size > 1 ? [...days].toSorted((a, b) => a - b) : [], until: last && addManilaDays(last, ahead) };
}

/**
 * Converts a recurrence to the form of a time zone. `recurrenceEntered` converts it back to the
 * same recurrence.
 *
 * @param zone a name of the IANA database
 */
export function enteredRecurrence(recurrence: Recurrence | null, startsAt: Date, zone: string): EnteredRecurrence {
  if (recurrence === null) return { every: null, interval: 1, weekDays: [], until: '' };
  const ahead = daysAhead(startsAt, zone);
  const { every, interval, weekDays = [], until } = recurrence;
  const days = weekDays.length > 0 ? weekDays : [weekdayInManila(startsAt)];
  return {
    every,
    interval,
    weekDays: every === 'week' ? DAY_NAMES.filter((_name, index) => days.includes((index + ahead + 7) % 7)) : [],
    until: until === null ? '' : isoDay(addManilaDays(startOfManilaDay(until), -ahead)),
  };
}
