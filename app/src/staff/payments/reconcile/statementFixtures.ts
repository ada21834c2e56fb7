import { connection } from '../../../testing/storyAnswers.ts';
import { order } from '../../shared/orders/ordersFixtures.ts';
import { dueEntry } from '../queueFixtures.ts';

const NO_COUNTS = { exact: 0, possible: 0, unmatched: 0, recorded: 0, applied: 0, kept: 0, dismissed: 0, exactAmount: 0 };

export const payAccounts = [
  { platform: 'gcash', name: 'Atlas Learning', number: '0917 000 0000' },
  { platform: 'bank-transfer', name: 'Atlas Learning Inc.', number: '0012 3000 4567' },
];

/** A GCash statement that was read, with lines in every state. */
export const statement = (databaseId: number, more: object = {}) => ({
  databaseId,
  fileName: 'gcash-2025-11.csv',
  platform: 'gcash',
  platformName: 'GCash',
  account: '0917 000 0000',
  accountNumber: '09170000000',
  state: 'READY',
  stateText: 'Read',
  problem: null,
  source: 'gcash',
  hasFile: false,
  headers: [],
  sample: null,
  balance: 'proven',
  balanceRow: null,
  outgoing: 14,
  known: 3,
  skipped: 1,
  problemCount: 0,
  problems: [],
  toDo: 0,
  done: 0,
  failed: 0,
  createdAt: '2025-11-12T01:30:00Z',
  uploadedBy: { databaseId: 3, name: 'Ivy Rosales' },
  counts: { ...NO_COUNTS, exact: 2, possible: 3, unmatched: 2, recorded: 40, applied: 1, kept: 1, exactAmount: 5499 },
  rows: connection([]),
  ...more,
});

/** A due payment that a line matches. */
const payment = (more: object = {}) => ({
  personName: 'Kristine Joy Mercado',
  userId: 61,
  place: '1 of 3',
  orderId: null,
  payCode: null,
  due: 3499,
  hasReceipt: false,
  ...more,
});

const ofJomar = { personName: 'Jomar Villanueva', userId: 62, place: '2 of 3' };

const UNDECIDED = ['apply', 'keep', 'dismiss'];

/** An incoming line without a match. */
const line = (databaseId: number, more: object = {}) => ({
  databaseId,
  row: databaseId - 500,
  state: 'UNMATCHED',
  actions: UNDECIDED,
  reference: `9012 8455 ${databaseId}`,
  isReferenceLost: false,
  description: 'Transfer from GCash',
  amount: 3499,
  paidOn: '2025-11-11',
  evidence: [],
  isAmountOther: false,
  others: 0,
  problem: null,
  target: null,
  decidedAt: null,
  decidedBy: null,
  ...more,
});

const SURE = ['Same reference', 'Same amount'];

export const exactLines = [
  line(501, { state: 'EXACT', reference: '9012 8455 3301', evidence: SURE, target: payment({ hasReceipt: true }) }),
  line(502, {
    state: 'EXACT',
    reference: 'MY 7741 0098',
    amount: 2000,
    evidence: SURE,
    target: payment({ ...ofJomar, hasReceipt: true }),
    problem: 'This receipt was decided in the meantime.',
  }),
];

/** A line whose amount differs, one for an order, and one with several candidates. */
export const possibleLines = [
  line(511, {
    state: 'POSSIBLE',
    reference: '9012 8455 7120',
    description: 'Transfer from JOMAR VILLANUEVA',
    amount: 3000,
    evidence: ['Same day, or one day apart', 'Name in the text'],
    isAmountOther: true,
    target: payment(ofJomar),
  }),
  line(512, {
    state: 'POSSIBLE',
    reference: '',
    description: 'INSTAPAY ATL-7K2MXQ',
    evidence: ['Same amount', 'Pay code in the text'],
    target: payment({ personName: 'Bea Lim', userId: null, place: null, orderId: 9, payCode: 'ATL-7K2MXQ' }),
  }),
  line(513, {
    state: 'POSSIBLE',
    reference: '9.01285E+12',
    isReferenceLost: true,
    evidence: ['Same amount'],
    others: 2,
    target: payment(),
  }),
];

export const unmatchedLines = [
  line(521, { amount: 750, description: 'Transfer from M. SANTOS' }),
  line(522, { amount: 1234.56, paidOn: '2025-11-10', reference: '', description: 'CASH IN 7-ELEVEN' }),
];

const DECIDED = { decidedAt: '2025-11-12T02:00:00Z', decidedBy: { databaseId: 3, name: 'Ivy Rosales' }, actions: ['reopen'] };

export const appliedLine = line(531, { state: 'APPLIED', target: payment({ due: 0 }), ...DECIDED });
export const keptLine = line(532, { state: 'KEPT', amount: 500, ...DECIDED, actions: ['apply', 'reopen'] });

/** A statement whose columns are not known. */
export const unknownColumns = statement(44, {
  fileName: 'transactions-november.xlsx',
  platform: 'bank-transfer',
  platformName: 'Bank transfer',
  account: '',
  state: 'MAPPING',
  stateText: 'Its columns are not known',
  source: null,
  hasFile: true,
  counts: NO_COUNTS,
  headers: ['Petsa', 'Details', 'Ref. no.', 'Money out', 'Money in', 'Balance'],
  sample: [
    ['11/10/2025', 'Transfer from M. Santos', '3301', '', '3,499.00', '13,499.00'],
    ['11/11/2025', 'Service charge', '', '15.00', '', '13,484.00'],
    ['11/11/2025', 'Transfer from J. Villanueva', '7120', '', '2,000.00', '15,484.00'],
  ],
});

/** A protected PDF. */
export const protectedPdf = statement(43, {
  fileName: 'gcash-transaction-history.pdf',
  state: 'FAILED',
  stateText: 'Could not be read',
  problem: 'This PDF needs its password. Enter the one that GCash sent with it.',
  source: null,
  hasFile: true,
  counts: NO_COUNTS,
});

/** A statement whose exact lines are being applied. */
export const applying = statement(42, {
  fileName: 'gcash-2025-10.csv',
  state: 'APPLYING',
  stateText: 'Being applied',
  toDo: 400,
  done: 118,
  failed: 2,
});

export const reading = statement(45, { state: 'READING', stateText: 'Being read', source: null, hasFile: true, counts: NO_COUNTS });

/** Due payments of two members and an open order, as the dialog finds them. */
export const duePayments = {
  paymentEntries: connection([
    dueEntry(104),
    dueEntry(202, {
      place: '2 of 3',
      due: 750,
      price: 3499,
      scheduleDate: '2025-10-31',
      user: { databaseId: 62, name: 'Jomar Villanueva' },
    }),
  ]),
  orders: connection([order(9)]),
};
