import { checkDates } from '../time/checkDates.ts';
import { isoDay } from '../time/isoDay.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';
import type { DayRange } from './soon.ts';

/** The windows of expiry that staff check every day, in days from today. A product decision. */
export const EXPIRY_WINDOWS = [
  { label: 'Expires in 7 days', first: 0, last: 7 },
  { label: 'Expires in 30 days', first: 0, last: 30 },
  { label: 'Expired in the last 14 days', first: -14, last: -1 },
] as const;

type ExpiryWindow = (typeof EXPIRY_WINDOWS)[number];

/**
 * The days of an expiry window, in Manila.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example expiryWindowDays(EXPIRY_WINDOWS[0], new Date('2025-11-17T02:00:00Z'))
 * // { from: '2025-11-17', to: '2025-11-24' }
 */
export function expiryWindowDays({ first, last }: ExpiryWindow, now: Date): DayRange {
  checkDates({ now });
  const today = startOfManilaDay(now);
  return { from: isoDay(addManilaDays(today, first)), to: isoDay(addManilaDays(today, last)) };
}
