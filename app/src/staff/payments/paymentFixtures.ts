import { pesosToCentavos, centavosToPesos } from '@atlas/domain/money';
import { payPlan, reminderLabel } from '@atlas/domain/reminders';
import { addManilaDays, fromIsoDay, isoDay } from '@atlas/domain/time';
import { STORY_NOW } from '../../testing/storyClock.ts';

/** The member of staff who decided. */
const staff = { databaseId: 12, name: 'Ivy Rosales' };

interface EntryFixture {
  databaseId: number;
  position: number;
  price: number;
  paid: number;
  due: number;
  scheduleDate: string;
  status: 'PAID' | 'UNPAID';
  statusText: string;
  tone: 'GREEN' | 'RED' | 'YELLOW' | 'BLUE' | 'PLAIN';
  revision: number;
  [more: string]: unknown;
}

/** An unpaid payment of ₱3,499.00, due in December 2025. */
export const entry = (databaseId: number, more: Partial<EntryFixture> = {}): EntryFixture => ({
  databaseId,
  position: databaseId - 100,
  place: `${databaseId - 100} of 4`,
  invoice: { databaseId: 70, number: 'SA-000070' },
  price: 3499,
  paid: 0,
  due: 3499,
  scheduleDate: '2025-12-30',
  status: 'UNPAID',
  statusText: 'due in 48 days',
  tone: 'PLAIN',
  revision: 1,
  proofs: [],
  providerPayments: [],
  waitingProof: null,
  payment: null,
  paymentPlatform: null,
  transactionId: null,
  externalInvoiceId: null,
  approvedAt: null,
  approvedBy: null,
  voidedAt: null,
  voidedReason: null,
  remarks: null,
  ...more,
});

const CHECKS = [
  { check: 'AMOUNT', label: '₱2,000.00 was sent, ₱3,499.00 is due', passes: false },
  { check: 'REFERENCE', label: 'The reference was not used before', passes: true },
  { check: 'DATE', label: 'Paid within the 30 days before it was sent', passes: true },
  { check: 'RECEIPT', label: 'A receipt is attached', passes: true },
];

const proof = (databaseId: number, more: object = {}) => ({
  databaseId,
  state: 'SUBMITTED',
  amount: 2000,
  platform: 'maya',
  reference: 'MY 7741 0098',
  paidOn: '2025-11-10',
  reason: null,
  receipts: [{ databaseId: 41, name: 'receipt-november.jpg', url: '/api/uploads/41' }],
  checks: CHECKS,
  ...more,
});

/** Paid by GCash. */
export const paid = entry(101, {
  paid: 3499,
  due: 0,
  scheduleDate: '2025-09-30',
  status: 'PAID',
  statusText: 'paid',
  tone: 'GREEN',
  payment: { databaseId: 501 },
  paymentPlatform: 'gcash',
  transactionId: '9012 8455 3301',
  externalInvoiceId: 'N/A',
  approvedAt: '2025-09-29T06:15:00Z',
  approvedBy: staff,
  proofs: [
    proof(31, { state: 'APPROVED', amount: 3499, platform: 'gcash', reference: '9012 8455 3301', paidOn: '2025-09-28', receipts: [] }),
  ],
});

/** Overdue, with a proof of a part that waits. */
export const proven = entry(102, {
  scheduleDate: '2025-10-31',
  statusText: 'overdue',
  tone: 'RED',
  waitingProof: proof(32),
  proofs: [proof(32)],
});

/** The other payments: soon due with some credit on it, due in a month, voided. */
const others = [
  entry(103, { scheduleDate: '2025-11-15', statusText: 'due in 3 days', tone: 'YELLOW', paid: 499, due: 3000 }),
  entry(104, { scheduleDate: '2025-11-30', statusText: 'due in 18 days', tone: 'BLUE' }),
  entry(105, {
    scheduleDate: '2025-12-15',
    place: null,
    statusText: 'voided',
    due: 0,
    voidedAt: '2025-11-02T02:00:00Z',
    voidedReason: 'Took the offer for returning members.',
  }),
];

