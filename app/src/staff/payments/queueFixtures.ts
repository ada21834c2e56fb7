import { order } from '../shared/orders/ordersFixtures.ts';

const RECEIPT = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="360" height="480"><rect width="360" height="480" fill="white"/><rect width="360" height="96" fill="steelblue"/><text x="24" y="60" font-size="28" fill="white">Sent</text><text x="24" y="170" font-size="32">PHP 3,499.00</text><text x="24" y="220" font-size="20">Ref 9012 8455 3301</text></svg>')}`;

/** The order of a receipt. */
export const receiptOrder = order(9, { state: 'FOR_REVIEW', stateLabel: 'For review' });

const CHECKS = [
  ['AMOUNT', 'The amount is what is due', '₱2,000.00 was sent, ₱3,499.00 is due'],
  ['REFERENCE', 'The reference was not used before', 'The reference was used before'],
  ['DATE', 'Paid within the 30 days before it was sent', 'Not paid within the 30 days before it was sent'],
  ['RECEIPT', 'A receipt is attached', 'No receipt is attached'],
] as const;
const ORDER_CHECK = ['ORDER', 'The order is open', 'The order expired'] as const;

/** The checks of a receipt, of which these fail. */
const checks = (...fails: readonly string[]) => results(CHECKS, fails);
/** The checks of a receipt of an order, of which these fail. */
const orderChecks = (...fails: readonly string[]) => results([...CHECKS, ORDER_CHECK], fails);
const results = (made: readonly (readonly [string, string, string])[], fails: readonly string[]) =>
  made.map(([check, passed, failed]) => {
    const passes = !fails.includes(check);
    return { check, label: passes ? passed : failed, passes };
  });

const person = (databaseId: number, name: string) => ({
  databaseId,
  name,
  tribeId: `FT-${String(databaseId).padStart(5, '0')}`,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
  facebookProfile: `https://www.facebook.com/${name.toLowerCase().replaceAll(' ', '.')}`,
});

const scheduled = (databaseId: number, position: number, more: object = {}) => ({
  databaseId,
  position,
  scheduleDate: `2025-${9 + position}-15`,
  price: 3499,
  paid: 0,
  voidedAt: null,
  ...more,
});

/** A payment of ₱3,499.00 of an invoice of three. */
export const dueEntry = (databaseId: number, more: object = {}) => ({
  databaseId,
  revision: 1,
  place: '1 of 3',
  price: 3499,
  due: 3499,
  scheduleDate: '2025-11-15',
  statusText: 'due in 3 days',
  tone: 'YELLOW',
  paymentPlatform: null,
  transactionId: null,
  waitingProof: null,
  promise: null,
  remarks: null,
  proofs: [],
  user: person(61, 'Kristine Joy Mercado'),
  invoice: {
    subscription: { funnel: { name: 'Freelancing Course' } },
    paymentSchedule: [scheduled(databaseId, 1), scheduled(databaseId + 1, 2), scheduled(databaseId + 2, 3)],
  },
  ...more,
});

/** A receipt that waits. */
const proof = (databaseId: number, more: object = {}) => ({
  databaseId,
  state: 'SUBMITTED',
  amount: 3499,
  platform: 'gcash',
  reference: '9012 8455 3301',
  paidOn: '2025-11-11',
  reason: null,
  createdAt: '2025-11-11T02:00:00Z',
  decidedAt: null,
  decidedBy: null,
  checks: checks(),
  earlierPayment: null,
  receipts: [{ databaseId: 41, name: 'receipt-november.svg', mediaType: 'image/svg+xml', bytes: 212_000, url: RECEIPT }],
  user: person(61, 'Kristine Joy Mercado'),
  entry: dueEntry(102),
  order: null,
  ...more,
});

/** Passes every check. */
export const sound = proof(31);

/** A part of what is due, with a rejected receipt before it. */
export const partial = proof(32, {
  amount: 2000,
  platform: 'maya',
  reference: 'MY 7741 0098',
  checks: checks('AMOUNT'),
  user: person(62, 'Jomar Villanueva'),
  entry: dueEntry(202, {
    place: '2 of 3',
    scheduleDate: '2025-10-31',
    statusText: 'overdue',
    tone: 'RED',
    user: person(62, 'Jomar Villanueva'),
    proofs: [
      proof(32, { amount: 2000, platform: 'maya', reference: 'MY 7741 0098' }),
      proof(30, {
        state: 'REJECTED',
        reason: 'The photo is too dark to read.',
        createdAt: '2025-11-09T02:00:00Z',
        decidedAt: '2025-11-10T02:00:00Z',
        decidedBy: { name: 'Ivy Rosales' },
      }),
    ],
  }),
});

/** Its reference was used for another payment. */
export const repeated = proof(33, {
  checks: checks('REFERENCE'),
  user: person(63, 'Rowena Salazar'),
  earlierPayment: { place: '1 of 6', paidOn: '2025-10-02', user: { databaseId: 70, name: 'Dennis Aquino' } },
});

/** The first payment of an order. */
export const ofOrder = proof(34, { user: null, entry: null, checks: orderChecks(), order: receiptOrder });

/** The first payment of an order that expired in the meantime. */
export const ofExpiredOrder = proof(35, {
  user: null,
  entry: null,
  checks: orderChecks('ORDER'),
  order: order(10, { state: 'EXPIRED', stateLabel: 'Expired' }),
});

/** The order with the receipt that waits. */
export const orderForReview = { ...receiptOrder, proofs: [ofOrder] };

/** The same receipt after another member of staff approved it. */
export const approvedByOther = { ...sound, state: 'APPROVED', decidedAt: '2025-11-12T01:00:00Z', decidedBy: { name: 'Ivy Rosales' } };

/** A payment that is paid. */
export const paidEntry = dueEntry(103, {
  statusText: 'paid',
  tone: 'GREEN',
  due: 0,
  scheduleDate: '2025-10-15',
  paymentPlatform: 'gcash',
  transactionId: '9012 8455 3301',
});
