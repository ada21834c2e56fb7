import { payPlan } from '@atlas/domain/reminders';
import { addManilaDays } from '@atlas/domain/time';
import { sql } from 'drizzle-orm';
import { paymentReminders, payPlans } from '../../modules/reminders/tables.ts';
import { daysFrom, type Seed } from '../seed.ts';

/** The number of payments of the proposed plan. */
const PAYMENTS = 4;

/**
 * Seeds the reminder that a member who is behind got three days after a payment was due, and the
 * plan that staff proposed to another one. Demo accounts have neither.
 */
export async function seedReminders(seed: Seed, proposedById: number): Promise<void> {
  const { tx, now } = seed;
  const { rows } = await tx.execute<{ userId: number; entryId: number; invoiceId: number; dueOn: string; owed: number }>(sql`
    select e.user_id as "userId", min(e.id) as "entryId", e.invoice_id as "invoiceId", min(e.schedule_date)::text as "dueOn",
      sum(e.price_centavos - e.allocated_centavos)::int as owed
    from schedule_entries e join users u on u.id = e.user_id
    where e.status = 'Unpaid' and e.voided_at is null and u.email not like '%@atlas.example'
      and not exists (select 1 from payment_proofs p where p.entry_id = e.id and p.state = 'submitted')
    group by e.user_id, e.invoice_id having min(e.schedule_date) <= ${now.toISOString()}::timestamptz::date - 3 and count(*) between 2 and 3
    order by e.invoice_id limit 2`);
  const [reminded, planned] = rows;
  if (reminded)
    await tx.insert(paymentReminders).values({
      userId: reminded.userId,
      entryId: reminded.entryId,
      dueOn: reminded.dueOn,
      offset: 3,
      createdAt: daysFrom(seed, -1),
    });
  if (planned)
    await tx.insert(payPlans).values({
      userId: planned.userId,
      invoiceId: planned.invoiceId,
      entries: payPlan({ owedCentavos: planned.owed, count: PAYMENTS, firstDay: now, alignment: 'paydays' }),
      owedCentavos: planned.owed,
      note: 'You told us that twice a month is easier for you.',
      proposedById,
      expiresAt: addManilaDays(now, 7),
      createdAt: daysFrom(seed, -1),
    });
}
