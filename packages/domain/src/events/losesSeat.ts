import type { EventOccurrence } from './recurrence.ts';

/**
 * Whether a seat at a time of an event, or a place on its waiting list, is released. Only people who may attend keep one: they are not archived and the
 * event opens for them, or they are its host. A time that has started keeps its seats, and so does one that was called off, as it may be reinstated.
 *
 * @param mayAttend whether the person may attend now
 * @param time null for a time that the event does not have any more
 * @example losesSeat({ mayAttend: false, time: tomorrow, now }) // true
 * Seats are a product decision.
 */
export function losesSeat({ mayAttend, time, now }: { mayAttend: boolean; time: EventOccurrence | null; now: Date }): boolean {
  return mayAttend !== true && time !== null && !time.isCancelled && time.startsAt.getTime() > now.getTime();
}
