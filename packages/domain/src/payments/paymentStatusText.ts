import type { PaymentStatus } from './paymentStatus.ts';
import { unpaidStatusText } from './unpaidStatusText.ts';

/** The status of an entry that is no longer owed. */
export const VOIDED = 'voided';

/**
 * The status of a schedule entry in words: voided, paid, or the text of `unpaidStatusText`.
 *
 * @throws RangeError when the entry is not paid and a date is invalid
 * @example
 * const scheduleDate = new Date('2025-11-01');
 * paymentStatusText({ status: 'Paid', scheduleDate }, new Date('2025-11-17')) // 'paid'
 * @spec 2 §4
 */
export function paymentStatusText(
  entry: { readonly status: PaymentStatus; readonly scheduleDate: Date; readonly isVoided?: boolean },
  now: Date,
): string {
  if (entry.isVoided === true) return VOIDED;
  return entry.status === 'Paid' ? 'paid' : unpaidStatusText(entry.scheduleDate, now);
}
