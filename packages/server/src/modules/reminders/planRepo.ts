import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { PayPlanEntry, PayPlanState } from '@atlas/domain/reminders';
import { valueBy } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { findSchedule } from '../payments/moneyRepo.ts';
import type { ScheduleEntry } from '../payments/repo.ts';
import { paymentProofs, scheduleEntries } from '../payments/tables.ts';
import type { PayPlan } from './repo.ts';
import { payPlans } from './tables.ts';

/** The plan of each invoice that waits for its member. */
export const waitingPlanOfInvoice = valueBy<PayPlan | null>(null, async ({ db, now }, invoiceIds) => {
  const rows = await db
    .select()
    .from(payPlans)
    .where(
      and(
        inList(payPlans.invoiceId, invoiceIds),
        eq(payPlans.state, 'proposed'),
        sql`${payPlans.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    );
  return rows.map((value) => ({ key: value.invoiceId, value }));
});

/** The person of a plan. */
export async function findOwnerOfPlan(tx: Db, planId: number): Promise<number | null> {
  const [row] = await tx.select({ userId: payPlans.userId }).from(payPlans).where(eq(payPlans.id, planId));
  return row?.userId ?? null;
}

/** The schedule of a plan's invoice, in order. */
export async function findScheduleOfPlan(tx: Db, planId: number): Promise<ScheduleEntry[]> {
  const [row] = await tx.select({ invoiceId: payPlans.invoiceId }).from(payPlans).where(eq(payPlans.id, planId));
  return row === undefined ? [] : findSchedule(tx, row.invoiceId);
}

/** Decides a plan that is locked. */
export async function writePlanState(tx: Db, planId: number, state: PayPlanState, at: Date): Promise<void> {
  await tx
    .update(payPlans)
    .set({ state, decidedAt: at, revision: sql`${payPlans.revision} + 1` })
    .where(eq(payPlans.id, planId));
}

/** Locks plans whose time is over, the earliest first. Skips those that are being decided. */
export const findExpiredPlans = (tx: Db, now: Date, limit: number): Promise<PayPlan[]> =>
  tx
    .select()
    .from(payPlans)
    .where(and(eq(payPlans.state, 'proposed'), lte(payPlans.expiresAt, now)))
    .orderBy(asc(payPlans.expiresAt), asc(payPlans.id))
    .limit(limit)
    .for('update', { skipLocked: true });

/** Whether a receipt for one of these entries waits for review. Locks it. */
export async function hasWaitingProof(tx: Db, entryIds: readonly number[]): Promise<boolean> {
  const rows = await tx
    .select({ id: paymentProofs.id })
    .from(paymentProofs)
    .where(and(inList(paymentProofs.entryId, entryIds), eq(paymentProofs.state, 'submitted')))
    .for('update');
  return rows.length > 0;
}

/** An entry is neither paid nor voided. */
export const isOpen = ({ status, voidedAt }: ScheduleEntry): boolean => status === 'Unpaid' && voidedAt === null;

/**
 * Replaces what is unpaid of a schedule by the payments of a plan. The unpaid entries get them in
 * order; further ones are added behind the last of them. An entry that is paid in part keeps what
 * is paid as its price, and its rest is a new entry directly behind it. The sum of the prices stays.
 *
 * @param schedule all entries of the invoice, in order
 * @param plan at least as many payments as entries are unpaid
 * @returns the entries that are paid now
 */
export async function rewriteSchedule(
  tx: Db,
  at: Date,
  schedule: readonly ScheduleEntry[],
  plan: readonly PayPlanEntry[],
): Promise<number[]> {
  const lastOpen = schedule.findLast(isOpen);
  if (lastOpen === undefined) throw new Error('Nothing of the schedule is unpaid');
  const left = [...plan];
  const settled: number[] = [];
  const added: NewEntry[] = [];
  const changed: { id: number; values: Partial<NewEntry> }[] = [];
  for (const entry of schedule) {
    const { id, userId, invoiceId } = entry;
    const position = entry.position + added.length;
    if (!isOpen(entry)) {
      if (added.length > 0) changed.push({ id, values: { position } });
      continue;
    }
    const [first] = left.splice(0, 1);
    if (first === undefined) throw new Error('The plan has fewer payments than are unpaid');
    const isPaidInPart = entry.allocatedCentavos > 0;
    if (isPaidInPart) settled.push(id);
    const kept = isPaidInPart ? { priceCentavos: entry.allocatedCentavos } : { priceCentavos: first.centavos, scheduleDate: first.date };
    changed.push({ id, values: { position, ...kept } });
    const behind = [...(isPaidInPart ? [first] : []), ...(entry === lastOpen ? left.splice(0) : [])];
    for (const [nth, { date, centavos }] of behind.entries())
      added.push({ invoiceId, userId, position: position + nth + 1, priceCentavos: centavos, scheduleDate: date, createdAt: at });
  }
  // From the last one on, because two entries never share a position.
  for (const { id, values } of changed.toReversed()) await writeEntry(tx, id, values);
  if (added.length > 0) await tx.insert(scheduleEntries).values(added);
  return settled;
}

type NewEntry = typeof scheduleEntries.$inferInsert;

async function writeEntry(tx: Db, id: number, values: Partial<NewEntry>): Promise<void> {
  await tx
    .update(scheduleEntries)
    .set({ ...values, revision: sql`${scheduleEntries.revision} + 1` })
    .where(eq(scheduleEntries.id, id));
}
