import type { Role } from '../access/roles.ts';
import { checkDates } from '../time/checkDates.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';

/** The payment standing of a person, for users who see no amounts and dates. */
export const PAYMENT_STANDINGS = [
  { value: 'paid', label: 'Paid' },
  { value: 'overdue', label: 'Overdue' },
] as const;

export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number]['value'];

/**
 * Whether a person is behind with a payment: overdue once the day of an unpaid entry has passed in
 * Manila, else paid. An invalid date counts as passed. The specification leaves it open; it is a
 * product decision for head coaches.
 *
 * @param unpaid the unpaid entries of the person
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const unpaid = [{ scheduleDate: new Date('2025-11-16') }];
 * paymentStanding(unpaid, new Date('2025-11-17')) // 'overdue'
 */
export function paymentStanding(unpaid: readonly { readonly scheduleDate: Date }[], now: Date): PaymentStanding {
  checkDates({ now });
  for (const { scheduleDate } of unpaid) checkDates({ scheduleDate });
  return unpaid.every(({ scheduleDate }) => manilaDaysBetween(now, scheduleDate) >= 0) ? 'paid' : 'overdue';
}

/** Roles that see whether people in their scope are behind with payments, and nothing more. */
const SEE_STANDING: readonly Role[] = ['head-coach'];

/**
 * Whether a role sees if the people in its scope are behind with a payment, without amounts and
 * dates. Roles that read payments in full hold a page flag instead. The specification leaves it
 * open; this is a product decision.
 *
 * @example seesPaymentStanding('head-coach') // true
 */
export function seesPaymentStanding(role: Role): boolean {
  return SEE_STANDING.includes(role);
}