const funnel = { databaseId: 7, name: 'Freelancing Course', product: { name: 'Freelancing Course, one year' } };

/** An invoice of ₱17,495.00 in five payments, of which one is voided. */
export const invoice = (more: object = {}) => ({
  databaseId: 70,
  number: 'SA-000070',
  total: 17_495,
  paid: 3998,
  balance: 9998,
  voided: 3499,
  unscheduled: 0,
  addsUp: true,
  paidCount: 1,
  paymentCount: 4,
  createdAt: '2025-09-28T02:00:00Z',
  nextDue: proven,
  subscription: { paymentTerm: { name: '5 payments, half-monthly' }, funnel, order: { payCode: 'ATL-7K2M' } },
  paymentSchedule: [paid, proven, ...others],
  ...more,
});

/** An earlier invoice, of an enrolment by staff, which is paid. */
export const earlier = invoice({
  databaseId: 55,
  number: 'SA-000055',
  total: 3499,
  paid: 3499,
  balance: 0,
  voided: 0,
  paymentCount: 1,
  createdAt: '2024-09-20T02:00:00Z',
  nextDue: null,
  subscription: { paymentTerm: null, funnel: { ...funnel, databaseId: 8, name: 'Proposal Clinic' }, order: null },
  paymentSchedule: [
    { ...paid, databaseId: 95, position: 1, place: '1 of 1', invoice: { databaseId: 55, number: 'SA-000055' }, proofs: [] },
  ],
});

/** A payment by GCash of the first scheduled payment, with some credit, that staff recorded. */
export const payment = (databaseId: number, more: object = {}) => ({
  databaseId,
  amount: 4000,
  platform: 'gcash',
  platformName: 'GCash',
  provider: null,
  reference: '9012 8455 3301',
  paidOn: '2025-09-28',
  reason: 'The payer sent a proof.',
  createdAt: '2025-09-29T06:15:00Z',
  reversedAt: null,
  reversedReason: null,
  recordedBy: staff,
  reversedBy: null,
  shares: [
    { amount: 3499, entry: { databaseId: 101, scheduleDate: '2025-09-30', invoice: { databaseId: 70, number: 'SA-000070' } } },
    { amount: 501, entry: null },
  ],
  ...more,
});

/** A refund that waits for a second person. */
export const refund = (databaseId: number, more: object = {}) => ({
  databaseId,
  amount: 6000,
  platform: 'gcash',
  reference: null,
  reason: 'Moves abroad and cannot attend.',
  endsAccess: true,
  state: 'REQUESTED',
  createdAt: '2025-11-11T02:00:00Z',
  decidedAt: null,
  decidedReason: null,
  requestedBy: staff,
  decidedBy: null,
  invoice: { databaseId: 70, number: 'SA-000070' },
  ...more,
});

const document = (databaseId: number, number: string, title: string, total: number, issuedOn: string) => ({
  databaseId,
  number,
  title,
  total,
  issuedOn,
  pdfUrl: `/api/documents/${databaseId}.pdf`,
});

/** A reminder of a payment, sent at nine in the morning. */
const reminder = (databaseId: number, about: EntryFixture, offset: number) => {
  const due = fromIsoDay(about.scheduleDate) ?? new Date(STORY_NOW);
  return {
    databaseId,
    entry: about,
    dueOn: about.scheduleDate,
    offset,
    label: reminderLabel(offset),
    sentAt: `${isoDay(addManilaDays(due, offset))}T01:00:00Z`,
  };
};

/** A promise to pay everything that is owed by November 20. */
export const promise = (databaseId: number, more: object = {}) => ({
  databaseId,
  amount: 3000,
  promisedFor: '2025-11-20',
  state: 'OPEN',
  note: '',
  createdAt: '2025-11-12T01:30:00Z',
  entry: null,
  ...more,
});

/** Reminders are on hold until November 20. */
export const hold = { reason: 'On leave', until: '2025-11-20', createdAt: '2025-11-11T02:00:00Z', heldBy: staff };

