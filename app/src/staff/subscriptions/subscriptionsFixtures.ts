import { course, courseFunnel, monthly, oneTime } from '../shared/selling/sellingFixtures.ts';

const contents = [
  { databaseId: 31, kind: 'COURSE', name: 'Proposals that get answered', isLive: true },
  { databaseId: 32, kind: 'COURSE', name: 'Client calls without nerves', isLive: false },
  { databaseId: 8, kind: 'EVENT', name: 'Monday orientation', isLive: true },
];

const funnel = courseFunnel({ product: course({ contents, contentSummary: '2 courses, 1 event' }) });
const studio = courseFunnel({ databaseId: 13, name: 'Studio Year', slug: 'studio-year' });

/** An invoice of three monthly payments, the first of which is paid. */
export const invoice = (databaseId: number, named: object = {}) => ({
  databaseId,
  number: `INV-2025-00${databaseId}`,
  total: 10_497,
  paid: 3499,
  voided: 0,
  balance: 6998,
  paidCount: 1,
  paymentCount: 3,
  nextDue: { price: 3499, scheduleDate: '2025-11-30' },
  ...named,
});

const kristine = { databaseId: 61, name: 'Kristine Joy Mercado', profileImage: null };

/** A current subscription to the course, paid in instalments. */
export const subscription = (named: object = {}) => ({
  databaseId: 301,
  revision: 2,
  startsAt: '2025-07-31T16:00:00Z',
  expiry: '2026-07-31T15:59:59Z',
  expiryText: '07/31/2026',
  isCurrent: true,
  isExpired: false,
  isLifetime: false,
  unsubscribedAt: null,
  unsubscribedReason: null,
  createdAt: '2025-07-30T02:00:00Z',
  accessLevelName: 'Member',
  couponCode: 'EARLY-BIRD',
  user: kristine,
  funnel,
  paymentTerm: monthly,
  batch: { name: 'Batch 17' },
  order: { payCode: 'ATL-7K2M' },
  invoice: invoice(501),
  ...named,
});

/** A renewal of it that has not started. */
export const renewal = subscription({
  databaseId: 302,
  startsAt: '2026-07-31T16:00:00Z',
  expiry: '2027-07-31T15:59:59Z',
  expiryText: '07/31/2027',
  isCurrent: false,
  order: null,
  invoice: invoice(502, { paid: 0, paidCount: 0, balance: 10_497 }),
});

/** A subscription that was ended before its expiry. */
export const ended = subscription({
  databaseId: 303,
  user: { databaseId: 64, name: 'Dennis Pangilinan', profileImage: null },
  isCurrent: false,
  unsubscribedAt: '2025-10-02T02:00:00Z',
  unsubscribedReason: 'Moved abroad and asked to stop.',
  invoice: invoice(503, { voided: 6998, balance: 0, nextDue: null }),
});

/** Subscriptions in each state. */
export const listed = [
  subscription(),
  renewal,
  subscription({
    databaseId: 304,
    user: { databaseId: 63, name: 'Maria Concepcion Isabella Villanueva-Resurreccion de los Santos', profileImage: null },
    funnel: studio,
    expiry: '9999-12-30T16:00:00Z',
    expiryText: 'Lifetime Access',
    isLifetime: true,
    paymentTerm: oneTime,
    invoice: null,
  }),
  subscription({
    databaseId: 305,
    user: { databaseId: 62, name: 'Arvin Salazar', profileImage: null },
    startsAt: '2024-10-31T16:00:00Z',
    expiry: '2025-10-30T16:00:00Z',
    expiryText: '10/31/2025 (Expired)',
    isCurrent: false,
    isExpired: true,
    batch: { name: 'Batch 15' },
    invoice: invoice(505, { paid: 10_497, paidCount: 3, balance: 0, nextDue: null }),
  }),
  ended,
];

/** The choices of the filters. */
export const choices = {
  products: [
    { databaseId: 5, name: 'Freelancing Course', funnels: [{ databaseId: 12, name: 'Freelancing Course' }] },
    { databaseId: 6, name: 'Studio Year', funnels: [{ databaseId: 13, name: 'Studio Year' }] },
  ],
};
export const batches = [{ databaseId: 3, name: 'Batch 17' }];
