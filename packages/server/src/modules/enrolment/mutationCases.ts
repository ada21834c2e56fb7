import { sql } from 'drizzle-orm';
import { paidInvoice } from '../../testing/moneyFixtures.ts';
import { byAccountManager, type MutationCases } from '../../testing/mutationCases.ts';
import { type Fixture, person } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

const funnel: Fixture = ({ numberFrom }) => numberFrom(sql`select id from funnels where slug = 'freelancing-course'`);
const batch: Fixture = ({ numberFrom }) => numberFrom(sql`select id from batches where archived_at is null order by id limit 1`);
const subscription: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into subscriptions (user_id, funnel_id, starts_at, expires_at, created_at)
    values (${await row(person)}, 1, ${TEST_NOW}, '2026-11-12', ${TEST_NOW}) returning id`);
/** A refund that waits for a second person. */
const refund: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into refunds (user_id, invoice_id, amount_centavos, platform, reason, requested_by_id, created_at)
    select i.user_id, i.id, 50000, 'gcash', 'Changed her mind', (select id from users where email = 'coach@atlas.example'), ${TEST_NOW}
    from invoices i where i.id = ${await row(paidInvoice)} returning id`);

const ENROLS = ['user_enroll/unenroll', 'function_access'] as const;
const DECIDES = [['studentPaymentDetails', 'page_access'], ENROLS] as const;

/** Cases of the mutations of enrolment and refunds. */
export const mutationCases: MutationCases = {
  enrollUser: {
    ...byAccountManager('enrollUser', 'user'),
    flags: [['enrollUser', 'page_access'], ENROLS],
    call: async ({ row }) =>
      `enrollUser(id: ${await row(person)}, input: { batchId: ${await row(batch)}, accessLevelNames: [], funnelDetails: [{ funnelId: ${await row(funnel)} }] }) { id }`,
  },
  manualUserSubscription: {
    ...byAccountManager('manualUserSubscription', 'user'),
    flags: [ENROLS],
    call: async ({ row }) =>
      `manualUserSubscription(id: ${await row(person)}, funnelDetails: [{ id: ${await row(funnel)}, startByDays: 0, validityByDays: 30 }]) { id }`,
  },
  manualUserUnsubscription: {
    ...byAccountManager('manualUserUnsubscription', 'subscription'),
    flags: [ENROLS],
    call: async ({ row }) => `manualUserUnsubscription(subscriptionId: ${await row(subscription)}) { id }`,
  },
  refundPayment: {
    ...byAccountManager('refundPayment', 'refund'),
    flags: DECIDES,
    call: async ({ row }) =>
      `refundPayment(invoiceId: ${await row(paidInvoice)}, input: { amount: 100, paymentPlatform: "gcash", reason: "Goodwill" }) { id }`,
  },
  approveRefund: {
    ...byAccountManager('approveRefund', 'refund'),
    flags: DECIDES,
    call: async ({ row }) => `approveRefund(id: ${await row(refund)}) { id }`,
  },
  refuseRefund: {
    ...byAccountManager('refuseRefund', 'refund'),
    flags: DECIDES,
    call: async ({ row }) => `refuseRefund(id: ${await row(refund)}, remarks: "Outside of the window") { id }`,
  },
};
