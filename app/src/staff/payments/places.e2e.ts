import { newestRow, type OtherPlace, type Place, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

const details = (rest = '') => newestRow('admin', 'members', (id) => `/student-payment-details/${id}${rest}`);

/** The newest statement of the demo data, with its possible lines. */
const newestStatement: Place = [
  'admin',
  async (atlas) => {
    const { data } = await atlas.request<{ viewer: { statements: { databaseId: number }[] } }>('{ viewer { statements { databaseId } } }');
    return `/payment?tab=reconcile&statementId=${data.viewer.statements[0]?.databaseId ?? 0}&state=possible`;
  },
];

/** The queue of receipts, and the payments of a member. */
export const places = { payment: ['admin', '/payment'], studentPaymentDetails: details() } satisfies ScreenPlaces<'staff', 'payments'>;

/** The queue's other tabs, a receipt next to the queue, an order in its drawer, an unknown invoice, and a person who does not exist. */
export const otherPlaces: readonly OtherPlace[] = [
  ['a receipt for review', newestRow('admin', 'paymentProofs', (id) => `/payment?tab=review&id=${id}`, 'state: SUBMITTED')],
  ['payments due and overdue', ['admin', '/payment?tab=due']],
  ['all payments', ['admin', '/payment?tab=all']],
  ['statements', ['admin', '/payment?tab=reconcile']],
  ['a statement', newestStatement],
  ['a statement that does not exist', ['admin', '/payment?tab=reconcile&statementId=999999']],
  ['orders', ['admin', '/payment?tab=orders']],
  ['an order for review', newestRow('admin', 'orders', (id) => `/payment?tab=orders&orderId=${id}`, 'state: FOR_REVIEW')],
  ['an order that does not exist', ['admin', '/payment?tab=orders&orderId=999999']],
  ['payment providers', ['admin', '/payment?tab=providers']],
  ['the waiting list', ['admin', '/payment?tab=waiting-list']],
  ['payments with an unknown invoice', details('?invoice=999999')],
  ['payments of a person who does not exist', ['admin', '/student-payment-details/999999'], /^404 GET/],
];
