import { paymentReference } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import { type paymentProofs } from '../../modules/payments/tables.ts';
import { statementRows, statements } from '../../modules/statements/tables.ts';
import { referenceOf, type SeededEntry } from './schedule.ts';

type NewProof = Omit<typeof paymentProofs.$inferInsert, 'referenceKey'>;
/** Returns the Manila day that is `day` days from seeding. */
type DayOf = (day: number) => string;
type NewRow = Omit<typeof statementRows.$inferInsert, 'statementId' | 'row' | 'fingerprint'>;

/**
 * Seeds a GCash statement of this week: payments that match a waiting proof by reference and
 * amount, payments that match an entry by amount alone, some without a match, and some that were
 * recorded before.
 */
export async function seedStatement(
  seed: Seed,
  entries: readonly SeededEntry[],
  proofs: readonly NewProof[],
  uploadedById: number,
): Promise<void> {
  const random = seededRandom('statement');
  const on = (day: number) => isoDay(daysFrom(seed, day));
  const unmatched = [75_000, 123_456, 20_000].map((amountCentavos): NewRow => ({
    reference: referenceOf('gcash', random),
    amountCentavos,
    paidOn: on(-2),
    state: 'unmatched',
  }));
  const rows = [...exactRows(proofs), ...possibleRows(random, entries, proofs, on), ...unmatched, ...appliedRows(entries, on)];
  const [statement] = await seed.tx
    .insert(statements)
    .values({
      fileName: `gcash-${on(0)}.csv`,
      platform: 'gcash',
      state: 'ready',
      source: 'gcash',
      balance: 'proven',
      uploadedById,
      createdAt: seed.now,
    })
    .returning({ id: statements.id });
  await seed.tx.insert(statementRows).values(
    rows
      .toSorted((a, b) => a.paidOn.localeCompare(b.paidOn))
      .map((row, index) => ({
        ...row,
        statementId: statement?.id ?? 0,
        row: index + 1,
        referenceKey: paymentReference(row.reference),
        description: 'Transfer from GCash',
        fingerprint: `demo ${index + 1} ${row.reference}`,
      })),
  );
}

const exactRows = (proofs: readonly NewProof[]): NewRow[] =>
  proofs
    .filter(({ state, platform, entryId }) => (state ?? 'submitted') === 'submitted' && platform === 'gcash' && entryId != null)
    .slice(0, 4)
    .map(({ reference, amountCentavos, paidOn, entryId }) => ({
      reference,
      amountCentavos,
      paidOn,
      entryId,
      state: 'exact',
      evidence: ['reference', 'amount'],
    }));

function possibleRows(random: Random, entries: readonly SeededEntry[], proofs: readonly NewProof[], on: DayOf): NewRow[] {
  const proven = new Set(proofs.map(({ entryId }) => entryId));
  return entries
    .filter(({ id, status, scheduleDate }) => status === 'Unpaid' && !proven.has(id) && scheduleDate >= on(-20) && scheduleDate <= on(3))
    .slice(0, 3)
    .map(({ id, priceCentavos }) => ({
      reference: referenceOf('gcash', random),
      amountCentavos: priceCentavos,
      paidOn: on(-1),
      entryId: id,
      state: 'possible',
      evidence: ['amount'],
    }));
}

const appliedRows = (entries: readonly SeededEntry[], on: DayOf): NewRow[] =>
  entries
    .filter(({ payment }) => payment?.platform === 'gcash' && payment.paidOn >= on(-14))
    .slice(0, 4)
    .map(({ id, payment }) => ({
      reference: payment?.reference ?? '',
      amountCentavos: payment?.amountCentavos ?? 0,
      paidOn: payment?.paidOn ?? on(0),
      entryId: id,
      state: 'recorded',
    }));
