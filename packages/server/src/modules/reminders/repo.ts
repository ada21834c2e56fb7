import { desc, eq, sql } from 'drizzle-orm';
import { MAX_REMINDER_DELAY, REMINDER_OFFSETS, type ReminderFacts, type SentReminder } from '@atlas/domain/reminders';
import { addManilaDays, isoDay } from '@atlas/domain/time';
import { manyBy, oneById, valueBy } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { paymentReminders, payPlans, reminderHolds } from './tables.ts';
import { isPaymentUnderway } from './underwayRepo.ts';

export type PaymentReminder = typeof paymentReminders.$inferSelect;
export type ReminderHold = typeof reminderHolds.$inferSelect;
export type PayPlan = typeof payPlans.$inferSelect;

/** An entry that its person may have to be reminded of, and what decides it. */
export interface RemindableEntry extends ReminderFacts {
  id: number;
  userId: number;
  scheduleDate: string;
  /** The day in Manila on which it was added to the schedule. */
  addedOn: string;
  /** The amount due. */
  centavos: number;
  funnelId: number;
  product: string;
  sent: SentReminder[];
}

/** The days of entries that can have a reminder today, with the first and the last one. */
function remindedDays(now: Date): { from: string; to: string } {
  const [first, last] = [REMINDER_OFFSETS[0], REMINDER_OFFSETS.at(-1) ?? 0];
  return { from: isoDay(addManilaDays(now, -last - MAX_REMINDER_DELAY)), to: isoDay(addManilaDays(now, -first)) };
}

/** People who owe an entry around its day, in the order of the ids, after one of them. */
export async function findPeopleToRemind(db: Db, now: Date, after: number, limit: number): Promise<number[]> {
  const { from, to } = remindedDays(now);
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct user_id as id from schedule_entries
    where status = 'Unpaid' and voided_at is null and schedule_date between ${from}::date and ${to}::date and user_id > ${after}
    order by user_id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The entries of people that can have a reminder today, earliest first, in one statement. */
export async function findRemindable(db: Db, now: Date, userIds: readonly number[]): Promise<RemindableEntry[]> {
  const { from, to } = remindedDays(now);
  const { rows } = await db.execute<RemindableEntry & Record<string, unknown>>(sql`
    select entry.id, entry.user_id as "userId", entry.schedule_date::text as "scheduleDate",
      (entry.created_at at time zone 'Asia/Manila')::date::text as "addedOn",
      (entry.price_centavos - entry.allocated_centavos)::float8 as centavos,
      entry.status = 'Unpaid' and entry.voided_at is null as "isOwed",
      person.archived_at is not null as "isArchived",
      ${isPaymentUnderway(sql`entry.id`, now)} as "isUnderway",
      (
        select max(promise.promised_for)::text from payment_promises promise
        where promise.user_id = entry.user_id and promise.state = 'open' and (promise.entry_id is null or promise.entry_id = entry.id)
      ) as "promisedFor",
      case when hold.user_id is not null then jsonb_build_object('until', hold.until) end as hold,
      subscription.funnel_id as "funnelId", product.name as product,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'dueOn', reminder.due_on, 'offset', reminder."offset", 'sentOn', (reminder.created_at at time zone 'Asia/Manila')::date
        )) from payment_reminders reminder where reminder.entry_id = entry.id
      ), '[]') as sent
    from schedule_entries entry
    join users person on person.id = entry.user_id
    join invoices invoice on invoice.id = entry.invoice_id
    join subscriptions subscription on subscription.id = invoice.subscription_id
    join funnels funnel on funnel.id = subscription.funnel_id
    join products product on product.id = funnel.product_id
    left join reminder_holds hold on hold.user_id = entry.user_id
    where entry.user_id = any(${sql.param([...userIds])}::int[]) and entry.status = 'Unpaid' and entry.voided_at is null
      and entry.schedule_date between ${from}::date and ${to}::date
    order by entry.user_id, entry.schedule_date, entry.position, entry.id`);
  return rows;
}

/** Records reminders, each once. Returns the entries whose reminders were not recorded before. */
export async function insertReminders(tx: Db, rows: readonly (typeof paymentReminders.$inferInsert)[]): Promise<Set<number>> {
  const inserted = await tx
    .insert(paymentReminders)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ entryId: paymentReminders.entryId });
  return new Set(inserted.map(({ entryId }) => entryId));
}

/** Maximum number of reminders of a person that are listed. */
const MAX_LISTED = 50;

/** The latest reminders of people, newest first. */
export const remindersOfUser = manyBy<PaymentReminder>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select()
      .from(paymentReminders)
      .where(
        sql`${paymentReminders.id} in (
          select id from (
            select id, row_number() over (partition by user_id order by created_at desc, id desc) as place
            from payment_reminders where ${inList(sql`user_id`, userIds)}
          ) as ranked where place <= ${MAX_LISTED}
        )`,
      )
      .orderBy(desc(paymentReminders.createdAt), desc(paymentReminders.id)),
);

/** Staff's exemption of each person from reminders, whether or not its last day has passed. */
export const holdOfUser = valueBy<ReminderHold | null>(null, async ({ db }, userIds) => {
  const rows = await db.select().from(reminderHolds).where(inList(reminderHolds.userId, userIds));
  return rows.map((value) => ({ key: value.userId, value }));
});

/** Locks and reads the exemption of a person. */
export async function findHold(tx: Db, userId: number): Promise<ReminderHold | null> {
  const [row] = await tx.select().from(reminderHolds).where(eq(reminderHolds.userId, userId)).for('update');
  return row ?? null;
}

/** Writes the exemption of a person, or ends it. */
export async function writeHold(tx: Db, userId: number, hold: Omit<typeof reminderHolds.$inferInsert, 'userId'> | null): Promise<void> {
  if (hold === null) await tx.delete(reminderHolds).where(eq(reminderHolds.userId, userId));
  else
    await tx
      .insert(reminderHolds)
      .values({ userId, ...hold })
      .onConflictDoUpdate({ target: reminderHolds.userId, set: hold });
}

export const planLoader = oneById<PayPlan>(({ db }, ids) => db.select().from(payPlans).where(inList(payPlans.id, ids)));
