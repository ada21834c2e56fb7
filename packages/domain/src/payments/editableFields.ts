import type { PaymentStatus } from './paymentStatus.ts';

/**
 * Which fields of a schedule entry may be edited. Of a paid entry the price is fixed and the platform may be corrected; of an
 * unpaid one it is the other way round, because the platform is named when it is approved. The date may always be corrected: the
 * specification makes only the price depend on the state. An unknown state allows nothing.
 *
 * @example editableFields('Paid') // { price: false, paymentPlatform: true, scheduleDate: true }
 * Specification 2 §5, §7.
 */
export function editableFields(status: PaymentStatus): { price: boolean; paymentPlatform: boolean; scheduleDate: boolean } {
  const unpaid = status === 'Unpaid';
  const paid = status === 'Paid';
  return { price: unpaid, paymentPlatform: paid, scheduleDate: unpaid || paid };
}
