import { DAY_NAMES } from '../time/calendarNames.ts';
import { manilaClock } from '../time/manilaClock.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';
import type { EventTimes } from './recurrence.ts';
import { weekdayInManila } from './weekdayInManila.ts';

const FREQUENCIES = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const;

/** An instant as RFC 5545 writes it in UTC: '20251117T110000Z'. */
const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/**
 * How an event comes again as the text of an RRULE of RFC 5545, without its name; null for what happens once. It counts by the clock of Manila, so the start
 * that it belongs to must be given with that time zone.
 *
 * @throws RangeError for an invalid date
 * @example recurrenceRule({ startsAt, endsAt, recurrence: { every: 'week', interval: 2, until: null } }) // 'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO'
 * That there are calendar files is a product decision.
 */
export function recurrenceRule({ startsAt, recurrence }: EventTimes): string | null {
  if (recurrence === null) return null;
  const { every, interval, weekDays = [], until } = recurrence;
  const days = weekDays.length > 0 ? weekDays : [weekdayInManila(startsAt)];
  const lastInstant = until && new Date(addManilaDays(startOfManilaDay(until), 1).getTime() - 1000);
  return [
    `FREQ=${FREQUENCIES[every]}`,
    `INTERVAL=${interval}`,
    ...(every === 'week' ? ['WKST=SU', `BYDAY=${days.map((day) => (DAY_NAMES[day] ?? '').slice(0, 2).toUpperCase()).join()}`] : []),
    ...(every === 'month' ? [`BYMONTHDAY=${manilaClock(startsAt).day}`] : []),
    ...(lastInstant ? [`UNTIL=${utc(lastInstant)}`] : []),
  ].join(';');
}
