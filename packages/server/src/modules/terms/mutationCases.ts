import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import { type Fixture, uniqueNumber } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** A payment term that nothing uses. */
const term: Fixture = ({ numberFrom }) =>
  numberFrom(sql`insert into payment_terms (name, kind, created_at)
    values ('Fresh ' || (select count(*) from payment_terms), 'one-time', ${TEST_NOW}) returning id`);

/** Cases of the mutations of payment terms. */
export const mutationCases: MutationCases = {
  createPaymentTerm: {
    ...byAdmin('createPaymentTerm', 'payment term'),
    flags: [
      ['defaultSettings', 'page_access'],
      ['payment-term_create', 'function_access'],
    ],
    call: async ({ row }) =>
      `createPaymentTerm(input: { name: "Term ${await row(uniqueNumber)}", kind: INSTALMENTS, count: 3, surcharge: 100 }) { id }`,
  },
  updatePaymentTerm: {
    ...byAdmin('updatePaymentTerm', 'payment term'),
    flags: [['defaultSettings', 'page_access']],
    call: async ({ row }) =>
      `updatePaymentTerm(databaseId: ${await row(term)}, revision: 1, input: { name: "Term ${await row(uniqueNumber)}", kind: ONE_TIME }) { id }`,
  },
  setPaymentTermArchived: {
    ...byAdmin('archivePaymentTerm', 'payment term'),
    flags: [['defaultSettings', 'page_access']],
    call: async ({ row }) => `setPaymentTermArchived(databaseId: ${await row(term)}, archived: true) { id }`,
  },
};
