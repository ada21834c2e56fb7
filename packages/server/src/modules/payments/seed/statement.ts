import { isoDay } from '@atlas/domain/time';
import { daysFrom, type Seed } from '../../../seed/seed.ts';
import { seededRandom } from '../../../seed/seededRandom.ts';
import type { ScheduleEntry } from '../repo.ts';
import { statementRows, statements, type paymentProofs } from '../tables.ts';
import { referenceOf } from './schedule.ts';

type NewRow = Omit<typeof statementRows.$inferInsert, 'statementId' | 'row' | 'raw'>;

/**
 * A statement of GCash of this week: payments that fit a waiting proof by reference and amount, payments that fit an entry by amount alone,
 * some that fit nothing, and some that were entered before.
 */
export async function seedStatement(
  seed: Seed,
  entries: readonly ScheduleEntry[],
  proofs: readonly (typeof paymentProofs.$inferInsert)[],
  uploadedById: number,
): Promise<void> {
  const draws = seededRandom('statement');
  const on = (day: number) => isoDay(daysFrom(seed, day));
  const proven = new Set(proofs.map(({ entryId }) => entryId));
  const exact = proofs
    .filter(({ state, platform, entryId }) => (state ?? 'submitted') === 'submitted' && platform === 'gcash' && entryId != null)
    .slice(0, 4)
    .map(({ reference, amountCentavos, paidOn, entryId }): NewRow => ({ reference, amountCentavos, paidOn, entryId, state: 'exact' }));
  const possible = entries
    .filter(({ id, status, scheduleDate }) => status === 'Unpaid' && !proven.has(id) && scheduleDate >= on(-20) && scheduleDate <= on(3))
    .slice(0, 3)
    .map(({ id, priceCentavos }): NewRow => ({
      reference: referenceOf('gcash', draws),
      amountCentavos: priceCentavos,
      paidOn: on(-1),
      entryId: id,
      state: 'possible',
    }));
  const unmatched = [75_000, 123_456, 20_000].map((amountCentavos): NewRow => ({
    reference: referenceOf('gcash', draws),
    amountCentavos,
    paidOn: on(-2),
    state: 'unmatched',
  }));
  const applied = entries
    .filter(({ paymentPlatform, paidOn }) => paymentPlatform === 'gcash' && paidOn !== null && paidOn >= on(-14))
    .slice(0, 4)
    .map(({ id, transactionId, priceCentavos, paidOn }): NewRow => ({
      reference: transactionId ?? '',
      amountCentavos: priceCentavos,
      paidOn: paidOn ?? on(0),
      entryId: id,
      state: 'applied',
    }));
  const [statement] = await seed.tx
    .insert(statements)
    .values({ fileName: `gcash-${on(0)}.csv`, platform: 'gcash', uploadedById, createdAt: seed.now })
    .returning({ id: statements.id });
  const rows = [...exact, ...possible, ...unmatched, ...applied].toSorted((a, b) => a.paidOn.localeCompare(b.paidOn));
  await seed.tx.insert(statementRows).values(
    rows.map((row, index) => ({
      ...row,
      statementId: statement?.id ?? 0,
      row: index + 1,
      raw: {
        Date: row.paidOn,
        Reference: row.reference,
        Credit: (row.amountCentavos / 100).toFixed(2),
        Description: 'Transfer from GCash',
      },
    })),
  );
}
