import { sql } from 'drizzle-orm';
import { type Fixture, person, uniqueNumber } from './mutationWorld.ts';
import { TEST_NOW } from './testApp.ts';

/** A new person's invoice of ₱1,000.00, with its entry in the journal. */
export const invoice: Fixture = async ({ numberFrom, row }) => {
  const number = `CASE-${await row(uniqueNumber)}`;
  const id = await numberFrom(sql`
    with s as (insert into subscriptions (user_id, funnel_id, starts_at, expires_at, created_at)
        values (${await row(person)}, 1, ${TEST_NOW}, '2026-11-12', ${TEST_NOW}) returning id, user_id)
    insert into invoices (number, subscription_id, user_id, total_centavos, created_at)
    select ${number}, id, user_id, 100000, ${TEST_NOW} from s returning id`);
  await numberFrom(sql`
    with j as (insert into journal_entries (kind, subject_type, subject_id, business_day, idempotency_key, created_at)
        values ('billed', 'invoice', ${id}, '2025-11-12', ${`billed:invoice:${id}`}, ${TEST_NOW}) returning id)
    insert into postings (journal_entry_id, account, invoice_id, centavos)
    select j.id, side.account, ${id}, side.centavos from j, (values ('receivable', 100000), ('sales', -100000)) as side (account, centavos) returning id`);
  return id;
};

/** The only entry of a new invoice, unpaid. */
export const entry: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into schedule_entries (invoice_id, user_id, position, price_centavos, schedule_date, created_at)
    select id, user_id, 1, 100000, '2025-11-20', ${TEST_NOW} from invoices where id = ${await row(invoice)} returning id`);

/** A payment that settles a new entry. */
export const payment: Fixture = async ({ numberFrom, row }) => {
  const entryId = await row(entry);
  const id = await numberFrom(sql`insert into payments (user_id, amount_centavos, platform, paid_on, created_at)
    select user_id, 100000, 'gcash', '2025-11-12', ${TEST_NOW} from schedule_entries where id = ${entryId} returning id`);
  await numberFrom(sql`insert into payment_allocations (user_id, payment_id, entry_id, amount_centavos, created_at)
    select user_id, ${id}, id, 100000, ${TEST_NOW} from schedule_entries where id = ${entryId} returning id`);
  await numberFrom(sql`
    with j as (insert into journal_entries (kind, subject_type, subject_id, business_day, idempotency_key, created_at)
        values ('received', 'payment', ${id}, '2025-11-12', ${`received:payment:${id}`}, ${TEST_NOW}) returning id)
    insert into postings (journal_entry_id, account, invoice_id, centavos)
    select j.id, side.account, side.invoice_id, side.centavos from j, (
      select 'cash-gcash' as account, null::integer as invoice_id, 100000 as centavos
      union all select 'receivable', invoice_id, -100000 from schedule_entries where id = ${entryId}
    ) as side returning id`);
  return id;
};

/** The invoice of a payment. */
export const paidInvoice: Fixture = async ({ numberFrom, row }) =>
  numberFrom(
    sql`select e.invoice_id as id from payment_allocations a join schedule_entries e on e.id = a.entry_id where a.payment_id = ${await row(payment)}`,
  );
