import { pesosToCentavos } from '@atlas/domain/money';
import { isoDay, manilaClock } from '@atlas/domain/time';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom } from '../seededRandom.ts';
import type { OrderInReview } from '../orders/seedOrders.ts';
import type { Subscribed } from '../subscriptions/seedSubscriptions.ts';
import { totalOf } from '../subscriptions/sale.ts';
import { seedProofs } from './proofs.ts';
import { scheduleRows, type NewEntry } from './schedule.ts';
import { seedStatement } from './statement.ts';
import { invoices, scheduleEntries } from '../../modules/payments/tables.ts';

/**
 * Seeds invoices with their schedules for paid subscriptions, proofs in every state, and a
 * statement to reconcile.
 */
export async function seedPayments(
  seed: Seed,
  subscribed: readonly Subscribed[],
  inReview: readonly OrderInReview[],
  staffId: number,
): Promise<void> {
  const random = seededRandom('payments');
  const billed = subscribed.filter(({ sale }) => totalOf(sale) > 0);
  const inserted = await seed.tx
    .insert(invoices)
    .values(
      billed.map(({ sale, subscriptionId }, index) => ({
        number: `INV-${manilaClock(sale.enrolledAt).year}-${String(index + 1).padStart(5, '0')}`,
        subscriptionId,
        userId: sale.userId,
        totalCentavos: pesosToCentavos(totalOf(sale)),
        createdAt: sale.enrolledAt,
      })),
    )
    .returning({ id: invoices.id });
  const rows = billed.flatMap(({ sale }, index) =>
    scheduleRows(seed, random, sale, { invoiceId: inserted[index]?.id ?? 0, approverId: staffId }),
  );
  const entries = await seed.tx.insert(scheduleEntries).values(withAccidents(seed, rows)).returning();
  const proofs = await seedProofs(seed, entries, inReview, staffId);
  await seedStatement(seed, entries, proofs, staffId);
}

/**
 * Adds irregular payments: one that was revoked, some with overpayment, and a price that staff
 * lowered manually.
 */
function withAccidents(seed: Seed, rows: NewEntry[]): NewEntry[] {
  const overdue = rows.filter(({ status, scheduleDate }) => status === 'Unpaid' && scheduleDate < isoDay(daysFrom(seed, -10)));
  const ahead = rows.filter(
    ({ status, position, scheduleDate }) => status === 'Unpaid' && position > 1 && scheduleDate > isoDay(daysFrom(seed, 10)),
  );
  const [revoked, lowered] = overdue;
  const credited = new Map([5050, 100, 25_000].map((creditCentavos, index) => [ahead[index * 9], creditCentavos]));
  return rows.map((row) => ({
    ...row,
    ...(row === revoked && { remarks: 'The receipt belonged to a payment of another member.', revision: 3 }),
    ...(row === lowered && { priceCentavos: row.priceCentavos - 50_000, revision: 2 }),
    ...(credited.has(row) && { creditCentavos: credited.get(row) ?? 0 }),
  }));
}
