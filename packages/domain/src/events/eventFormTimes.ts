import { type EnteredRecurrence, enteredRecurrence } from './enteredRecurrence.ts';
import { enteredTimes, type EnteredTimes, zoneNamed } from './occurrenceTimes.ts';
import { checkEventTimes } from './occurrencesFrom.ts';
import type { EventTimes } from './recurrence.ts';

/** The times of an event, as shown in its form. */
export interface EnteredEventTimes extends EnteredTimes, EnteredRecurrence {}

/**
 * The times of an event as its form shows them, by the clock of the given zone. `eventForm`
 * converts them back to the same times.
 *
 * @param timeZone the label of one of `TIME_ZONES`
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const span = { startsAt: new Date('2025-11-17T11:00Z'), endsAt: new Date('2025-11-17T12:30Z') };
 * eventFormTimes({ ...span, recurrence: null }, 'GMT+08:00 Singapore').startTime // '7:00 PM'
 * @spec 2 §3 names the time slots and time zones; what they are for is a product decision
 */
export function eventFormTimes(times: EventTimes, timeZone: string): EnteredEventTimes {
  checkEventTimes(times);
  const entered = enteredTimes(times, timeZone);
  return { ...entered, ...enteredRecurrence(times.recurrence, times.startsAt, zoneNamed(entered.timeZone) ?? 'UTC') };
}
