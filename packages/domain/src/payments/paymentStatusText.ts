import type { PaymentStatus } from './paymentStatus.ts';
import { unpaidStatusText } from './unpaidStatusText.ts';

/**
 * The status of a schedule entry in words: paid, or the text of `unpaidStatusText`.
 *
 * @throws RangeError when the entry is not paid and a date is invalid
 * @example
 * const scheduleDate = new Date('2025-11-01');
 * paymentStatusText({ status: 'Paid', scheduleDate }, new Date('2025-11-17')) // 'paid'
 * @spec 2 §4
 */
export function paymentStatusText(entry: { readonly status: PaymentStatus; readonly scheduleDate: Date }, now: Date): string {
  return entry.status === 'Paid' ? 'paid' : unpaidStatusText(entry.scheduleDate, now);
}
