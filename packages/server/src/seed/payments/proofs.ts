import { formatCentavos } from '@atlas/domain/money';
import { paymentReference } from '@atlas/domain/payments';
import { isoDay, manilaDaysBetween } from '@atlas/domain/time';
import { dayOf } from '../../db/dayOf.ts';
import { demoFileBytes } from '../files/demoFile.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import { files } from '../../modules/files/tables.ts';
import type { OrderInReview } from '../orders/seedOrders.ts';
import { paymentProofs } from '../../modules/payments/tables.ts';
import { referenceOf, type SeededEntry } from './schedule.ts';

type NewProof = Omit<typeof paymentProofs.$inferInsert, 'referenceKey'>;

/** Proofs are seeded for payments of this many days. */
const DAYS = 120;
const PEOPLE_WAITING = 14;

const REJECTIONS = [
  'The receipt is cut off below the reference number. Please send the whole screen.',
  'The amount on the receipt is lower than the payment that was due.',
  'The reference belongs to a payment of another member.',
  'The photo is too dark to read. A screenshot works best.',
];

/**
 * Seeds proofs in every state: approved ones of paid entries, some of them submitted twice, and
 * waiting ones of due entries and of orders.
 */
export async function seedProofs(
  seed: Seed,
  entries: readonly SeededEntry[],
  inReview: readonly OrderInReview[],
  decidedById: number,
): Promise<NewProof[]> {
  const random = seededRandom('proofs');
  const ageOf = ({ payment }: SeededEntry) => (payment === null ? DAYS : manilaDaysBetween(dayOf(payment.paidOn), seed.now));
  const paid = entries.filter(
    (entry) => entry.payment !== null && entry.payment.platform !== 'card' && ageOf(entry) < DAYS && random.chance(75),
  );
  const due = entries.filter(
    ({ status, scheduleDate }) => status === 'Unpaid' && Math.abs(manilaDaysBetween(seed.now, dayOf(scheduleDate))) <= 12,
  );
  const rows = [
    ...paid.flatMap((entry, index) => proofsOfPaid(random, entry, index, decidedById)),
    ...onePerPerson(due)
      .slice(0, PEOPLE_WAITING)
      .map((entry, index) => waitingProof(seed, random, entry, index, paid)),
    ...inReview.map((order) => orderProof(random, order)),
  ];
  const inserted = await seed.tx
    .insert(paymentProofs)
    .values(rows.map((row) => ({ ...row, referenceKey: paymentReference(row.reference) })))
    .returning({ id: paymentProofs.id });
  await seedReceipts(
    seed,
    rows.map((row, index) => ({ ...row, id: inserted[index]?.id ?? 0 })),
  );
  return rows;
}

const onePerPerson = (entries: readonly SeededEntry[]): SeededEntry[] => [
  ...new Map(entries.toReversed().map((entry) => [entry.userId, entry])).values(),
];

/**
 * The approved proof of a paid entry, sometimes after one that was rejected or replaced by the
 * member.
 */
function proofsOfPaid(random: Random, entry: SeededEntry, index: number, decidedById: number): NewProof[] {
  const platform = entry.payment?.platform ?? 'gcash';
  const decidedAt = entry.payment?.createdAt ?? entry.createdAt;
  const approved: NewProof = {
    entryId: entry.id,
    userId: entry.userId,
    amountCentavos: entry.priceCentavos,
    platform,
    reference: entry.payment?.reference ?? referenceOf(platform, random),
    paidOn: entry.payment?.paidOn ?? entry.scheduleDate,
    state: 'approved',
    decidedAt,
    decidedById,
    createdAt: new Date(decidedAt.getTime() - random.between(20, 180) * 60_000),
  };
  const before: NewProof = { ...approved, createdAt: new Date(decidedAt.getTime() - random.between(240, 600) * 60_000) };
  if (index % 19 === 4) return [{ ...before, state: 'rejected', reason: random.pick(REJECTIONS) }, approved];
  if (index % 23 === 7) return [{ ...before, state: 'superseded', decidedAt: null, decidedById: null }, approved];
  return [approved];
}

/** A proof that waits for review. Most would pass every check; each way to fail one occurs. */
function waitingProof(seed: Seed, random: Random, entry: SeededEntry, index: number, paid: readonly SeededEntry[]): NewProof {
  const createdAt = new Date(daysFrom(seed, -Math.floor(index / 3)).getTime() - random.between(10, 400) * 60_000);
  const dueCentavos = Math.max(100, entry.priceCentavos - entry.allocatedCentavos);
  const sound: NewProof = {
    entryId: entry.id,
    userId: entry.userId,
    amountCentavos: dueCentavos,
    platform: 'gcash',
    reference: referenceOf('gcash', random),
    paidOn: isoDay(createdAt),
    createdAt,
  };
  const used = paid.find(({ payment, userId }) => payment?.platform === 'maya' && userId !== entry.userId)?.payment?.reference;
  if (index === 5) return { ...sound, amountCentavos: Math.max(100, dueCentavos - 50_000) };
  if (index === 7) return { ...sound, amountCentavos: dueCentavos + 5050 };
  if (index === 8 && used) return { ...sound, platform: 'maya', reference: used };
  if (index === 10) return { ...sound, paidOn: isoDay(new Date(createdAt.getTime() - 45 * 86_400_000)) };
  return sound;
}

const orderProof = (random: Random, order: OrderInReview): NewProof => ({
  orderId: order.id,
  userId: order.userId,
  amountCentavos: order.dueCentavos,
  platform: order.platform,
  reference: referenceOf(order.platform, random),
  paidOn: isoDay(order.createdAt),
  createdAt: new Date(order.createdAt.getTime() + random.between(5, 15) * 60_000),
});

/** Seeds a receipt for each proof that is not approved, except one submitted without. */
async function seedReceipts(seed: Seed, proofs: readonly (NewProof & { id: number })[]): Promise<void> {
  const shown = proofs.filter(({ state }) => state !== 'approved');
  const withReceipt = shown.filter((_proof, index) => index !== shown.length - 2);
  const rows = await Promise.all(
    withReceipt.map(async (proof) => {
      const lines = receiptLines(proof);
      const { bytes, mediaType } = demoFileBytes({ name: 'receipt.pdf', kind: 'pdf', lines });
      const storageKey = `demo/receipts/${proof.id}`;
      await seed.storage.put(storageKey, bytes);
      const owner = { proofId: proof.id, uploadedById: proof.userId, purpose: 'receipt' as const };
      return {
        name: `${proof.platform}-${proof.reference}.pdf`,
        mediaType,
        bytes: bytes.byteLength,
        storageKey,
        ...owner,
        createdAt: proof.createdAt,
      };
    }),
  );
  await seed.tx.insert(files).values(rows);
}

const receiptLines = ({ platform, reference, amountCentavos, paidOn }: NewProof): string[] => [
  '# Payment received',
  `Amount: ${formatCentavos(amountCentavos).replace('₱', 'PHP ')}`,
  `Reference: ${reference}`,
  `Date: ${paidOn}`,
  `Sent through: ${platform}`,
  'To: Atlas Learning Community',
];
