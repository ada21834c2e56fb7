import { order } from '../shared/orders/ordersFixtures.ts';
import { collectedPayment, providerEvent, providerPayment, providerRefund } from '../shared/providers/providersFixtures.ts';
import { dueEntry } from './queueFixtures.ts';

const member = { databaseId: 61, name: 'Kristine Joy Mercado' };
const expired = order(10, { state: 'EXPIRED', stateLabel: 'Expired' });

/** Money that came after its order had expired. */
export const late = collectedPayment(401, {
  keptReason: 'It came after the order or the payment had ended',
  isWaiting: true,
  attempt: providerPayment(301, { order: expired }),
});

/** Money for a scheduled payment that was paid already. Xendit never pays cash back. */
export const twice = collectedPayment(402, {
  provider: 'Xendit',
  keptReason: 'It was paid already',
  isWaiting: true,
  paidAt: '2025-11-10T05:20:00Z',
  attempt: providerPayment(302, {
    provider: 'Xendit',
    method: 'Over the counter',
    entry: dueEntry(102, { place: '2 of 3', invoice: { databaseId: 70 } }),
  }),
  user: member,
});

/** Money whose refund was refused, so that it waits again. */
export const refusedRefund = collectedPayment(403, {
  amount: 100,
  keptReason: 'The amount is not the one that was asked for',
  isWaiting: true,
  refunds: [
    providerRefund({
      amount: 100,
      stateText: 'Refused by the provider',
      reason: 'Too little',
      problem: 'The balance of the account is too low.',
    }),
  ],
  attempt: providerPayment(303, { order: order(11, { payCode: 'ATL-W4T9ZD', firstName: 'Jomar', lastName: 'Villanueva' }) }),
});

/** Money in another currency. */
export const foreign = collectedPayment(404, {
  provider: 'Xendit',
  amount: 60,
  currency: 'USD',
  keptReason: 'It is not in pesos',
  isWaiting: true,
  whyNotApply: 'This money is not in pesos. Decide at the provider, then note what became of it.',
  attempt: providerPayment(304, { provider: 'Xendit', method: 'Card', order: order(12, { payCode: 'ATL-8RKM2P' }) }),
});

/** Money that pays a scheduled payment, and that its payer disputes. */
export const disputed = collectedPayment(405, {
  disputedAt: '2025-11-11T03:00:00Z',
  whyNotApply: 'This money pays what it was sent for already.',
  attempt: providerPayment(305, { method: 'Card', entry: dueEntry(101, { place: '1 of 3', invoice: { databaseId: 70 } }) }),
  user: member,
});

/** An event that was tried as often as possible. */
export const failedEvent = providerEvent(501, {
  type: 'checkout_session.payment.paid',
  stateText: 'Could not be processed',
  problem: 'PayMongo does not answer.',
  tries: 12,
  processedAt: null,
});

/** An event whose content was deleted. */
export const emptiedEvent = providerEvent(502, {
  provider: 'Xendit',
  type: 'payment_session.unknown',
  stateText: 'Could not be processed',
  problem: 'It has a form that Atlas does not know.',
  createdAt: '2025-08-02T01:05:00Z',
  isKept: false,
});

/** A payout that arrived, as its provider reported it. */
export const payout = (databaseId: number, more: object = {}) => ({
  databaseId,
  provider: 'PayMongo',
  payoutId: `po_3hTq8LwV${databaseId}`,
  amount: 48_920.5,
  fee: 15,
  isReturned: false,
  depositedOn: '2025-11-10',
  recordedBy: null,
  ...more,
});

/** Money of each kind that waits, failed events, and payouts. One provider does not answer. */
export const providersTab = (more: object = {}) => ({
  paymentProviders: [
    { value: 'paymongo', label: 'PayMongo', isConfigured: true, isDown: false },
    { value: 'xendit', label: 'Xendit', isConfigured: true, isDown: true },
  ],
  keptPayments: [late, twice, refusedRefund, foreign, disputed],
  failedProviderEvents: [failedEvent, emptiedEvent],
  providerPayouts: [
    payout(603),
    payout(602, { provider: 'Xendit', payoutId: 'disb-20251107-0091', amount: 12_400, isReturned: true, depositedOn: null }),
    payout(601, {
      payoutId: 'po_1kJr5MzB601',
      amount: 31_077.25,
      depositedOn: '2025-11-03',
      recordedBy: { databaseId: 12, name: 'Ivy Rosales' },
    }),
  ],
  ...more,
});

/** Nothing waits, and no provider is set up. */
export const nothingWaits = providersTab({
  paymentProviders: [
    { value: 'paymongo', label: 'PayMongo', isConfigured: false, isDown: false },
    { value: 'xendit', label: 'Xendit', isConfigured: false, isDown: false },
  ],
  keptPayments: [],
  failedProviderEvents: [],
  providerPayouts: [],
});
