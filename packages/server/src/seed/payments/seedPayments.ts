import { asc } from 'drizzle-orm';
import { pesosToCentavos } from '@atlas/domain/money';
import { documentNumber, NO_EXTERNAL_INVOICE } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom } from '../seededRandom.ts';
import type { OrderInReview } from '../orders/seedOrders.ts';
import type { Subscribed } from '../subscriptions/seedSubscriptions.ts';
import { totalOf } from '../subscriptions/sale.ts';
import { seedProofs } from './proofs.ts';
import { seedRefunds } from './refunds.ts';
import { seedDocuments } from './seedDocuments.ts';
import { scheduleRows, type NewEntry, type NewPayment, type SeededEntry } from './schedule.ts';
import { seedStatement } from './statement.ts';
import type { ScheduleEntry } from '../../modules/payments/repo.ts';
import { invoices, paymentAllocations, payments, scheduleEntries } from '../../modules/payments/tables.ts';

/**
 * Seeds invoices with their schedules for paid subscriptions, proofs in every state, and a
 * statement to reconcile.
 */
export async function seedPayments(
  seed: Seed,
  subscribed: readonly Subscribed[],
  inReview: readonly OrderInReview[],
  staff: { requestedById: number; decidedById: number },
): Promise<void> {
  const staffId = staff.requestedById;
  const random = seededRandom('payments');
  const billed = subscribed.filter(({ sale }) => totalOf(sale) > 0);
  const inserted = await seed.tx
    .insert(invoices)
    .values(
      billed.map(({ sale, subscriptionId }, index) => ({
        number: documentNumber('statement', index + 1),
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
  const { rows: irregular, credits } = withAccidents(seed, withOwnSerials(rows));
  const written = await seed.tx
    .insert(scheduleEntries)
    .values(irregular.map(({ entry }) => entry))
    .returning();
  const entries = await receivePayments(
    seed,
    written.map((entry, index) => ({ ...entry, received: irregular[index]?.payment ?? null })),
    credits,
  );
  await seedRefunds(seed, entries, staff);
  await seedDocuments(seed, entries);
  const proofs = await seedProofs(seed, entries, inReview, staffId);
  await seedStatement(seed, entries, proofs, staffId);
}

/** Serials of invoices issued elsewhere are unique. */
function withOwnSerials(rows: readonly NewEntry[]): NewEntry[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    const serial = row.payment?.externalInvoiceId;
    if (!row.payment || serial === undefined || !serial.startsWith('SI-')) return row;
    const isFirst = !taken.has(serial);
    taken.add(serial);
    return isFirst ? row : { ...row, payment: { ...row.payment, externalInvoiceId: NO_EXTERNAL_INVOICE } };
  });
}

/**
 * Inserts the payments of settled entries, and what they pay. An overpayment is credit for a later
 * entry of the same invoice: `credits` has its centavos by position in the list.
 */
async function receivePayments(
  seed: Seed,
  entries: readonly (ScheduleEntry & { received: NewPayment | null })[],
  credits: ReadonlyMap<number, number>,
): Promise<SeededEntry[]> {
  const overpaid = new Map<number, { centavos: number; entryId: number }>();
  for (const [index, centavos] of credits) {
    const later = entries[index];
    const earlier = entries.slice(0, index).findLast(({ invoiceId, received }) => invoiceId === later?.invoiceId && received !== null);
    if (later && earlier) overpaid.set(earlier.id, { centavos, entryId: later.id });
  }
  const settled = entries.filter(({ received }) => received !== null);
  const inserted = await seed.tx
    .insert(payments)
    .values(
      settled.map(({ id, userId, priceCentavos, received }) => ({
        ...(received as NewPayment),
        userId,
        amountCentavos: priceCentavos + (overpaid.get(id)?.centavos ?? 0),
      })),
    )
    .returning();
  const shares = settled.flatMap(({ id, userId, priceCentavos }, index) => {
    const paymentId = inserted[index]?.id ?? 0;
    const createdAt = inserted[index]?.createdAt ?? seed.now;
    const credit = overpaid.get(id);
    return [
      { userId, paymentId, entryId: id, amountCentavos: priceCentavos, createdAt },
      ...(credit
        ? [
            { userId, paymentId, entryId: null, amountCentavos: credit.centavos, createdAt },
            { userId, paymentId: null, entryId: credit.entryId, amountCentavos: credit.centavos, createdAt },
          ]
        : []),
    ];
  });
  await seed.tx.insert(paymentAllocations).values(shares);
  const paymentOf = new Map(settled.map(({ id }, index) => [id, inserted[index] ?? null]));
  const current = await seed.tx.select().from(scheduleEntries).orderBy(asc(scheduleEntries.id));
  return current.map((entry) => ({ ...entry, payment: paymentOf.get(entry.id) ?? null }));
}

/**
 * Adds irregular payments: one that was revoked, some with overpayment, and a price that staff
 * lowered manually.
 */
function withAccidents(seed: Seed, rows: readonly NewEntry[]): { rows: NewEntry[]; credits: Map<number, number> } {
  const unpaid = rows.filter(({ payment }) => payment === null);
  const overdue = unpaid.filter(({ entry }) => entry.scheduleDate < isoDay(daysFrom(seed, -10)));
  const ahead = unpaid.filter(({ entry }) => entry.position > 1 && entry.scheduleDate > isoDay(daysFrom(seed, 10)));
  const [revoked, lowered] = overdue;
  const credits = new Map([5050, 100, 25_000].map((centavos, index) => [rows.indexOf(ahead[index * 9] as NewEntry), centavos]));
  const changed = rows.map((row) => ({
    ...row,
    entry: {
      ...row.entry,
      ...(row === revoked && { remarks: 'The receipt belonged to a payment of another member.', revision: 3 }),
      ...(row === lowered && { priceCentavos: row.entry.priceCentavos - 50_000, revision: 2 }),
    },
  }));
  return { rows: changed, credits };
}
