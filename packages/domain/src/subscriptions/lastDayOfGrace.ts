import { checkDates } from '../time/checkDates.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';

/**
 * The last day on which content still opens after an expiry or a due date, as the start of that day
 * in Manila. An invalid date stays invalid.
 *
 * @param from the expiry, or the day on which a payment was due
 * @param graceDays whole days from 0
 * @throws RangeError when graceDays is not such a number
 * @example lastDayOfGrace(new Date('2025-11-03T10:00:00Z'), 14) // 2025-11-17T00:00:00+08:00
 * @spec 2 §9; grace is a product decision
 */
export function lastDayOfGrace(from: Date, graceDays: number): Date {
  checkDates({ from });
  if (!Number.isSafeInteger(graceDays) || graceDays < 0)
    throw new RangeError(`graceDays must be a whole number from 0, not ${String(graceDays)}`);
  return addManilaDays(startOfManilaDay(from), graceDays);
}
