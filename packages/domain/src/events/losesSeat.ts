import { checkDates } from '../time/checkDates.ts';
import type { EventOccurrence } from './recurrence.ts';

/**
 * Whether a person's seat at an occurrence, or their waiting-list position, is released. Only
 * people who may attend keep it: they are not archived and the event is open to them, or they are
 * its host. An occurrence that has started keeps its seats. A cancelled one does too, because it
 * may be reinstated. Seats are a product decision.
 *
 * @param mayAttend whether the person may attend now
 * @param time null for an occurrence that the event no longer has
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const span = { startsAt: new Date('2025-11-17T11:00Z'), endsAt: new Date('2025-11-17T12:30Z') };
 * const time = { ...span, occursAt: span.startsAt, isCancelled: false };
 * losesSeat({ mayAttend: false, time, now: new Date('2025-11-17T02:00Z') }) // true
 */
export function losesSeat({ mayAttend, time, now }: { mayAttend: boolean; time: EventOccurrence | null; now: Date }): boolean {
  checkDates({ now });
  if (time !== null) checkDates({ startsAt: time.startsAt });
  return mayAttend !== true && time !== null && !time.isCancelled && time.startsAt.getTime() > now.getTime();
}
