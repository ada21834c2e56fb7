import { checkDates } from '../time/checkDates.ts';
import { isoDay } from '../time/isoDay.ts';
import { addManilaDays } from '../time/manilaDay.ts';

/** The results of a funnel on one Manila day. */
export interface FunnelDay {
  /** As `2025-11-12`. */
  readonly day: string;
  readonly visits: number;
  readonly optIns: number;
  readonly orders: number;
  readonly paidOrders: number;
}

/** Number of days that the page of a funnel shows, including today. */
export const SHOWN_FUNNEL_DAYS = 90;

/**
 * The last 90 days in Manila, oldest first. Days without any results have zeros.
 *
 * @param days the days with results
 * @throws RangeError for a value that is missing or not a Date
 */
export function everyDay(days: readonly FunnelDay[], now: Date): FunnelDay[] {
  checkDates({ now });
  const known = new Map(days.map((one) => [one.day, one]));
  return Array.from({ length: SHOWN_FUNNEL_DAYS }, (_, index) => {
    const day = isoDay(addManilaDays(now, index + 1 - SHOWN_FUNNEL_DAYS));
    return known.get(day) ?? { day, visits: 0, optIns: 0, orders: 0, paidOrders: 0 };
  });
}
