import { sql } from 'drizzle-orm';
import { entry } from '../../testing/moneyFixtures.ts';
import { byAccountManager, type MutationCases, own } from '../../testing/mutationCases.ts';
import { type Fixture, type MutationWorld, person } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

const decides = (action: string, page: 'studentPaymentDetails' | 'subscription', subjectType: string) => ({
  ...byAccountManager(action, subjectType),
  flags: [
    [page, 'page_access'],
    ['user_enroll/unenroll', 'function_access'],
  ] as const,
});
const reminds = (action: string) => decides(action, 'studentPaymentDetails', 'reminder hold');
const plans = (action: string) => decides(action, 'subscription', 'payment plan');

/** A person whom the administrator exempted from reminders. */
const held: Fixture = async ({ accountId, numberFrom, row }) =>
  numberFrom(sql`insert into reminder_holds (user_id, reason, held_by_id, created_at)
    values (${await row(person)}, 'In hospital', ${await accountId('admin')}, ${TEST_NOW}) returning user_id`);

/** The invoice of a new entry of ₱1,000.00. */
const owed: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`select invoice_id from schedule_entries where id = ${await row(entry)}`);

/** A plan for an invoice with the days and amounts that it has already. */
const planOf = async ({ accountId, numberFrom }: MutationWorld, invoiceId: number): Promise<number> =>
  numberFrom(sql`insert into pay_plans (user_id, invoice_id, entries, owed_centavos, proposed_by_id, expires_at, created_at)
    select user_id, invoice_id,
      jsonb_agg(jsonb_build_object('date', schedule_date, 'centavos', price_centavos - allocated_centavos) order by position),
      sum(price_centavos - allocated_centavos), ${await accountId('admin')}, '2025-11-19', ${TEST_NOW}
    from schedule_entries where invoice_id = ${invoiceId} and status = 'Unpaid' and voided_at is null
    group by user_id, invoice_id returning id`);

/** A plan that waits. */
const plan: Fixture = async (world) => planOf(world, await world.row(owed));

/** A plan of the demo's member with an overdue payment. Earlier calls may have decided one. */
const ownPlan: Fixture = async (world) => {
  const { accountId, db, numberFrom } = world;
  const userId = await accountId('overdue');
  await db.execute(
    sql`update pay_plans set state = 'withdrawn', decided_at = ${TEST_NOW} where user_id = ${userId} and state = 'proposed'`,
  );
  const invoiceId = await numberFrom(sql`select invoice_id from schedule_entries
    where user_id = ${userId} and status = 'Unpaid' and voided_at is null order by id limit 1`);
  return planOf(world, invoiceId);
};

/** Cases of the mutations of reminders and plans. */
export const mutationCases: MutationCases = {
  holdReminders: {
    ...reminds('holdReminders'),
    call: async ({ row }) => `holdReminders(userId: ${await row(person)}, reason: "In hospital", until: "2025-11-30") { id }`,
  },
  releaseReminders: { ...reminds('releaseReminders'), call: async ({ row }) => `releaseReminders(userId: ${await row(held)}) { id }` },
  proposePlan: {
    ...plans('proposePlan'),
    call: async ({ row }) => `proposePlan(input: { invoiceId: ${await row(owed)}, count: 3, firstDay: "2025-11-15" }) { id }`,
  },
  withdrawPlan: { ...plans('withdrawPlan'), call: async ({ row }) => `withdrawPlan(databaseId: ${await row(plan)}) { id }` },
  acceptPlan: {
    ...own('acceptPlan', 'payment plan'),
    as: 'overdue',
    call: async ({ row }) => `acceptPlan(databaseId: ${await row(ownPlan)}) { id }`,
  },
  declinePlan: {
    ...own('declinePlan', 'payment plan'),
    as: 'overdue',
    call: async ({ row }) => `declinePlan(databaseId: ${await row(ownPlan)}) { id }`,
  },
};
