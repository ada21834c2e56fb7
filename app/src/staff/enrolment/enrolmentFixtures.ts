import { courseFunnel } from '../shared/selling/sellingFixtures.ts';

/** A person who was not enrolled yet. */
export const jomar = {
  databaseId: 71,
  name: 'Jomar Villanueva',
  tribeId: 'T20071639',
  email: 'jomar.villanueva@example.com',
  archivedAt: null,
  accessLevelNames: ['Non-member'],
  batch: null,
};

export const products = [
  { databaseId: 5, name: 'Freelancing Course', price: 9999, contentSummary: '6 courses, 2 events' },
  { databaseId: 6, name: 'VA Kickstart', price: 4500, contentSummary: '1 course' },
  { databaseId: 7, name: 'Free lessons', price: 0, contentSummary: '1 course, 4 resource files' },
];

export const enrollmentBatches = [
  { isCurrent: false, batch: { databaseId: 2, name: 'Batch 16' } },
  { isCurrent: true, batch: { databaseId: 3, name: 'Batch 17' } },
];

const open = courseFunnel();
const closed = courseFunnel({ databaseId: 13, name: 'Freelancing Course, early bird', state: 'CLOSED', validityByDays: null, terms: [] });
const hidden = courseFunnel({ databaseId: 14, name: 'Renewal', hidden: true });

/** The funnels of a product. The person has the hidden one. */
export const funnelsByProductId = ({ productId, userId }: { productId: number; userId?: number | null }) => {
  if (productId !== 5) return [];
  return userId == null ? [open, closed, hidden] : [open, closed];
};

interface Detail {
  funnelId: number;
  renew?: boolean | null;
  coupon?: string | null;
  paymentTermId?: number | null;
  validityByDays?: number | null;
}

const payments = (prices: readonly number[]) =>
  prices.map((price, index) => ({ price, scheduleDate: ['2025-11-12', '2025-12-12', '2026-01-12'][index] ?? '2026-02-12' }));

const NO_PLAN = { startsAt: null, expiresAt: null, list: 0, discount: 0, total: 0, payments: [] };

/** The outcome of an enrolment: three monthly payments, or one; a coupon takes a thousand off. */
const previewOf = ({ funnelId, renew, coupon, paymentTermId, validityByDays }: Detail) => {
  const of = { funnelId, problem: null, field: null, isClosed: funnelId === 13, isActive: funnelId === 14 };
  if (coupon === 'NOSUCHCODE') {
    return { ...of, ...NO_PLAN, isClosed: false, problem: 'This coupon code is not valid for this offer.', field: 'coupon' };
  }
  if (funnelId === 14 && renew !== true) {
    return { ...of, ...NO_PLAN, problem: 'Already active in Renewal until 06/14/2026. Choose Renew instead.', field: 'funnelId' };
  }
  const discount = coupon ? 1000 : 0;
  const prices = paymentTermId === 2 ? [3499, 3499, 3499 - discount] : [9999 - discount];
  const total = prices.reduce((sum, price) => sum + price, 0);
  const startsAt = funnelId === 14 ? '2026-06-14T16:00:00Z' : '2025-11-11T16:00:00Z';
  const expiresAt = validityByDays == null ? '9999-12-30T16:00:00Z' : funnelId === 14 ? '2027-06-14T16:00:00Z' : '2026-11-11T16:00:00Z';
  return { ...of, startsAt, expiresAt, list: total + discount, discount, total, payments: payments(prices) };
};

/** A person with the outcome of an enrolment as it is entered. */
export const withPreview = (person: object) => ({
  ...person,
  enrolmentPreview: ({ funnelDetails }: { funnelDetails: readonly Detail[] }) => funnelDetails.map(previewOf),
});

const entry = (databaseId: number, position: number, more: object) => ({
  databaseId,
  position,
  scheduleDate: '2025-11-20',
  price: 3499,
  tone: 'PLAIN',
  statusText: 'due in 60 days',
  paymentPlatform: null,
  transactionId: null,
  ...more,
});

const inBatch17 = { databaseId: 3, name: 'Batch 17' };
const monthlyTerm = { databaseId: 2, name: '3 monthly payments' };
const funnel = {
  databaseId: 12,
  name: 'Freelancing Course',
  product: { databaseId: 5, name: 'Freelancing Course', contentSummary: '6 courses, 2 events' },
};

/** A subscription with instalments. */
export const running = {
  databaseId: 41,
  revision: 1,
  startsAt: '2025-06-14T02:00:00Z',
  expiry: '2026-06-14T02:00:00Z',
  expiryText: '06/14/2026',
  isCurrent: true,
  isExpired: false,
  unsubscribedAt: null,
  unsubscribedReason: null,
  accessLevelName: 'Member',
  funnel,
  paymentTerm: monthlyTerm,
  batch: inBatch17,
  invoice: { databaseId: 91, paidCount: 1, paymentCount: 3, balance: 6998 },
};

/** The same subscription after it was ended. */
export const unsubscribed = {
  ...running,
  revision: 2,
  isCurrent: false,
  unsubscribedAt: '2025-11-12T02:00:00Z',
  unsubscribedReason: 'Moved abroad',
};

const lifetime = {
  ...running,
  databaseId: 42,
  expiry: '9999-12-30T16:00:00Z',
  expiryText: 'Lifetime Access',
  accessLevelName: 'Affiliate',
  funnel: {
    databaseId: 15,
    name: 'Affiliate training',
    product: { databaseId: 8, name: 'Affiliate training', contentSummary: '1 course' },
  },
  paymentTerm: null,
  batch: null,
  invoice: null,
};

const expired = {
  ...running,
  databaseId: 40,
  startsAt: '2024-06-14T02:00:00Z',
  expiry: '2025-06-14T02:00:00Z',
  expiryText: '06/14/2025 (Expired)',
  isCurrent: false,
  isExpired: true,
  invoice: { databaseId: 90, paidCount: 3, paymentCount: 3, balance: 0 },
};

const invoices = [
  {
    databaseId: 91,
    number: 'SOA-000091',
    total: 10_497,
    paid: 3499,
    balance: 6998,
    subscription: running,
    paymentSchedule: [
      entry(1, 1, {
        scheduleDate: '2025-09-14',
        tone: 'GREEN',
        statusText: 'paid',
        paymentPlatform: 'gcash',
        transactionId: '9012345678901',
      }),
      entry(2, 2, { scheduleDate: '2025-11-10', tone: 'RED', statusText: 'overdue' }),
      entry(3, 3, { scheduleDate: '2025-11-15', tone: 'YELLOW', statusText: 'due in 3 days' }),
    ],
  },
];

/** A member with a current, a lifetime and an expired subscription. */
export const kristine = {
  ...jomar,
  databaseId: 61,
  name: 'Kristine Joy Mercado',
  tribeId: 'T20061549',
  email: 'kristine.joy.mercado@example.com',
  accessLevelNames: ['Member', 'Affiliate'],
  batch: inBatch17,
  subscriptions: [expired, running, lifetime],
  invoices,
};
