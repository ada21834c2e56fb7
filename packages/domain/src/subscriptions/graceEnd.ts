import { startOfManilaDay } from '../time/manilaDay.ts';
import type { GraceDays } from './grace.ts';
import { lastDayOfGrace } from './lastDayOfGrace.ts';
import type { AccessEnd, AccessEndReason } from './membershipTexts.ts';

/**
 * The end of an access, and the last day of grace after it: an expiry with the days of grace for
 * expiries, or the day on which a payment was due with those for payments.
 *
 * @param from the expiry, or any instant of the day on which the payment was due
 * @throws RangeError when it is not a Date, or the days of grace are not a whole number from 0
 * @example
 * const grace = { expiryGraceDays: 14, overdueGraceDays: 7 };
 * graceEnd('overdue', new Date('2025-11-03T10:00:00Z'), grace).lastDay
 * // 2025-11-10T00:00:00+08:00
 * @spec 2 §9; grace is a product decision
 */
export function graceEnd(reason: AccessEndReason, from: Date, { expiryGraceDays, overdueGraceDays }: GraceDays): AccessEnd {
  return reason === 'expired'
    ? { on: from, lastDay: lastDayOfGrace(from, expiryGraceDays) }
    : { on: startOfManilaDay(from), lastDay: lastDayOfGrace(from, overdueGraceDays) };
}
