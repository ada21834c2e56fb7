import { type EnteredRecurrence, enteredRecurrence } from './enteredRecurrence.ts';
import { enteredTimes, type EnteredTimes, zoneNamed } from './occurrenceTimes.ts';
import type { EventTimes } from './recurrence.ts';

/** What the form of an event shows of its times. */
export interface EnteredEventTimes extends EnteredTimes, EnteredRecurrence {}

/**
 * When an event takes place as its form shows it, by the clock of the place where it was entered: what `eventForm` makes of it are the same times.
 *
 * @param timeZone the label of one of `TIME_ZONES`
 * @example eventFormTimes(event, 'GMT+08:00 Singapore').startTime // '7:00 PM'
 * Specification 2 §3 names the time slots and time zones; what they are for is a product decision.
 */
export function eventFormTimes(times: EventTimes, timeZone: string): EnteredEventTimes {
  const entered = enteredTimes(times, timeZone);
  return { ...entered, ...enteredRecurrence(times.recurrence, times.startsAt, zoneNamed(entered.timeZone) ?? 'UTC') };
}
