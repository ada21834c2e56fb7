import { sql } from 'drizzle-orm';
import { byAccountManager, type MutationCases } from '../../testing/mutationCases.ts';
import { type Fixture, uniqueNumber } from '../../testing/mutationWorld.ts';
import { entry } from '../../testing/moneyFixtures.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

const decides = (action: string, subject: string) => ({
  ...byAccountManager(action, subject),
  flags: [
    ['studentPaymentDetails', 'page_access'],
    ['user_enroll/unenroll', 'function_access'],
  ] as const,
});

/** A payment of a new entry that was begun at a provider. */
const attempt: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into payment_attempts (provider, entry_id, platform, amount_centavos, reference, state, created_at)
    values ('xendit', ${await row(entry)}, 'gcash', 100000, ${`CASE-${await row(uniqueNumber)}`}, 'ended', ${TEST_NOW}) returning id`);

/** Money of that payment that pays nothing, in the books. */
const kept: Fixture = async ({ numberFrom, row }) => {
  const name = `inv-${await row(uniqueNumber)}`;
  const id = await numberFrom(sql`insert into payments (amount_centavos, platform, provider, provider_payment_id, paid_on, created_at)
    values (100000, 'gcash', 'xendit', ${name}, '2025-11-12', ${TEST_NOW}) returning id`);
  await numberFrom(sql`
    with j as (insert into journal_entries (kind, subject_type, subject_id, business_day, idempotency_key, created_at)
        values ('received', 'payment', ${id}, '2025-11-12', ${`received:payment:${id}`}, ${TEST_NOW}) returning id)
    insert into postings (journal_entry_id, account, centavos)
    select j.id, side.account, side.centavos from j, (values ('provider-clearing', 100000), ('unapplied-money', -100000)) as side (account, centavos) returning id`);
  return numberFrom(sql`insert into collected_payments (provider, provider_payment_id, attempt_id, centavos, currency, payment_id, kept_reason, paid_at, created_at)
    values ('xendit', ${name}, ${await row(attempt)}, 100000, 'PHP', ${id}, 'ended', ${TEST_NOW}, ${TEST_NOW}) returning id`);
};

/** Money in another currency. */
const foreign: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into collected_payments (provider, provider_payment_id, attempt_id, centavos, currency, kept_reason, paid_at, created_at)
    values ('xendit', ${`usd-${await row(uniqueNumber)}`}, ${await row(attempt)}, 100000, 'USD', 'currency', ${TEST_NOW}, ${TEST_NOW}) returning id`);

/** An event that could not be processed. */
const event: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into provider_events (provider, event_id, type, payload, state, created_at)
    values ('xendit', ${`event-${await row(uniqueNumber)}`}, 'unknown', '{}', 'failed', ${TEST_NOW}) returning id`);

/** Cases of the mutations of payment providers. */
export const mutationCases: MutationCases = {
  applyCollectedPayment: {
    ...decides('applyCollectedPayment', 'collected payment'),
    call: async ({ row }) => `applyCollectedPayment(databaseId: ${await row(kept)}) { databaseId }`,
  },
  payCollectedPaymentBack: {
    ...decides('payCollectedPaymentBack', 'collected payment'),
    call: async ({ row }) => `payCollectedPaymentBack(databaseId: ${await row(kept)}, reason: "Paid twice", isByHand: true) { databaseId }`,
  },
  resolveCollectedPayment: {
    ...decides('resolveCollectedPayment', 'collected payment'),
    call: async ({ row }) =>
      `resolveCollectedPayment(databaseId: ${await row(foreign)}, reason: "Sent back in the dashboard") { databaseId }`,
  },
  recordProviderPayout: {
    ...decides('recordProviderPayout', 'provider payout'),
    call: async ({ row }) =>
      `recordProviderPayout(provider: "xendit", payoutId: "PO-${await row(uniqueNumber)}", amount: 1000, fee: 10, depositedOn: "2025-11-12") { databaseId }`,
  },
  askProviderAgain: {
    ...decides('askProviderAgain', 'payment attempt'),
    audited: { action: 'askProviderAgain', testedIn: 'modules/providers/providers.test.ts' },
    call: async ({ row }) => `askProviderAgain(databaseId: ${await row(attempt)}) { databaseId }`,
  },
  processProviderEvent: {
    ...decides('processProviderEvent', 'payment attempt'),
    audited: { action: 'processProviderEvent', testedIn: 'modules/providers/providers.test.ts' },
    call: async ({ row }) => `processProviderEvent(databaseId: ${await row(event)}) { databaseId }`,
  },
};
