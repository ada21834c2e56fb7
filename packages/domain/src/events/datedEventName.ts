import { eventDayText } from './eventDayText.ts';
import { nextOccurrence } from './nextOccurrence.ts';
import { previousOccurrence } from './previousOccurrence.ts';
import type { EventTimes } from './recurrence.ts';

/**
 * The name of an event with the day of its next occurrence, or of the last one when it is over, to
 * distinguish events of the same name in a list of records.
 *
 * @throws RangeError as `occurrencesOf`
 * @example
 * const hour = { startsAt: new Date('2025-11-24T11:00Z'), endsAt: new Date('2025-11-24T12:00Z') };
 * datedEventName('Coaching', { ...hour, recurrence: null }, new Date('2025-11-17T00:00Z'))
 * // 'Coaching · Mon, Nov 24'
 */
export function datedEventName(name: string, event: EventTimes, now: Date): string {
  const time = nextOccurrence(event, now) ?? previousOccurrence(event, now);
  return `${name} · ${eventDayText(time?.startsAt ?? event.startsAt, now)}`;
}
