import { entry, invoice, payment } from '../../testing/moneyFixtures.ts';
import { byAccountManager, type MutationCases } from '../../testing/mutationCases.ts';
import { person } from '../../testing/mutationWorld.ts';
import { sql } from 'drizzle-orm';
import type { Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

const decides = (action: string, subjectType = 'schedule entry') => ({
  ...byAccountManager(action, subjectType),
  flags: [
    ['studentPaymentDetails', 'page_access'],
    ['user_enroll/unenroll', 'function_access'],
  ] as const,
});

/** The entry of a payment, which is paid. */
const paidEntry: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`select entry_id as id from payment_allocations where payment_id = ${await row(payment)}`);

/** An unpaid entry of a person with credit. */
const entryWithCredit: Fixture = async ({ numberFrom, row }) => {
  const id = await row(entry);
  const paymentId = await numberFrom(sql`insert into payments (user_id, amount_centavos, platform, paid_on, created_at)
    select user_id, 50000, 'gcash', '2025-11-12', ${TEST_NOW} from schedule_entries where id = ${id} returning id`);
  await numberFrom(sql`insert into payment_allocations (user_id, payment_id, amount_centavos, created_at)
    select user_id, ${paymentId}, 50000, ${TEST_NOW} from schedule_entries where id = ${id} returning id`);
  return id;
};

/** A proof that waits. */
const proof: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into payment_proofs (entry_id, user_id, amount_centavos, platform, reference, reference_key, paid_on, created_at)
    select id, user_id, 100000, 'gcash', 'GC1', 'GC1', '2025-11-12', ${TEST_NOW} from schedule_entries where id = ${await row(entry)} returning id`);

/** Cases of the mutations of payments. */
export const mutationCases: MutationCases = {
  addPaymentSchedule: {
    ...decides('addPaymentSchedule'),
    call: async ({ row }) =>
      `addPaymentSchedule(input: { invoiceId: ${await row(invoice)}, scheduleDate: "2025-12-01", price: 500 }) { id }`,
  },
  updatePaymentSchedule: {
    ...decides('updatePaymentSchedule'),
    call: async ({ row }) => `updatePaymentSchedule(id: ${await row(entry)}, input: { scheduleDate: "2025-12-01", price: 900 }) { id }`,
  },
  approvePaymentScheduleTransaction: {
    ...decides('approvePaymentScheduleTransaction'),
    call: async ({ row }) =>
      `approvePaymentScheduleTransaction(id: ${await row(entry)}, paymentPlatform: "gcash", externalInvoiceId: "N/A") { id }`,
  },
  disapprovePaymentScheduleTransaction: {
    ...decides('disapprovePaymentScheduleTransaction'),
    call: async ({ row }) => `disapprovePaymentScheduleTransaction(id: ${await row(paidEntry)}, remarks: "It came back") { id }`,
  },
  voidPaymentSchedule: {
    ...decides('voidPaymentSchedule'),
    call: async ({ row }) => `voidPaymentSchedule(id: ${await row(entry)}, remarks: "Not owed") { id }`,
  },
  applyCredit: { ...decides('applyCredit'), call: async ({ row }) => `applyCredit(id: ${await row(entryWithCredit)}) { id }` },
  rejectPaymentProof: {
    ...decides('rejectPaymentProof', 'paymentProof'),
    call: async ({ row }) => `rejectPaymentProof(id: ${await row(proof)}, remarks: "Too dark to read") { id }`,
  },
  correctPayment: {
    ...decides('correctPayment', 'payment'),
    call: async ({ row }) => `correctPayment(id: ${await row(payment)}, input: { kind: BOUNCED, reason: "It bounced" }) { id }`,
  },
  recordPayment: {
    ...decides('recordPayment', 'user'),
    call: async ({ row }) =>
      `recordPayment(userId: ${await row(person)}, entryIds: [], input: { paymentPlatform: "gcash", amount: 500 }) { id }`,
  },
};
