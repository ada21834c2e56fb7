import type { PaymentStatus } from './paymentStatus.ts';

/**
 * The editable fields of a schedule entry. For a paid entry, the price is fixed and the platform
 * may be corrected. For an unpaid entry it is the reverse, because approval sets the platform. The
 * date may always be corrected: the specification ties only the price to the state. An unknown
 * state allows nothing.
 *
 * @example editableFields('Paid') // { price: false, paymentPlatform: true, scheduleDate: true }
 * @spec 2 §5, §7
 */
export function editableFields(status: PaymentStatus): { price: boolean; paymentPlatform: boolean; scheduleDate: boolean } {
  const unpaid = status === 'Unpaid';
  const paid = status === 'Paid';
  return { price: unpaid, paymentPlatform: paid, scheduleDate: unpaid || paid };
}
