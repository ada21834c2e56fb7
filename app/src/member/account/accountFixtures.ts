import { centavosToPesos, pesosToCentavos } from '@atlas/domain/money';
import { unpaidStatusText } from '@atlas/domain/payments';
import { payPlan } from '@atlas/domain/reminders';
import { STORY_NOW } from '../../testing/storyClock.ts';
import { acknowledgement, statement } from '../../shared/documents/documentFixtures.ts';

interface BillFixture {
  databaseId: number;
  place: string | null;
  price: number;
  due: number;
  scheduleDate: string;
  status: 'PAID' | 'UNPAID';
  statusText: string;
  tone: 'GREEN' | 'RED' | 'YELLOW' | 'BLUE' | 'PLAIN';
  [more: string]: unknown;
}

/** An unpaid payment of ₱3,499.00. */
export const bill = (databaseId: number, more: Partial<BillFixture> = {}): BillFixture => ({
  databaseId,
  place: `${databaseId - 100} of 6`,
  price: 3499,
  due: 3499,
  scheduleDate: '2026-01-15',
  status: 'UNPAID',
  statusText: 'due in 64 days',
  tone: 'PLAIN',
  paymentPlatform: null,
  transactionId: null,
  paidOn: null,
  voidedAt: null,
  voidedReason: null,
  waitingProof: null,
  proofs: [],
  hasPayLink: false,
  ...more,
});

export const paidBill = bill(101, {
  due: 0,
  scheduleDate: '2025-10-15',
  status: 'PAID',
  statusText: 'paid',
  tone: 'GREEN',
  paymentPlatform: 'gcash',
  transactionId: '9012 8455 3301',
  paidOn: '2025-10-14',
});

export const nextBill = bill(102, { scheduleDate: '2025-11-15', statusText: 'due in 3 days', tone: 'YELLOW' });

/** Its receipt waits for staff. */
export const sentBill = { ...nextBill, waitingProof: { databaseId: 31 }, proofs: [{ state: 'SUBMITTED', reason: null }] };

const voidedBill = bill(107, {
  place: null,
  due: 0,
  statusText: 'voided',
  voidedAt: '2025-10-20T02:00:00Z',
  voidedReason: 'The plan was changed to six payments.',
});

const foundations = { databaseId: 12, name: 'Freelancing Course' };

/** A purchase in six payments, one of them paid. */
export const invoice = (given: object = {}) => ({
  databaseId: 7,
  number: 'SA-000017',
  balance: 17_495,
  paidCount: 1,
  paymentCount: 6,
  subscription: { databaseId: 3, funnel: foundations },
  nextDue: nextBill,
  paymentSchedule: [
    paidBill,
    nextBill,
    bill(103, { scheduleDate: '2025-12-15', statusText: 'due in 33 days', due: 2499 }),
    bill(104),
    bill(105, { scheduleDate: '2026-02-15', statusText: 'due in 95 days' }),
    bill(106, { scheduleDate: '2026-03-15', statusText: 'due in 123 days' }),
    voidedBill,
  ],
  ...given,
});

/** A purchase that is paid in full. */
export const paidInvoice = {
  databaseId: 5,
  number: 'SA-000005',
  balance: 0,
  paidCount: 1,
  paymentCount: 1,
  subscription: { databaseId: 2, funnel: { databaseId: 9, name: 'Proposal Clinic' } },
  nextDue: null,
  paymentSchedule: [
    bill(91, {
      place: '1 of 1',
      price: 1499,
      due: 0,
      scheduleDate: '2025-08-02',
      status: 'PAID',
      statusText: 'paid',
      tone: 'GREEN',
      paymentPlatform: 'maya',
      transactionId: 'MY 7741 0098',
      paidOn: '2025-08-02',
    }),
  ],
};

const late = { statusText: 'overdue', tone: 'RED' } as const;
/** The unpaid payments of a member who is behind: two are overdue, one of them is paid in part. */
const behind = [
  bill(102, { ...late, place: '2 of 4', scheduleDate: '2025-10-15', due: 2500 }),
  bill(103, { ...late, place: '3 of 4', scheduleDate: '2025-10-31' }),
  bill(104, { place: '4 of 4', scheduleDate: '2025-11-30', statusText: 'due in 18 days', tone: 'BLUE' }),
];
const owed = behind.reduce((sum, { due }) => sum + due, 0);

/** A plan of four payments on paydays, which waits for the member. */
export const payPlanOffer = {
  databaseId: 15,
  owed,
  note: 'As we agreed on the phone: every payday until the end of the year.',
  expiresAt: '2025-11-15T15:59:59.999Z',
  entries: payPlan({ owedCentavos: pesosToCentavos(owed), count: 4, firstDay: new Date(STORY_NOW), alignment: 'paydays' }).map(
    ({ date, centavos }) => ({ date, amount: centavosToPesos(centavos) }),
  ),
};

/** The purchase of a member who is behind, with a plan. */
export const plannedInvoice = (more: object = {}) =>
  invoice({
    balance: owed,
    paymentCount: 4,
    nextDue: behind[0],
    paymentSchedule: [{ ...paidBill, place: '1 of 4' }, ...behind],
    payPlan: payPlanOffer,
    ...more,
  });

const nextDays = payPlanOffer.entries.map(({ date, amount }, index) =>
  bill(102 + index, {
    place: `${index + 2} of 5`,
    scheduleDate: date,
    price: amount,
    due: amount,
    statusText: unpaidStatusText(new Date(date), new Date(STORY_NOW)),
  }),
);

/** The same purchase once the plan is accepted. */
export const rescheduledInvoice = plannedInvoice({
  paymentCount: 5,
  nextDue: nextDays[0],
  paymentSchedule: [{ ...paidBill, place: '1 of 5' }, ...nextDays],
  payPlan: null,
});

export const creditNote = {
  ...statement,
  databaseId: 51,
  kind: 'CREDIT_NOTE',
  title: 'Credit note',
  number: 'CN-000003',
  total: 1000,
  issuedOn: '2025-11-02',
  terms: [],
  about: 'SA-000017',
  reason: 'Price lowered',
  pdfUrl: '/api/documents/51.pdf',
};

/** The viewer with bills, credit and documents. */
export const billsOf = (invoices: readonly object[], money: object = {}) => ({
  viewer: {
    user: { money: { credit: 0, documents: [], ...money } },
    myInvoices: invoices,
  },
});

export const documents = [creditNote, acknowledgement, statement];

interface SubscriptionFixture {
  databaseId: number;
  [more: string]: unknown;
}

/** A current subscription, paid in six payments. */
export const ownSubscription = (databaseId: number, given: object = {}): SubscriptionFixture => ({
  databaseId,
  startsAt: '2025-10-14T16:00:00Z',
  expiry: '2026-10-14T15:59:59Z',
  expiryText: '10/14/2026',
  isCurrent: true,
  isExpired: false,
  isLifetime: false,
  unsubscribedAt: null,
  renewalLink: '/checkout/12',
  isRenewalDue: false,
  funnel: foundations,
  invoice: { paidCount: 2, paymentCount: 6, nextDue: { due: 3499, scheduleDate: '2025-12-15' } },
  ...given,
});
