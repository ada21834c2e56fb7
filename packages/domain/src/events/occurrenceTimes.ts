import { formMessage } from '../forms/genericMessages.ts';
import { checkDates } from '../time/checkDates.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import { DEFAULT_TIME_ZONE, TIME_ZONES, timeZoneLabel, timeZonePlace } from '../time/timeZones.ts';
import { TIME_SLOTS } from '../time/timeSlots.ts';
import { instantInZone, wallTime } from '../time/zonedTime.ts';

/** Maximum duration of an event, in days. */
export const MAX_EVENT_DAYS = 7;

/** A start and an end as entered: days and half-hour slots by the clock of a time zone. */
export interface EnteredTimes {
  /** '2025-11-17' */
  readonly startDay: string;
  /** One of `TIME_SLOTS`. */
  readonly startTime: string;
  readonly endDay: string;
  readonly endTime: string;
  /** The label of one of `TIME_ZONES`. */
  readonly timeZone: string;
}

/** The error for rejected times, and the field it belongs to. */
export interface TimesProblem {
  readonly field: keyof EnteredTimes;
  readonly message: string;
}

/**
 * Converts entered times to instants, or returns what is wrong with them: a time skipped by
 * daylight saving, an end that is not after the start, or a span of more than seven days.
 *
 * @example
 * const start = { startDay: '2025-11-17', startTime: '11:30 PM' };
 * const end = { endDay: '2025-11-18', endTime: '12:30 AM' };
 * enteredSpan({ ...start, ...end, timeZone: 'GMT+08:00 Singapore' })
 * // { startsAt: 2025-11-17T23:30:00+08:00, endsAt: 2025-11-18T00:30:00+08:00 }
 * @spec 2 §3 names the time slots and time zones; the rest is a product decision
 */
export function enteredSpan(times: EnteredTimes): { startsAt: Date; endsAt: Date } | TimesProblem {
  const zone = zoneNamed(times.timeZone);
  if (zone === null) return { field: 'timeZone', message: formMessage('Time zone', 'validate') };
  const at = (field: 'start' | 'end'): Date | TimesProblem => {
    const [day, time] = [times[`${field}Day`], times[`${field}Time`]];
    if (fromIsoDay(day) === null)
      return { field: `${field}Day`, message: formMessage(field === 'start' ? 'Start day' : 'End day', 'validate') };
    const found = instantInZone(zone, { day, minute: TIME_SLOTS.indexOf(time) * 30 });
    return (
      found ?? {
        field: `${field}Time`,
        message: `The clocks go forward on that day: there is no ${time} in ${timeZonePlace(times.timeZone)}.`,
      }
    );
  };
  const [startsAt, endsAt] = [at('start'), at('end')];
  if (!(startsAt instanceof Date)) return startsAt;
  if (!(endsAt instanceof Date)) return endsAt;
  const lasts = endsAt.getTime() - startsAt.getTime();
  if (lasts <= 0) return { field: times.endDay < times.startDay ? 'endDay' : 'endTime', message: 'The end must come after the start.' };
  if (lasts > MAX_EVENT_DAYS * 86_400_000) return { field: 'endDay', message: 'An event can last at most seven days.' };
  return { startsAt, endsAt };
}

/**
 * Converts a span back to form values. A time between two half hours is shown as the earlier one.
 *
 * @param timeZone the label of one of `TIME_ZONES`; other values are read as the default
 * @throws RangeError for a value that is missing or not a Date
 */
export function enteredTimes({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, timeZone: string): EnteredTimes {
  checkDates({ startsAt, endsAt });
  const known = zoneNamed(timeZone) === null ? DEFAULT_TIME_ZONE : timeZone;
  const zone = zoneNamed(known) ?? 'UTC';
  const [start, end] = [wallTime(zone, startsAt), wallTime(zone, endsAt)];
  const slot = (minute: number): string => TIME_SLOTS[Math.floor(minute / 30)] ?? '';
  return { startDay: start.day, startTime: slot(start.minute), endDay: end.day, endTime: slot(end.minute), timeZone: known };
}

/** The IANA zone for a label of `TIME_ZONES`; null for any other text. */
export const zoneNamed = (label: string): string | null => TIME_ZONES.find((zone) => timeZoneLabel(zone) === label)?.zone ?? null;
