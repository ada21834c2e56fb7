import { lastDayOfGrace } from '../subscriptions/lastDayOfGrace.ts';
import { checkDates, timeOf } from '../time/checkDates.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';
import type { OrderState } from './orderStates.ts';

/** The number of orders of one address that may wait for their payment at a time. A product decision. */
export const MOST_OPEN_ORDERS = 3;

/** The time for which an unpaid order keeps its coupon, in minutes. A product decision. */
export const COUPON_HOLD_MINUTES = 60;

/**
 * When an unpaid order expires: at the end of a Manila day, so that the last day counts as a whole.
 *
 * @param firstPaymentDays whole days from 1
 * @throws RangeError when it is not such a number
 * @example orderDeadline(new Date('2025-11-17T02:00:00Z'), 3) // 2025-11-21T00:00:00+08:00
 * @spec a product decision: the first-payment window
 */
export function orderDeadline(orderedAt: Date, firstPaymentDays: number): Date {
  checkDates({ orderedAt });
  if (!Number.isSafeInteger(firstPaymentDays) || firstPaymentDays < 1)
    throw new RangeError(`firstPaymentDays must be a whole number from 1, not ${String(firstPaymentDays)}`);
  return addManilaDays(lastDayOfGrace(orderedAt, firstPaymentDays), 1);
}

/**
 * The last Manila day on which an order can be paid, as the start of that day.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example lastDayToPay(new Date('2025-11-20T16:00:00Z')) // 2025-11-20T00:00:00+08:00
 */
export const lastDayToPay = (deadline: Date): Date => startOfManilaDay(new Date(timeOf({ deadline }) - 1));

/**
 * Until when an unpaid order keeps its coupon.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example couponHeldUntil(new Date('2025-11-17T02:00:00Z')) // 2025-11-17T03:00:00Z
 */
export const couponHeldUntil = (orderedAt: Date): Date => new Date(timeOf({ orderedAt }) + COUPON_HOLD_MINUTES * 60_000);

const OPEN: readonly OrderState[] = ['draft', 'awaiting-payment', 'for-review'];

/**
 * Whether an order still waits for its payment.
 *
 * @example isOpenOrder('for-review') // true
 */
export const isOpenOrder = (state: OrderState): boolean => OPEN.includes(state);

export const ORDER_BEING_CHECKED = 'Your receipt is being checked. Message us if you want to cancel.';
export const ORDER_PAID = 'This order is paid, so it cannot be cancelled here. Message us about a refund.';
export const ORDER_ENDED = 'This order has ended already.';

/**
 * Explains why a buyer cannot cancel an order, as a sentence, or returns null.
 *
 * @example whyNotCancel('awaiting-payment') // null
 * @spec a product decision
 */
export function whyNotCancel(state: OrderState): string | null {
  if (state === 'draft' || state === 'awaiting-payment') return null;
  if (state === 'for-review') return ORDER_BEING_CHECKED;
  return state === 'paid' || state === 'enrolled' ? ORDER_PAID : ORDER_ENDED;
}

export const PAID_ALREADY = 'We have the payment for this order already.';
export const CONFIRM_ADDRESS_FIRST = 'Open the link in your email first.';
export const ORDER_REFUNDED = 'This order was paid back.';

/**
 * Explains why an order takes no receipt, as a sentence, or returns null. Money for an order that
 * expired or was cancelled is still checked by staff.
 *
 * @example whyNotSendReceipt('expired') // null
 * @spec a product decision
 */
export function whyNotSendReceipt(state: OrderState): string | null {
  if (state === 'draft') return CONFIRM_ADDRESS_FIRST;
  if (state === 'refunded') return ORDER_REFUNDED;
  return state === 'paid' || state === 'enrolled' ? PAID_ALREADY : null;
}

export const TOO_MANY_ORDERS = `This email address has ${MOST_OPEN_ORDERS} orders that wait for payment. Pay or cancel one of them with the link in its email.`;

/** The steps of an order, in order. */
export const ORDER_STEPS = ['Ordered', 'Receipt sent', 'Checked', 'Enrolled'] as const;

/** The steps of an order that is paid on the page of a provider. */
export const ONLINE_ORDER_STEPS = ['Ordered', 'Paid', 'Confirmed', 'Enrolled'] as const;

/**
 * The number of steps that an order has done: 1 once it is placed, 2 once a receipt waits, 3 once
 * its payment is approved, 4 once the buyer is enrolled.
 *
 * @example stepsDone('for-review') // 2
 * @spec a product decision: the tracker of an order
 */
export function stepsDone(state: OrderState): number {
  if (state === 'enrolled') return 4;
  if (state === 'paid') return 3;
  return state === 'for-review' ? 2 : 1;
}
