import { checkDates } from '../time/checkDates.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';

/** Days for which a commission stays pending, to allow for refunds. */
export const COMMISSION_HOLD_DAYS = 14;

/**
 * The instant from which a commission may be approved: the start, in Manila, of the fourteenth day
 * after the day of the payment. An invalid date stays invalid. The specification leaves commissions
 * open; this is a product decision.
 *
 * @param paidAt the time the schedule entry was paid
 * @throws RangeError for a value that is missing or not a Date
 * @example commissionHoldEnds(new Date('2025-11-17T15:59:59Z')) // 2025-12-01T00:00:00+08:00
 */
export function commissionHoldEnds(paidAt: Date): Date {
  checkDates({ paidAt });
  return addManilaDays(startOfManilaDay(paidAt), COMMISSION_HOLD_DAYS);
}
