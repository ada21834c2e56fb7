import { sql } from 'drizzle-orm';
import { TEST_NOW, type TestApp } from './testApp.ts';

/** A member with one invoice and its unpaid schedule. */
export interface OwingMember {
  id: number;
  invoiceId: number;
  /** In the order of the schedule. */
  entryIds: number[];
}

let made = 0;

/**
 * Adds a member who owes these payments of the funnel with the number 1, with the entry of the
 * invoice in the journal.
 *
 * @param entries the day of each payment, and its amount in centavos
 * @param addedAt when the schedule was made
 */
export async function owingMember(
  { database: { db } }: TestApp,
  entries: readonly { day: string; centavos: number }[],
  addedAt: Date = new Date('2025-01-01T00:00:00Z'),
): Promise<OwingMember> {
  const name = `owing-${(made += 1)}`;
  const total = entries.reduce((sum, { centavos }) => sum + centavos, 0);
  const numberFrom = async (query: ReturnType<typeof sql>) => Number((await db.execute<{ id: number }>(query)).rows[0]?.id);
  const id = await numberFrom(sql`
    insert into users (email, tribe_id, slug, first_name, last_name, email_confirmed_at, created_at)
    values (${`${name}@example.com`}, ${name}, ${name}, 'Lito', ${name}, ${TEST_NOW}, ${TEST_NOW}) returning id`);
  const invoiceId = await numberFrom(sql`
    with s as (insert into subscriptions (user_id, funnel_id, starts_at, expires_at, created_at)
      values (${id}, 1, ${TEST_NOW}, '2027-11-12', ${TEST_NOW}) returning id)
    insert into invoices (number, subscription_id, user_id, total_centavos, created_at)
    select ${name}, id, ${id}, ${total}, ${TEST_NOW} from s returning id`);
  await db.execute(sql`
    with j as (insert into journal_entries (kind, subject_type, subject_id, business_day, idempotency_key, created_at)
      values ('billed', 'invoice', ${invoiceId}, '2025-11-12', ${`billed:invoice:${invoiceId}`}, ${TEST_NOW}) returning id)
    insert into postings (journal_entry_id, account, user_id, invoice_id, centavos)
    select j.id, side.account, ${id}::int, ${invoiceId}::int, side.centavos
    from j, (values ('receivable', ${total}::int), ('sales', -${total}::int)) as side (account, centavos)`);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into schedule_entries (invoice_id, user_id, position, price_centavos, schedule_date, created_at)
    select ${invoiceId}, ${id}, place, (entry->>'centavos')::int, (entry->>'day')::date, ${addedAt}
    from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) with ordinality as listed (entry, place) order by place returning id`);
  return { id, invoiceId, entryIds: rows.map((row) => row.id) };
}