/** A plan of four payments for what is unpaid of the invoice. */
export const plan = (more: object = {}) => {
  const owed = [proven, ...others].reduce((sum, { due }) => sum + due, 0);
  const terms = { owedCentavos: pesosToCentavos(owed), count: 4, firstDay: new Date(STORY_NOW), alignment: 'paydays' } as const;
  return {
    databaseId: 15,
    state: 'PROPOSED',
    entries: payPlan(terms).map(({ date, centavos }) => ({ date, amount: centavosToPesos(centavos) })),
    owed,
    note: 'As we agreed on the phone: every payday until the end of the year.',
    createdAt: '2025-11-11T02:00:00Z',
    expiresAt: '2025-11-15T15:59:59.999Z',
    proposedBy: staff,
    ...more,
  };
};

/** Payments, refunds, documents and history of one person. */
export const money = (more: object = {}) => ({
  credit: 2,
  closedMonth: '2025-10',
  secondPersonFrom: 5000,
  reminders: [
    ...[-3, -7].map((offset, index) => reminder(407 - index, others[0]!, offset)),
    ...[7, 3, 0, -1, -3].map((offset, index) => reminder(405 - index, proven, offset)),
  ],
  promises: [
    promise(303, { entry: others[0], note: 'Her salary arrives on the 20th.' }),
    promise(302, { amount: 3499, promisedFor: '2025-11-05', state: 'BROKEN', createdAt: '2025-11-01T02:00:00Z', entry: proven }),
    promise(301, { amount: 3499, promisedFor: '2025-09-29', state: 'KEPT', createdAt: '2025-09-26T02:00:00Z', entry: paid }),
  ],
  payments: [
    payment(501),
    payment(500, {
      amount: 3499,
      platformName: 'Bank transfer',
      platform: 'bank-transfer',
      reference: '44-1020-8',
      reason: null,
      reversedAt: '2025-09-29T06:10:00Z',
      reversedReason: 'It belongs to another person with the same name.',
      reversedBy: staff,
      shares: [],
    }),
  ],
  refunds: [
    refund(21),
    refund(20, { amount: 500, state: 'PAID', endsAccess: false, reason: 'Goodwill', decidedBy: staff, decidedAt: '2025-10-02T02:00:00Z' }),
  ],
  documents: [
    document(803, 'CN-000004', 'Credit note', 3499, '2025-11-02'),
    document(802, 'PA-000042', 'Payment acknowledgement', 4000, '2025-09-29'),
    document(801, 'SA-000070', 'Statement of account', 17_495, '2025-09-28'),
  ],
  history: [
    {
      databaseId: 903,
      at: '2025-11-02T02:00:00Z',
      deed: 'Voided a scheduled payment',
      reason: 'Took the offer for returning members.',
      actor: staff,
      onBehalfOf: null,
      entry: { databaseId: 105, price: 3499, scheduleDate: '2025-12-15' },
    },
    {
      databaseId: 902,
      at: '2025-09-29T06:15:00Z',
      deed: 'Approved a payment',
      reason: null,
      actor: staff,
      onBehalfOf: null,
      entry: { databaseId: 101, price: 3499, scheduleDate: '2025-09-30' },
    },
  ],
  ...more,
});

/** A member with two invoices. */
export const payer = (more: object = {}) => ({
  databaseId: 61,
  name: 'Kristine Joy Mercado',
  profileImage: null,
  email: 'kristine.joy.mercado@example.com',
  tribeId: 'T20061549',
  invoices: [invoice(), earlier],
  money: money(),
  ...more,
});

/** The postings of a payment that moves from GCash to Maya. */
export const postings = [
  { kind: 'Money received', account: 'Cash, GCash', amount: -4000, day: '2025-11-12' },
  { kind: 'Money received', account: 'Unapplied money', amount: 4000, day: '2025-11-12' },
  { kind: 'Money received', account: 'Cash, Maya', amount: 4000, day: '2025-11-12' },
  { kind: 'Money received', account: 'Unapplied money', amount: -4000, day: '2025-11-12' },
].map((posting) => ({ ...posting, user: { databaseId: 61, name: 'Kristine Joy Mercado' }, invoice: null }));
