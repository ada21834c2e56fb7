import { checkDates } from '../time/checkDates.ts';

/** A visitor's clicks on one affiliate's links count once within this time. */
export const CLICK_WINDOW_MS = 3_600_000;

/**
 * The start of the hour of a click. Two clicks of one visitor on one affiliate's links within the
 * same hour count once.
 *
 * @throws RangeError for an invalid date
 * @example clickHour(new Date('2025-11-17T02:59:59Z')).toISOString() // '2025-11-17T02:00:00.000Z'
 */
export function clickHour(at: Date): Date {
  checkDates({ at });
  if (Number.isNaN(at.getTime())) throw new RangeError('at must be a valid date');
  return new Date(Math.floor(at.getTime() / CLICK_WINDOW_MS) * CLICK_WINDOW_MS);
}
