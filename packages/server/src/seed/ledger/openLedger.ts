import { sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';

/** The instant of a row as a day in Manila. */
const dayOf = (column: string) => sql.raw(`(${column} at time zone 'Asia/Manila')::date`);

/** The rows of an event that the journal does not have yet. */
const missing = (kind: string, subject: string, id: string) =>
  sql.raw(`not exists (select 1 from journal_entries j where j.idempotency_key = '${kind}:${subject}:' || ${id})`);

/**
 * Writes the journal of seeded invoices, payments, credit, commissions and payouts, as the commands
 * would have written it. What the journal has already stays.
 */
export async function openLedger(tx: Db): Promise<void> {
  await tx.execute(sql`
    with new_entries as (
      insert into journal_entries (kind, subject_type, subject_id, business_day, actor_id, idempotency_key, created_at)
      select 'billed', 'invoice', i.id, ${dayOf('i.created_at')}, null, 'billed:invoice:' || i.id, i.created_at
      from invoices i where i.total_centavos > 0 and ${missing('billed', 'invoice', 'i.id')}
      order by i.id returning id, subject_id
    )
    insert into postings (journal_entry_id, account, user_id, invoice_id, centavos)
    select n.id, side.account, i.user_id, i.id, side.centavos
    from new_entries n join invoices i on i.id = n.subject_id
    left join subscriptions s on s.id = i.subscription_id
    left join orders o on o.id = s.order_id and o.total_centavos = i.total_centavos
    cross join lateral (
      values ('receivable', i.total_centavos), ('discounts', coalesce(o.discount_centavos, 0)), ('sales', -i.total_centavos - coalesce(o.discount_centavos, 0))
    ) as side (account, centavos)
    where side.centavos <> 0`);
  await tx.execute(sql`
    with new_entries as (
      insert into journal_entries (kind, subject_type, subject_id, business_day, actor_id, idempotency_key, created_at)
      select 'received', 'payment', p.id, p.paid_on, p.recorded_by_id, 'received:payment:' || p.id, p.created_at
      from payments p where ${missing('received', 'payment', 'p.id')} order by p.id returning id, subject_id
    )
    insert into postings (journal_entry_id, account, user_id, invoice_id, centavos)
    select n.id, case when p.provider is null then 'cash-' || p.platform else 'provider-clearing' end, p.user_id, null, p.amount_centavos from new_entries n join payments p on p.id = n.subject_id
    union all
    select n.id, case when a.entry_id is null then 'customer-credit' else 'receivable' end, a.user_id, e.invoice_id, -a.amount_centavos
    from new_entries n join payment_allocations a on a.payment_id = n.subject_id left join schedule_entries e on e.id = a.entry_id
    union all
    select n.id, 'unapplied-money', null, null, -p.amount_centavos from new_entries n join payments p on p.id = n.subject_id where p.user_id is null`);
  await tx.execute(sql`
    with new_entries as (
      insert into journal_entries (kind, subject_type, subject_id, business_day, actor_id, idempotency_key, created_at)
      select 'credit-applied', 'schedule entry', a.entry_id, ${dayOf('a.created_at')}, null, 'credit-applied:schedule entry:' || a.entry_id || ':' || a.id, a.created_at
      from payment_allocations a where a.payment_id is null and a.entry_id is not null and not exists (
        select 1 from journal_entries j where j.idempotency_key = 'credit-applied:schedule entry:' || a.entry_id || ':' || a.id)
      order by a.id returning id, idempotency_key
    )
    insert into postings (journal_entry_id, account, user_id, invoice_id, centavos)
    select n.id, side.account, a.user_id, side.invoice_id, side.centavos
    from new_entries n join payment_allocations a on a.id = split_part(n.idempotency_key, ':', 4)::bigint join schedule_entries e on e.id = a.entry_id
    cross join lateral (values ('customer-credit', null::integer, a.amount_centavos), ('receivable', e.invoice_id, -a.amount_centavos))
      as side (account, invoice_id, centavos)`);
  await tx.execute(sql`
    with new_entries as (
      insert into journal_entries (kind, subject_type, subject_id, business_day, actor_id, idempotency_key, created_at)
      select 'commission', 'commission', c.id, ${dayOf('c.created_at')}, null, 'commission:commission:' || c.id, c.created_at
      from commissions c where c.state <> 'reversed' and c.amount_centavos <> 0 and ${missing('commission', 'commission', 'c.id')}
      order by c.id returning id, subject_id
    )
    insert into postings (journal_entry_id, account, user_id, centavos)
    select n.id, side.account, a.user_id, side.centavos
    from new_entries n join commissions c on c.id = n.subject_id join affiliates a on a.id = c.affiliate_id
    cross join lateral (values ('commission-expense', c.amount_centavos), ('commission-payable', -c.amount_centavos)) as side (account, centavos)`);
  await tx.execute(sql`
    with new_entries as (
      insert into journal_entries (kind, subject_type, subject_id, business_day, actor_id, idempotency_key, created_at)
      select 'payout', 'payout', p.id, ${dayOf('coalesce(p.decided_at, p.created_at)')}, null, 'payout:payout:' || p.id, coalesce(p.decided_at, p.created_at)
      from payouts p where p.state = 'paid' and ${missing('payout', 'payout', 'p.id')} order by p.id returning id, subject_id
    )
    insert into postings (journal_entry_id, account, user_id, centavos)
    select n.id, side.account, a.user_id, side.centavos
    from new_entries n join payouts p on p.id = n.subject_id join affiliates a on a.id = p.affiliate_id
    cross join lateral (values ('commission-payable', p.amount_centavos), ('cash-' || p.method, -p.amount_centavos)) as side (account, centavos)`);
  await tx.execute(sql`
    with new_entries as (
      insert into journal_entries (kind, subject_type, subject_id, business_day, actor_id, idempotency_key, created_at)
      select 'refunded', 'refund', r.id, r.refunded_on, r.decided_by_id, 'refunded:refund:' || r.id, r.decided_at
      from refunds r where r.state = 'paid' and r.invoice_id is not null and ${missing('refunded', 'refund', 'r.id')} order by r.id returning id, subject_id
    )
    insert into postings (journal_entry_id, account, user_id, centavos)
    select n.id, side.account, r.user_id, side.centavos
    from new_entries n join refunds r on r.id = n.subject_id
    cross join lateral (values ('refunds', r.amount_centavos), ('cash-' || r.platform, -r.amount_centavos)) as side (account, centavos)`);
}
