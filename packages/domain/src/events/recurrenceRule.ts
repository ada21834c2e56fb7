import { checkGiven, checkKnown } from '../errors/checkKnown.ts';
import { DAY_NAMES } from '../time/calendarNames.ts';
import { checkDates } from '../time/checkDates.ts';
import { manilaClock } from '../time/manilaClock.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';
import { utcStamp } from './googleCalendarUrl.ts';
import type { EventTimes } from './recurrence.ts';
import { weekdayInManila } from './weekdayInManila.ts';

const FREQUENCIES = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const;

/**
 * The recurrence of an event as the text of an RRULE of RFC 5545, without its name. Null for a
 * one-time event. It counts by the clock of Manila, so the event's start must be written with that
 * time zone. Calendar files are a product decision.
 *
 * @throws RangeError for an invalid date
 * @example
 * const hour = { startsAt: new Date('2025-11-03T11:00Z'), endsAt: new Date('2025-11-03T12:00Z') };
 * recurrenceRule({ ...hour, recurrence: { every: 'week', interval: 2, until: null } })
 * // 'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO'
 */
export function recurrenceRule({ startsAt, recurrence }: EventTimes): string | null {
  checkDates({ startsAt });
  checkGiven({ recurrence });
  if (recurrence === null) return null;
  const { every, interval, weekDays = [], until } = recurrence;
  checkKnown({ every }, FREQUENCIES);
  checkDates({}, { until });
  const days = weekDays.length > 0 ? weekDays : [weekdayInManila(startsAt)];
  const lastInstant = until && new Date(addManilaDays(startOfManilaDay(until), 1).getTime() - 1000);
  return [
    `FREQ=${FREQUENCIES[every]}`,
    `INTERVAL=${interval}`,
    ...(every === 'week' ? ['WKST=SU', `BYDAY=${days.map((day) => (DAY_NAMES[day] ?? '').slice(0, 2).toUpperCase()).join()}`] : []),
    ...(every === 'month' ? [`BYMONTHDAY=${manilaClock(startsAt).day}`] : []),
    ...(lastInstant ? [`UNTIL=${utcStamp(lastInstant)}`] : []),
  ].join(';');
}
