import { checkKnown } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';
import { addManilaMonths, nextHalfMonthEnd } from '../time/manilaMonths.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';
import { PAYMENT_ALIGNMENTS, type PaymentAlignment, type PaymentInterval } from './paymentTerms.ts';

const HALF_MONTH_DAYS = 15;

/**
 * The due day of the payment a number of steps after the first, counted from the day of enrolment.
 */
const STEP: Readonly<Record<PaymentInterval, (start: Date, step: number) => Date>> = {
  week: (start, step) => addManilaDays(start, 7 * step),
  'half-month': (start, step) => addManilaDays(addManilaMonths(start, Math.floor(step / 2)), (step % 2) * HALF_MONTH_DAYS),
  month: (start, step) => addManilaMonths(start, step),
};

/** For due dates on the 15th and at month end: the number of those dates between two payments. */
const ALIGNED_STEP: Readonly<Record<PaymentInterval, number>> = { week: 1, 'half-month': 1, month: 2 };

const aligned = (start: Date, count: number, interval: PaymentInterval): Date[] => {
  const dates = [start];
  let next = nextHalfMonthEnd(STEP[interval](start, 1));
  while (dates.length < count) {
    dates.push(next);
    for (let step = 0; step < ALIGNED_STEP[interval]; step += 1) next = nextHalfMonthEnd(addManilaDays(next, 1));
  }
  return dates;
};

/**
 * The due days of a term's payments, each as the start of the day in Manila. The first is due on
 * the day of enrolment. With alignment to the day of enrolment, the others follow at the interval.
 * A day that a month lacks becomes its last day; half a month is 15 days. With alignment to the
 * 15th and month end, they start with the first such day at least one interval later. They continue
 * with every such day, or every second one when monthly. The specification leaves the dates of
 * terms open; they are a product decision.
 *
 * @param count the number of payments, from 1 to 1,000
 * @throws RangeError when the count or the date is invalid
 * @example dueDates(manilaMidnight(2025, 1, 10), 3, 'month', 'half-month-end').map(isoDay)
 * // ['2025-01-10', '2025-02-15', '2025-03-15']
 */
export function dueDates(enrolledAt: Date, count: number, interval: PaymentInterval, alignment: PaymentAlignment): Date[] {
  checkDates({ enrolledAt });
  checkKnown({ interval }, STEP);
  checkKnown({ alignment }, PAYMENT_ALIGNMENTS);
  if (!Number.isInteger(count) || count < 1 || count > 1000) throw new RangeError(`Not a number of payments: ${String(count)}`);
  const start = startOfManilaDay(enrolledAt);
  if (Number.isNaN(start.getTime())) throw new RangeError('enrolledAt must be a valid date');
  if (alignment === 'half-month-end') return aligned(start, count, interval);
  return Array.from({ length: count }, (_none, step) => STEP[interval](start, step));
}
