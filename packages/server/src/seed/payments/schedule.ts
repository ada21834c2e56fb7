import { pesosToCentavos } from '@atlas/domain/money';
import { NO_EXTERNAL_INVOICE, paymentReference, type PaymentPlatform } from '@atlas/domain/payments';
import { addManilaDays, isoDay, manilaDaysBetween, startOfManilaDay } from '@atlas/domain/time';
import type { Seed } from '../seed.ts';
import type { Random } from '../seededRandom.ts';
import type { Sale } from '../subscriptions/sale.ts';
import type { Payment, ScheduleEntry } from '../../modules/payments/repo.ts';
import type { payments, scheduleEntries } from '../../modules/payments/tables.ts';

/** An entry in the database with the payment that settled it. */
export interface SeededEntry extends ScheduleEntry {
  payment: Payment | null;
}

/** A payment that a person made for an entry. */
export type NewPayment = Omit<typeof payments.$inferInsert, 'userId' | 'amountCentavos'> & { platform: PaymentPlatform; reference: string };

/** An entry of a schedule with the payment that settled it; null while it is owed. */
export interface NewEntry {
  entry: typeof scheduleEntries.$inferInsert;
  payment: NewPayment | null;
}

/** The day of enrollment and the due day, counted from seeding. */
type Days = readonly [enrolled: number, due: number];

/** Maximum number of days that a demo payment is overdue. */
const MAX_BEHIND = 60;

/**
 * The day on which an entry was paid, by habit, counted from seeding; null when it is unpaid.
 * Negative values are in the past.
 */
const PAID_ON: Record<Sale['habit'], (days: Days, random: Random) => number | null> = {
  'on-time': ([enrolled, due], random) => (due < 0 ? Math.max(enrolled, due - random.between(0, 2)) : null),
  late: ([, due], random) => {
    const paid = due + random.between(1, 12);
    return paid <= 0 ? paid : null;
  },
  behind: ([, due], random) => (due < -MAX_BEHIND ? due + random.between(0, 9) : null),
  settled: ([enrolled, due], random) => (due <= 0 ? due : Math.max(enrolled, -random.between(0, 5))),
  'first-only': () => null,
};

/**
 * The payment schedule of a sale as rows. The first payment enrolled the person, unless staff did.
 */
export function scheduleRows(seed: Seed, random: Random, sale: Sale, of: { invoiceId: number; approverId: number }): NewEntry[] {
  const enrolled = manilaDaysBetween(seed.now, sale.enrolledAt);
  return sale.entries.map(({ price, scheduleDate }, index) => {
    const due = manilaDaysBetween(seed.now, scheduleDate);
    const waits = sale.byStaff && sale.habit === 'behind' && due >= -MAX_BEHIND;
    const paid = index === 0 && !waits ? due : PAID_ON[sale.habit]([enrolled, due], random);
    return {
      entry: {
        invoiceId: of.invoiceId,
        userId: sale.userId,
        position: index + 1,
        priceCentavos: pesosToCentavos(price),
        scheduleDate: isoDay(scheduleDate),
        createdAt: sale.enrolledAt,
      },
      payment: paid === null || price === 0 ? null : payment(seed, random, paid, of.approverId),
    };
  });
}

function payment(seed: Seed, random: Random, day: number, recordedById: number): NewPayment {
  const paidOn = addManilaDays(startOfManilaDay(seed.now), day);
  const platform = random.pick(PLATFORMS);
  const recordedAt = addManilaDays(paidOn, random.between(0, 1)).getTime() + random.between(9 * 60, 20 * 60) * 60_000;
  const reference = referenceOf(platform, random);
  return {
    platform,
    reference,
    referenceKey: paymentReference(reference),
    externalInvoiceId: random.chance(30) ? `SI-${random.between(10_000, 99_999)}` : NO_EXTERNAL_INVOICE,
    paidOn: isoDay(paidOn),
    recordedById,
    createdAt: new Date(Math.min(recordedAt, seed.now.getTime())),
  };
}

/** Repeated in proportion to their use by members. */
export const PLATFORMS: readonly PaymentPlatform[] = [
  ...Array.from({ length: 11 }, () => 'gcash' as const),
  ...Array.from({ length: 4 }, () => 'maya' as const),
  ...Array.from({ length: 3 }, () => 'bank-transfer' as const),
  'over-the-counter',
  'card',
];

const digits = (random: Random, count: number): string => Array.from({ length: count }, () => random.between(0, 9)).join('');

const REFERENCES: Record<PaymentPlatform, (random: Random) => string> = {
  gcash: (random) => `50${digits(random, 11)}`,
  maya: (random) => `MY${digits(random, 10)}`,
  'bank-transfer': (random) => `BPI${digits(random, 9)}`,
  'over-the-counter': (random) => `MLH${digits(random, 8)}`,
  card: (random) => `pay_${digits(random, 14)}`,
};

/** A reference in the format of the platform. */
export const referenceOf = (platform: PaymentPlatform, random: Random): string => REFERENCES[platform](random);
