import { isoDay } from '@atlas/domain/time';
import { daysFrom, type Seed } from '../seed.ts';
import { refunds } from '../../modules/payments/tables.ts';
import type { SeededEntry } from './schedule.ts';

/**
 * Seeds refunds of partly paid invoices: one that was paid back, one that waits for a second
 * person, and one that was refused.
 */
export async function seedRefunds(
  seed: Seed,
  entries: readonly SeededEntry[],
  staff: { requestedById: number; decidedById: number },
): Promise<void> {
  const paid = entries.filter(({ payment, priceCentavos }) => payment !== null && priceCentavos >= 300_000);
  const byInvoice = [...new Map(paid.map((entry) => [entry.invoiceId, entry])).values()].filter((_entry, index) => index % 23 === 5);
  const [back, waiting, refused] = byInvoice;
  if (!back || !waiting || !refused) return;
  const of = (entry: SeededEntry, day: number) => ({
    userId: entry.userId,
    invoiceId: entry.invoiceId,
    platform: entry.payment?.platform ?? ('gcash' as const),
    requestedById: staff.requestedById,
    createdAt: daysFrom(seed, day),
  });
  const decided = (day: number) => ({ decidedById: staff.decidedById, decidedAt: daysFrom(seed, day) });
  await seed.tx.insert(refunds).values([
    {
      ...of(back, -12),
      amountCentavos: 100_000,
      reason: 'Paid ₱1,000.00 more than the promo price.',
      reference: '5012345678901',
      state: 'paid',
      refundedOn: isoDay(daysFrom(seed, -12)),
      ...decided(-12),
    },
    { ...of(waiting, -1), amountCentavos: 300_000, reason: 'Changed her mind within seven days.', endsAccess: true },
    {
      ...of(refused, -20),
      amountCentavos: 300_000,
      reason: 'Wants the money of last year back.',
      state: 'refused',
      ...decided(-19),
      decidedReason: 'Outside of the refund window.',
    },
  ]);
}
