/** An event of PayMongo that was processed. */
export const providerEvent = (databaseId: number, more: object = {}) => ({
  databaseId,
  provider: 'PayMongo',
  type: 'checkout_session.payment.paid',
  stateText: 'Processed',
  problem: 'Paid.',
  tries: 1,
  createdAt: '2025-11-11T01:05:00Z',
  processedAt: '2025-11-11T01:05:02Z',
  isKept: true,
  ...more,
});

/** A refund that a provider confirmed. */
export const providerRefund = (more: object = {}) => ({
  amount: 500,
  stateText: 'Paid back',
  reason: 'Goodwill',
  problem: null,
  createdAt: '2025-11-11T06:00:00Z',
  requestedBy: { databaseId: 12, name: 'Ivy Rosales' },
  ...more,
});

/** Money by GCash that PayMongo collected, and that pays what it was sent for. */
export const collectedPayment = (databaseId: number, more: object = {}) => ({
  databaseId,
  provider: 'PayMongo',
  providerPaymentId: `pay_7pS2vNfKqW3x${databaseId}`,
  amount: 3499,
  currency: 'PHP',
  fee: 87.48,
  paidAt: '2025-11-11T01:04:00Z',
  keptReason: null,
  isWaiting: false,
  whyNotApply: null,
  disputedAt: null,
  chargedBackAt: null,
  resolvedAt: null,
  resolution: null,
  resolvedBy: null,
  refunds: [],
  attempt: null,
  user: null,
  ...more,
});

/** A payment by GCash that was begun at PayMongo, and that its payer has not made. */
export const providerPayment = (databaseId: number, more: object = {}) => ({
  databaseId,
  provider: 'PayMongo',
  method: 'GCash',
  amount: 3499,
  state: 'OPEN',
  stateText: 'Waiting for the payer',
  reference: `atlas-${databaseId}-7K2MXQ`,
  problem: null,
  createdAt: '2025-11-11T01:00:00Z',
  paidAt: null,
  expiresAt: '2025-11-12T01:00:00Z',
  collected: [],
  events: [],
  order: null,
  entry: null,
  ...more,
});

/** Paid after a first attempt, with a refund of a part and three events. */
export const paidOnline = [
  providerPayment(302, {
    state: 'PAID',
    stateText: 'Paid',
    paidAt: '2025-11-11T01:04:00Z',
    collected: [collectedPayment(402, { refunds: [providerRefund()] })],
    events: [
      providerEvent(501),
      providerEvent(502, { type: 'refund.updated', problem: 'The state of a refund was noted.', createdAt: '2025-11-11T06:02:00Z' }),
      providerEvent(503, {
        type: 'payment.refunded',
        stateText: 'Could not be processed',
        problem: 'PayMongo does not answer.',
        createdAt: '2025-11-11T06:03:00Z',
        processedAt: null,
        tries: 12,
      }),
    ],
  }),
  providerPayment(301, {
    provider: 'Xendit',
    method: 'Maya',
    state: 'ENDED',
    stateText: 'Ended without a payment',
    problem: 'The payer cancelled it.',
    createdAt: '2025-11-11T00:40:00Z',
  }),
];
