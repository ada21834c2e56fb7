import { checkGiven, checkKnown } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';
import { manilaClock } from '../time/manilaClock.ts';
import { addManilaMonths } from '../time/manilaMonths.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';
import type { EventTimes, Occurrence, OccurrenceChange, Recurrence, RecurrenceUnit } from './recurrence.ts';
import { weekdayInManila } from './weekdayInManila.ts';

const DAY = 86_400_000;

const monthsLater = (start: Date, months: number): Date | null => {
  const day = addManilaMonths(start, months);
  if (Number.isNaN(day.getTime())) return day;
  const sinceMidnight = start.getTime() - startOfManilaDay(start).getTime();
  return manilaClock(day).day === manilaClock(start).day ? new Date(day.getTime() + sinceMidnight) : null;
};

interface Unit {
  /**
   * The same time of day a number of units later, in order; none in a month that lacks the day,
   * several in a week.
   */
  readonly longest: number;
  /**
   * The same time of day a number of units later, in order; none in a month that lacks the day,
   * several in a week.
   */
  readonly later: (start: Date, units: number, recurrence: Recurrence) => readonly Date[];
}

const UNITS: Readonly<Record<RecurrenceUnit, Unit>> = {
  day: { longest: DAY, later: (start, days) => [addManilaDays(start, days)] },
  week: {
    longest: 7 * DAY,
    later: (start, weeks, { weekDays = [] }) => {
      const first = weekdayInManila(start);
      const days = weekDays.length === 0 ? [first] : [...new Set(weekDays)].toSorted((a, b) => a - b);
      return days.map((day) => addManilaDays(start, 7 * weeks + day - first));
    },
  },
  month: {
    longest: 31 * DAY,
    later: (start, months) => {
      const later = monthsLater(start, months);
      return later === null ? [] : [later];
    },
  },
};

/**
 * Checks the dates and the recurrence of an event, for scripts in plain JavaScript. Every rule
 * about its times does so first.
 *
 * @throws RangeError with the name of the first field that is missing or unknown
 */
export function checkEventTimes({ startsAt, endsAt, recurrence, changes = [], cancelledAt = null }: EventTimes): void {
  checkDates({ startsAt, endsAt }, { cancelledAt });
  checkGiven({ recurrence });
  if (recurrence !== null) {
    const { every, until } = recurrence;
    checkKnown({ every }, UNITS);
    checkDates({}, { until });
  }
  for (const change of changes) checkChange(change);
}

const checkChange = ({ occursAt, startsAt, endsAt, cancelledAt }: OccurrenceChange): void => {
  checkDates({ occursAt }, { startsAt, endsAt, cancelledAt });
};

const check = (event: EventTimes, from: Date): void => {
  checkEventTimes(event);
  checkDates({ from });
  const { startsAt, endsAt, recurrence } = event;
  if (!(endsAt.getTime() >= startsAt.getTime())) throw new RangeError('Not an event: it ends before it starts, or a date is invalid.');
  if (Number.isNaN(from.getTime())) throw new RangeError('from must be a valid date');
  if (Number.isNaN(recurrence?.until?.getTime() ?? 0)) throw new RangeError('until must be a valid date');
  if (recurrence === null) return;
  const { interval, weekDays = [] } = recurrence;
  if (!Number.isInteger(interval) || interval < 1 || interval > 1000)
    throw new RangeError(`interval must be a whole number from 1 to 1000, not ${String(interval)}`);
  if (weekDays.some((day) => !Number.isInteger(day) || day < 0 || day > 6))
    throw new RangeError(`weekDays must be 0 to 6, not ${weekDays.join()}`);
};

function* startsOf(first: Date, recurrence: Recurrence, passed: number): Generator<Date, void> {
  const { every, interval, until } = recurrence;
  const { longest, later } = UNITS[every];
  const end = until === null ? Number.POSITIVE_INFINITY : addManilaDays(startOfManilaDay(until), 1).getTime();
  // The first occurrence always counts, whatever its weekday.
  if (passed < interval * longest) yield first;
  // Starts one step earlier than necessary: the first day of a week can be up to six days before
  // that of the first occurrence.
  for (let step = Math.max(0, Math.floor(passed / (interval * longest)) - 1); ; step += 1) {
    for (const start of later(first, step * interval, recurrence)) {
      if (start.getTime() <= first.getTime()) continue;
      if (!(start.getTime() < end)) return;
      yield start;
    }
  }
}

/**
 * Generates the planned occurrences of an event in order, ignoring single changes and possibly
 * without an end. Those that ended before `from` may be left out.
 *
 * @throws RangeError for an event that ends before it starts, an unknown unit, an interval that is
 *   not a whole number from 1 to 1,000, an invalid weekday, and an invalid date
 */
export function* occurrencesFrom(event: EventTimes, from: Date): Generator<Occurrence, void> {
  check(event, from);
  const { startsAt, endsAt, recurrence } = event;
  const duration = endsAt.getTime() - startsAt.getTime();
  const starts = recurrence === null ? [startsAt] : startsOf(startsAt, recurrence, from.getTime() - endsAt.getTime());
  for (const start of starts) yield { startsAt: start, endsAt: new Date(start.getTime() + duration) };
}
