import { checkKnown } from '../errors/checkKnown.ts';
import { splitTotal } from '../money/splitTotal.ts';
import { checkDates } from '../time/checkDates.ts';
import { startOfManilaDay } from '../time/manilaDay.ts';
import { dueDates } from './dueDates.ts';
import { PAYMENT_TERM_KINDS, type PaymentTerm } from './paymentTerms.ts';

export interface PaymentEntry {
  /** Whole pesos. */
  readonly price: number;
  /** The start of the day in Manila. */
  readonly scheduleDate: Date;
}

const pricesOf = (total: number, term: PaymentTerm): number[] => {
  if (term.kind === 'one-time') return splitTotal(total, 1);
  const first = term.firstPayment ?? null;
  if (first === null) return splitTotal(total, term.count);
  if (!Number.isSafeInteger(first) || first < 0 || first > total) throw new RangeError(`Not a first payment of ${total}: ${String(first)}`);
  if (term.count === 1 && first !== total) throw new RangeError('A single payment must be the whole total.');
  return term.count === 1 ? [first] : [first, ...splitTotal(total - first, term.count - 1)];
};

/**
 * The payment schedule of a price: the price plus the surcharge of the term, split into its
 * payments. The last payment includes the remainder of the division, so that the sum equals the
 * total. The first is due on the day of enrolment.
 *
 * @param price the quoted price in whole pesos, from 0
 * @throws RangeError when price, surcharge, first payment or count are not such whole numbers, or
 *   the date is invalid
 * @example
 * const term = { kind: 'instalments', count: 3, interval: 'month', alignment: 'enrolment-day' };
 * paymentEntries(10000, term, new Date('2025-11-17T02:00:00Z')).map(({ price }) => price)
 * // [3333, 3333, 3334]
 * @spec 2 §3 names the entries; how they are created is a product decision
 */
export function paymentEntries(price: number, term: PaymentTerm, enrolledAt: Date): PaymentEntry[] {
  checkKnown({ kind: term.kind }, PAYMENT_TERM_KINDS);
  checkDates({ enrolledAt });
  const surcharge = term.surcharge ?? 0;
  if (!Number.isSafeInteger(surcharge) || surcharge < 0) throw new RangeError(`Not a surcharge in whole pesos: ${String(surcharge)}`);
  if (!Number.isSafeInteger(price) || price < 0) throw new RangeError(`Not a price in whole pesos: ${String(price)}`);
  const prices = pricesOf(price + surcharge, term);
  const dates =
    term.kind === 'one-time'
      ? dueDates(enrolledAt, 1, 'month', 'enrolment-day')
      : dueDates(enrolledAt, term.count, term.interval, term.alignment);
  return prices.map((entry, index) => ({ price: entry, scheduleDate: dates[index] ?? startOfManilaDay(enrolledAt) }));
}
