import { formatLongDate } from '@atlas/domain/time';
import type { OrderPageQuery$data } from './__generated__/OrderPageQuery.graphql.ts';

export type BuyerOrder = NonNullable<OrderPageQuery$data['buyerOrder']>;

interface OrderText {
  title: string;
  text: string;
}

/** Whether staff rejected the newest receipt. */
export const isRejected = ({ receipts: [newest] }: BuyerOrder): boolean => newest?.state === 'rejected';

const PAY_NOW = 'Pay now, and your courses open at once.';
const SEND_MONEY = 'Send the exact amount, then send us the receipt.';

const TEXTS: Readonly<Partial<Record<BuyerOrder['state'], (order: BuyerOrder, isSignedIn: boolean, isOnline: boolean) => OrderText>>> = {
  DRAFT: ({ email }) => ({
    title: 'Confirm your email address',
    text: `We sent a link to ${email}. Open it to continue with your order. If it is not there, look in your spam folder.`,
  }),
  AWAITING_PAYMENT: (order, _isSignedIn, isOnline) =>
    isRejected(order)
      ? { title: 'Send your receipt again', text: 'We could not accept the last receipt. Your order is still open.' }
      : { title: `Pay for ${order.product}`, text: `Thank you, ${order.firstName}. ${isOnline ? PAY_NOW : SEND_MONEY}` },
  FOR_REVIEW: ({ email }) => ({
    title: 'We are checking your receipt',
    text: `We usually check within a day. You see the result here, and we email ${email}.`,
  }),
  PAID: ({ email }) => ({
    title: 'Your payment is confirmed',
    text: `We sent ${email} a link. Set a password with it, and your courses open.`,
  }),
  ENROLLED: ({ product, email }, isSignedIn) => ({
    title: `You are enrolled in ${product}`,
    text: isSignedIn ? 'Your courses are open.' : `Log in with ${email}. If you have no password yet, set one with the link in our email.`,
  }),
  EXPIRED: ({ lastDay }) => ({
    title: 'This order has expired',
    text: `${lastDay == null ? 'No receipt arrived in time.' : `No receipt arrived by ${formatLongDate(lastDay)}.`} If you sent the money, send the receipt below and we check it.`,
  }),
  CANCELLED: ({ endedReason }) => ({
    title: 'This order is cancelled',
    text: `${endedReason ?? ''} If you sent the money, send the receipt below and we check it.`.trim(),
  }),
  REFUNDED: ({ product }) => ({
    title: 'This order was refunded',
    text: `We paid back what you paid for ${product}.`,
  }),
};

/** The heading of an order's page, and the sentence below it. */
export const orderText = (order: BuyerOrder, isSignedIn: boolean, isOnline = false): OrderText =>
  TEXTS[order.state]?.(order, isSignedIn, isOnline) ?? { title: `Your order for ${order.product}`, text: '' };
