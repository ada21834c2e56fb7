import { formatCentavos } from '../money/formatPeso.ts';
import { checkDates } from '../time/checkDates.ts';
import { isoDay } from '../time/isoDay.ts';
import { addManilaDays, manilaDaysBetween } from '../time/manilaDay.ts';
import { nextHalfMonthEnd } from '../time/manilaMonths.ts';
import { MAX_PLAN_PAYMENTS } from './payPlanForm.ts';

/** A payment of a plan. */
export interface PayPlanEntry {
  /** A day in Manila, as in '2025-11-15'. */
  readonly date: string;
  readonly centavos: number;
}

interface Plan {
  /** The amount owed, in centavos. */
  readonly owedCentavos: number;
  /** The number of payments. */
  readonly count: number;
  /** The first payment is due on this day in Manila, or on the payday after it. */
  readonly firstDay: Date;
  /** On the 15th and on the last day of each month. */
  readonly alignment: 'paydays';
}

/**
 * The payments of a plan: the amount owed, split over consecutive paydays. All are whole pesos
 * except the last, which has the remainder and the centavos. Their sum is the amount owed.
 *
 * @throws RangeError when the amount, the count or the day is invalid, or a payment would be below
 *   a peso
 * @example
 * const plan = { owedCentavos: 100_050, count: 3, firstDay: new Date('2025-02-16T02:00:00Z') };
 * payPlan({ ...plan, alignment: 'paydays' })
 * // [{ date: '2025-02-28', centavos: 33_300 }, { date: '2025-03-15', centavos: 33_300 },
 * // { date: '2025-03-31', centavos: 33_450 }]
 * @spec a product decision
 */
export function payPlan({ owedCentavos, count, firstDay }: Plan): PayPlanEntry[] {
  checkDates({ firstDay });
  if (!Number.isSafeInteger(owedCentavos) || owedCentavos < 1) throw new RangeError(`Not an amount owed: ${String(owedCentavos)}`);
  if (!Number.isSafeInteger(count) || count < 1 || count > MAX_PLAN_PAYMENTS) throw new RangeError(`Not a number of payments: ${count}`);
  if (Number.isNaN(firstDay.getTime())) throw new RangeError('firstDay must be a valid date');
  const each = Math.floor(owedCentavos / 100 / count) * 100;
  if (each === 0 && count > 1) throw new RangeError(`${owedCentavos} centavos cannot be split into ${count} payments`);
  const days = [nextHalfMonthEnd(firstDay)];
  for (let day = days[0]; days.length < count && day;) days.push((day = nextHalfMonthEnd(addManilaDays(day, 1))));
  return days.map((day, index) => ({
    date: isoDay(day),
    centavos: index < count - 1 ? each : owedCentavos - each * (count - 1),
  }));
}

/** Maximum number of days until the first payment of a plan. */
const MAX_DAYS_TO_FIRST = 31;

/**
 * Explains why a plan cannot be proposed, as the message of one of its fields, or returns null. A
 * plan has at least as many payments as are unpaid, because entries are never removed. Its first
 * payment is due within 31 days.
 *
 * @param plan as `payPlan`, with the number of unpaid entries of the invoice
 * @param now the instant at which it is proposed
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const plan = { owedCentavos: 100_000, count: 1, unpaid: 2, firstDay: new Date('2025-11-15') };
 * whyNotPlan(plan, new Date('2025-11-12'))?.field // 'count'
 * @spec a product decision
 */
export function whyNotPlan(
  { owedCentavos, count, unpaid, firstDay }: Omit<Plan, 'alignment'> & { readonly unpaid: number },
  now: Date,
): { readonly field: '' | 'count' | 'firstDay'; readonly text: string } | null {
  checkDates({ firstDay, now });
  if (owedCentavos <= 0 || unpaid === 0) return { field: '', text: 'Nothing is owed of this invoice.' };
  if (unpaid > MAX_PLAN_PAYMENTS) return { field: '', text: `More than ${MAX_PLAN_PAYMENTS} payments are unpaid.` };
  if (count < unpaid || count > MAX_PLAN_PAYMENTS) {
    const range = unpaid === MAX_PLAN_PAYMENTS ? `${unpaid}` : `${unpaid} to ${MAX_PLAN_PAYMENTS}`;
    return { field: 'count', text: `Number of payments: ${range}, because ${unpaid} ${unpaid === 1 ? 'is' : 'are'} unpaid.` };
  }
  if (count > 1 && owedCentavos < count * 100)
    return { field: 'count', text: `${formatCentavos(owedCentavos)} cannot be split into ${count} payments.` };
  const days = manilaDaysBetween(now, nextHalfMonthEnd(firstDay));
  if (!(manilaDaysBetween(now, firstDay) >= 0)) return { field: 'firstDay', text: 'First payment cannot be in the past.' };
  return days <= MAX_DAYS_TO_FIRST ? null : { field: 'firstDay', text: `First payment has to be within ${MAX_DAYS_TO_FIRST} days.` };
}
