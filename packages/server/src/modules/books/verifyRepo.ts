import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';

/** Something that does not add up, with the row that it is about. */
export interface BookProblem {
  /** The row: `invoice 12`, `cash-gcash`. */
  row: string;
  /** The difference, in words. */
  text: string;
}

interface Check {
  /** The rule, for the report. */
  name: string;
  /** Rows with `row` and `text` for what does not. Every check is one pass over its tables. */
  find: SQL;
}

const pesos = (column: string) => sql.raw(`to_char(${column} / 100.0, 'FM999G999G999G990.00')`);

/** The rules that `npm run ledger` proves, each with the rows for which it does not hold. */
const CHECKS: readonly Check[] = [
  {
    name: 'Every entry of the journal has postings and sums to zero',
    find: sql`select 'journal entry ' || j.id as row, 'sums to ' || coalesce(p.sum, 0) || ' centavos' as text
      from journal_entries j left join (select journal_entry_id, sum(centavos) as sum from postings group by journal_entry_id) p on p.journal_entry_id = j.id
      where p.sum is distinct from 0`,
  },
  {
    name: 'Cash by platform is what was received, less what was paid back and paid out',
    find: sql`select coalesce(b.account, m.account) as row,
        'has ₱' || ${pesos('coalesce(b.sum, 0)')} || ', but the payments come to ₱' || ${pesos('coalesce(m.sum, 0)')} as text
      from (select account, sum(centavos) as sum from postings where account like 'cash-%' group by account) b
      full join (
        select account, sum(centavos) as sum from (
          select 'cash-' || platform as account, amount_centavos as centavos from payments where reversed_at is null and provider is null
          union all select 'cash-' || platform, -amount_centavos from refunds where state = 'paid' and payment_id is null
          union all select 'cash-' || method, -amount_centavos from payouts where state = 'paid'
          union all select 'cash-bank-transfer', amount_centavos from provider_payouts where state = 'deposited'
        ) as moves group by account
      ) m on m.account = b.account
      where coalesce(b.sum, 0) <> coalesce(m.sum, 0)`,
  },
  {
    name: 'Providers hold what they collected, less their fees, refunds and payouts',
    find: sql`select h.account as row,
        'has ₱' || ${pesos('coalesce(b.sum, 0)')} || ', but what was collected comes to ₱' || ${pesos('h.sum')} as text
      from (
        select account, sum(centavos) as sum from (
          select 'provider-clearing' as account, amount_centavos as centavos from payments where provider is not null and reversed_at is null
          union all select 'provider-clearing', -fee_centavos from collected_payments
          union all select 'provider-clearing', -amount_centavos from refunds where state = 'paid' and payment_id is not null
          union all select 'provider-clearing', -amount_centavos - fee_centavos from provider_payouts where state <> 'returned'
          union all select 'provider-in-transit', amount_centavos from provider_payouts where state = 'on-the-way'
          union all select unnest(array['provider-clearing', 'provider-in-transit']), 0
        ) as moves group by account
      ) h
      left join (select account, sum(centavos) as sum from postings group by account) b on b.account = h.account
      where coalesce(b.sum, 0) <> h.sum`,
  },
  {
    name: 'An invoice is owed as far as it is neither paid nor voided',
    find: sql`select 'invoice ' || i.id as row,
        'is owed ₱' || ${pesos('coalesce(b.sum, 0)')} || ' by the journal and ₱' || ${pesos('(i.total_centavos - coalesce(a.sum, 0) - coalesce(v.sum, 0))')} || ' by its payments' as text
      from invoices i
      left join (select invoice_id, sum(centavos) as sum from postings where account = 'receivable' group by invoice_id) b on b.invoice_id = i.id
      left join (select invoice_id, sum(allocated_centavos) as sum from schedule_entries group by invoice_id) a on a.invoice_id = i.id
      left join (select invoice_id, sum(total_centavos) as sum from documents where kind = 'credit-note' and refund_id is null group by invoice_id) v on v.invoice_id = i.id
      where coalesce(b.sum, 0) <> i.total_centavos - coalesce(a.sum, 0) - coalesce(v.sum, 0)`,
  },
  {
    name: 'Credit is never below zero, and is what became credit less what it paid',
    find: sql`select 'person ' || coalesce(b.user_id, c.user_id) as row,
        'has credit of ₱' || ${pesos('coalesce(b.sum, 0)')} || ' by the journal and ₱' || ${pesos('coalesce(c.sum, 0)')} || ' by its payments' as text
      from (select user_id, -sum(centavos) as sum from postings where account = 'customer-credit' group by user_id) b
      full join (
        select user_id, sum(case when payment_id is null then -amount_centavos else amount_centavos end) as sum
        from payment_allocations where payment_id is null or entry_id is null group by user_id
      ) c on c.user_id = b.user_id
      where coalesce(b.sum, 0) <> coalesce(c.sum, 0) or coalesce(b.sum, 0) < 0`,
  },
  {
    name: 'An entry is paid by the sum of its allocations',
    find: sql`select 'schedule entry ' || e.id as row,
        'is paid ₱' || ${pesos('e.allocated_centavos')} || ', but its allocations come to ₱' || ${pesos('coalesce(a.sum, 0)')} as text
      from schedule_entries e
      left join (select entry_id, sum(amount_centavos) as sum from payment_allocations where entry_id is not null group by entry_id) a on a.entry_id = e.id
      where e.allocated_centavos <> coalesce(a.sum, 0)`,
  },
  {
    name: 'A payment pays exactly what was received',
    find: sql`select 'payment ' || p.id as row,
        'of ₱' || ${pesos('p.amount_centavos')} || ' pays ₱' || ${pesos('coalesce(a.sum, 0)')} as text
      from payments p
      left join (select payment_id, sum(amount_centavos) as sum from payment_allocations where payment_id is not null group by payment_id) a on a.payment_id = p.id
      where p.user_id is not null and coalesce(a.sum, 0) <> case when p.reversed_at is null then p.amount_centavos else 0 end`,
  },
  {
    name: 'The numbers of documents have no gaps',
    find: sql`select 'documents ' || d.kind as row, 'has ' || d.count || ' documents up to number ' || d.last || ', and the next is ' || coalesce(c.next, 1) as text
      from (select kind, count(*) as count, max(number) as last from documents group by kind) d
      left join document_counters c on c.kind = d.kind
      where d.count <> d.last or c.next is distinct from d.last + 1`,
  },
  {
    name: 'Affiliates are owed their commissions, less what was paid out',
    find: sql`select 'person ' || coalesce(b.user_id, c.user_id) as row,
        'is owed ₱' || ${pesos('coalesce(b.sum, 0)')} || ' by the journal and ₱' || ${pesos('coalesce(c.sum, 0)')} || ' by commissions' as text
      from (select user_id, -sum(centavos) as sum from postings where account = 'commission-payable' group by user_id) b
      full join (
        select a.user_id, sum(m.centavos) as sum from (
          select affiliate_id, amount_centavos as centavos from commissions where state <> 'reversed'
          union all select affiliate_id, -amount_centavos from payouts where state = 'paid'
        ) as m join affiliates a on a.id = m.affiliate_id group by a.user_id
      ) c on c.user_id = b.user_id
      where coalesce(b.sum, 0) <> coalesce(c.sum, 0)`,
  },
];

/** A rule that was checked, with its problems. */
export interface CheckedBooks {
  name: string;
  problems: BookProblem[];
  /** Whether there are more problems than are listed. */
  more: boolean;
}

/** The number of problems that a check lists. */
const MOST = 20;

/** Runs every check. The database sums up; no more than the first problems of each are read. */
export async function verifyBooks(db: Db): Promise<CheckedBooks[]> {
  const checked: CheckedBooks[] = [];
  for (const { name, find } of CHECKS) {
    const { rows } = await db.execute<{ row: string; text: string }>(sql`${find} order by 1 limit ${MOST + 1}`);
    checked.push({ name, problems: rows.slice(0, MOST).map(({ row, text }) => ({ row, text })), more: rows.length > MOST });
  }
  return checked;
}

/** The problems of all checks. */
export const findProblems = async (db: Db): Promise<BookProblem[]> => (await verifyBooks(db)).flatMap(({ problems }) => problems);
