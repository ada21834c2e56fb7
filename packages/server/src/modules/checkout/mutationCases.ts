import { sql } from 'drizzle-orm';
import { byAccountManager, type MutationCases, own } from '../../testing/mutationCases.ts';
import { type Fixture, type MutationWorld, uniqueNumber } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

const decides = (action: string) => ({
  ...byAccountManager(action, 'order'),
  flags: [
    ['studentPaymentDetails', 'page_access'],
    ['user_enroll/unenroll', 'function_access'],
  ] as const,
});

/** A new order of ₱1,000.00 of a buyer without an account. */
const orderIn =
  (state: 'awaiting-payment' | 'paid'): Fixture =>
  async ({ numberFrom, row }) => {
    const email = `buyer-${await row(uniqueNumber)}-${state}@buyers.example`;
    return numberFrom(sql`insert into orders (pay_code, idempotency_key, funnel_id, email, mailbox, first_name, last_name, offer,
        list_price_centavos, total_centavos, due_today_centavos, quote, state, created_at)
      values (${email}, ${email}, (select id from funnels where slug = 'freelancing-course'), ${email}, ${email}, 'Fresh', 'Buyer',
        '{"product": "Freelancing Course", "term": null, "validityByDays": 365}', 100000, 100000, 100000,
        '[{"date": "2025-11-12", "centavos": 100000}]', ${state}, ${TEST_NOW}) returning id`);
  };
const order = orderIn('awaiting-payment');
const paidOrder = orderIn('paid');

/** An unpaid payment of the demo's member. */
const ownEntry = async ({ numberFrom, accountId }: MutationWorld): Promise<number> =>
  numberFrom(sql`select id from schedule_entries where user_id = ${await accountId('overdue')} and status = 'Unpaid' order by id limit 1`);

/** The same payment with a link for someone else. */
const linkedEntry: Fixture = async (world) => {
  const id = await ownEntry(world);
  const secret = `secret ${await world.row(uniqueNumber)}`;
  await world.numberFrom(sql`insert into bill_links (entry_id, user_id, secret_hash, expires_at, created_at)
    select id, user_id, sha256(${secret}::bytea), '2026-11-12', ${TEST_NOW} from schedule_entries where id = ${id} returning id`);
  return id;
};

/** Cases of the mutations of the checkout. */
export const mutationCases: MutationCases = {
  approveOrder: {
    ...decides('approveOrder'),
    call: async ({ row }) => `approveOrder(databaseId: ${await row(order)}, paymentPlatform: "gcash") { id }`,
  },
  cancelOrder: {
    ...decides('cancelOrder'),
    call: async ({ row }) => `cancelOrder(databaseId: ${await row(order)}, reason: "Ordered twice") { id }`,
  },
  correctOrderEmail: {
    ...decides('correctOrderEmail'),
    call: async ({ row }) =>
      `correctOrderEmail(databaseId: ${await row(order)}, email: "corrected-${await row(uniqueNumber)}@buyers.example") { id }`,
  },
  noteOrder: {
    ...decides('noteOrder'),
    call: async ({ row }) => `noteOrder(databaseId: ${await row(order)}, revision: 1, note: "Pays on Friday") { id }`,
  },
  // The link of an unpaid order is mailed without a change of the order.
  resendOrderLink: {
    ...decides('resendOrderLink'),
    call: async ({ row }) => `resendOrderLink(databaseId: ${await row(paidOrder)}) { id }`,
  },
  createBillLink: {
    ...own('createBillLink', 'bill link'),
    as: 'overdue',
    call: async (world) => `createBillLink(entryId: ${await ownEntry(world)})`,
  },
  revokeBillLinks: {
    ...own('revokeBillLinks', 'schedule entry'),
    as: 'overdue',
    call: async ({ row }) => `revokeBillLinks(entryId: ${await row(linkedEntry)})`,
  },
};
