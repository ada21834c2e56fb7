import type { Role } from '../access/roles.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';

/** What those may know of a person's payments who see no amounts and dates. */
export const PAYMENT_STANDINGS = [
  { value: 'paid', label: 'Paid' },
  { value: 'overdue', label: 'Overdue' },
] as const;

export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number]['value'];

/**
 * Whether somebody is behind with a payment: overdue once the day of an unpaid entry has passed in Manila, else paid. An invalid
 * date counts as passed.
 *
 * @param unpaid the unpaid entries of the person
 * @example paymentStanding([{ scheduleDate: new Date('2025-11-16T10:00:00Z') }], new Date('2025-11-17T10:00:00Z')) // 'overdue'
 * The specification leaves it open; it is a product decision for head coaches.
 */
export function paymentStanding(unpaid: readonly { readonly scheduleDate: Date }[], now: Date): PaymentStanding {
  return unpaid.every(({ scheduleDate }) => manilaDaysBetween(now, scheduleDate) >= 0) ? 'paid' : 'overdue';
}

/** Who sees of the payments of people in scope whether they are behind, and nothing else. */
const SEE_STANDING: readonly Role[] = ['head-coach'];

/**
 * Whether a role sees whether the people in its scope are behind with a payment, though it sees no amounts and dates. Who reads
 * payments in full holds a page flag instead.
 *
 * @example seesPaymentStanding('head-coach') // true
 * The specification leaves it open; this is a product decision.
 */
export function seesPaymentStanding(role: Role): boolean {
  return SEE_STANDING.includes(role);
}
