/** An order of the Freelancing Course in three payments, by a buyer without an account. */
export const order = (databaseId: number, more: object = {}) => ({
  databaseId,
  revision: 1,
  payCode: 'ATL-7K2MXQ',
  firstName: 'Bea',
  lastName: 'Lim',
  email: 'bea.lim@example.com',
  mobileNumber: '+639171234567',
  facebookProfile: 'https://www.facebook.com/bea.lim',
  method: 'gcash',
  product: 'Freelancing Course',
  termName: '3 monthly payments',
  listPrice: 11_497,
  discount: 1000,
  total: 10_497,
  dueToday: 3499,
  quote: [
    { scheduleDate: '2025-11-11', price: 3499 },
    { scheduleDate: '2025-12-11', price: 3499 },
    { scheduleDate: '2026-01-11', price: 3499 },
  ],
  state: 'AWAITING_PAYMENT',
  stateLabel: 'Awaiting payment',
  createdAt: '2025-11-11T01:00:00Z',
  expiresAt: '2025-11-14T16:00:00Z',
  paidAt: null,
  cancelledAt: null,
  refundedAt: null,
  endedReason: null,
  agreedTo: ['Terms and Conditions, version 3', 'Refund Policy, version 2'],
  agreedAt: '2025-11-11T01:00:00Z',
  note: '',
  couponCode: 'EARLY-BIRD',
  funnel: { name: 'Freelancing Course' },
  affiliate: null,
  user: null,
  subscription: null,
  proofs: [],
  providerPayments: [],
  ...more,
});

const account = { databaseId: 61, name: 'Kristine Joy Mercado' };

/** Its buyer has an account, and its payments end in another month. */
export const enrolledOrder = order(5, {
  payCode: 'ATL-3FPW9T',
  firstName: 'Kristine Joy',
  lastName: 'Mercado',
  email: 'kristine.joy.mercado@example.com',
  couponCode: null,
  discount: 0,
  total: 3499,
  termName: null,
  quote: [{ scheduleDate: '2025-11-08', price: 3499 }],
  state: 'ENROLLED',
  stateLabel: 'Enrolled',
  createdAt: '2025-11-08T05:00:00Z',
  paidAt: '2025-11-09T02:00:00Z',
  expiresAt: null,
  note: 'Asked for a certificate with her married name.',
  affiliate: { code: 'dennis', user: { name: 'Dennis Aquino' } },
  user: account,
  subscription: { expiryText: 'Expires on Nov 8, 2026' },
});

/** Paid, but the account with its address was never confirmed. */
export const ownerless = order(6, {
  payCode: 'ATL-QH84RD',
  firstName: 'Jomar',
  lastName: 'Villanueva',
  email: 'jomar.villanueva@example.com',
  state: 'PAID',
  stateLabel: 'Paid, waiting for its owner',
  paidAt: '2025-11-11T06:00:00Z',
  expiresAt: null,
});

/** Cancelled by staff, with a reason. */
export const cancelledOrder = order(7, {
  payCode: 'ATL-9WZC5A',
  firstName: 'Rowena',
  lastName: 'Salazar',
  email: 'rowena.salazar@example.com',
  state: 'CANCELLED',
  stateLabel: 'Cancelled',
  cancelledAt: '2025-11-10T03:00:00Z',
  endedReason: 'You ordered twice.',
});

/** Someone on the waiting list of a closed funnel. */
export const waitingPerson = (databaseId: number, firstName: string, more: object = {}) => ({
  databaseId,
  firstName,
  email: `${firstName.toLowerCase()}@example.com`,
  consent: true,
  createdAt: '2025-11-10T03:00:00Z',
  funnel: { name: 'Studio Year' },
  user: null,
  ...more,
});
