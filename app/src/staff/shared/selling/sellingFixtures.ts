/** A payment term as funnels offer it. */
export const paymentTerm = (databaseId: number, name: string, named: object = {}) => ({
  databaseId,
  name,
  kind: 'ONE_TIME',
  count: 1,
  interval: 'MONTH',
  alignment: 'ENROLMENT_DAY',
  firstPayment: null,
  surcharge: 0,
  summary: 'One payment',
  ...named,
});

export const oneTime = paymentTerm(1, 'One-time');

/** Three monthly payments with a surcharge. */
export const monthly = paymentTerm(2, '3 monthly payments', {
  kind: 'INSTALMENTS',
  count: 3,
  surcharge: 498,
  summary: '3 payments, every month · ₱498.00 surcharge',
});

/** The product of most funnels. */
export const course = (named: object = {}) => ({
  databaseId: 5,
  name: 'Freelancing Course',
  price: 9999,
  archivedAt: null,
  expiresAt: null,
  state: 'ACTIVE',
  ...named,
});

const offered = (terms: readonly ReturnType<typeof paymentTerm>[]) =>
  terms.map((one, index) => ({ paymentTermId: one.databaseId, paymentTerm: one, isDefault: index === 0 }));

/** An open funnel of the course with two payment terms. */
export const courseFunnel = ({
  terms = [monthly, oneTime],
  ...named
}: { terms?: readonly ReturnType<typeof paymentTerm>[] } & Record<string, unknown> = {}) => ({
  databaseId: 12,
  revision: 1,
  name: 'Freelancing Course',
  slug: 'freelancing-course',
  state: 'OPEN',
  product: course(),
  productId: 5,
  paymentTerms: offered(terms),
  accessLevel: null,
  validityByDays: 365,
  startByDays: 0,
  startsAt: null,
  opensAt: null,
  closesAt: null,
  closedAt: null,
  hidden: false,
  hasWaitingList: false,
  createdAt: '2025-01-08T02:00:00Z',
  figures: { visits: 4820, optIns: 611, orders: 180, paidOrders: 121 },
  ...named,
});

/** A coupon of that funnel. */
export const earlyBird = (named: object = {}) => ({
  databaseId: 31,
  revision: 1,
  code: 'EARLY-BIRD',
  state: 'ACTIVE',
  discountType: 'PERCENTAGE',
  discount: 10,
  appliesTo: 'TOTAL',
  uses: 3,
  limitOverall: 20,
  limitPerUser: 1,
  startsAt: null,
  endsAt: '2025-11-30T15:59:59.999Z',
  paymentTerms: [],
  affiliate: null,
  archivedAt: null,
  createdAt: '2025-10-01T02:00:00Z',
  funnel: courseFunnel(),
  ...named,
});
