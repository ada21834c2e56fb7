import { formatPeso } from '../money/formatPeso.ts';
import { planEnrolment, type Enrolment, type EnrolmentPlan } from '../subscriptions/planEnrolment.ts';

/** The price of an order in whole pesos, and its payments, first to last. */
export interface OrderQuote extends EnrolmentPlan {
  /** The payment that is due when the order is placed, in whole pesos. */
  readonly dueToday: number;
}

/**
 * Quotes an order. A buyer who has the funnel already renews it. It is the rule that enrols people,
 * so that the price shown is the price charged.
 *
 * @throws RangeError as `planEnrolment`
 * @example
 * const funnel = { name: 'Freelancing', startByDays: 0, startsAt: null, validityByDays: 365 };
 * const offer = { funnel, price: 10_000, coupon: null, subscriptions: [] };
 * const term = { kind: 'instalments', count: 3, interval: 'month', alignment: 'enrolment-day' };
 * quoteOrder({ ...offer, term }, new Date('2025-11-17T02:00:00Z')).dueToday // 3333
 * @spec a product decision
 */
export function quoteOrder(offer: Omit<Enrolment, 'startByDays' | 'validityByDays' | 'renew'>, now: Date): OrderQuote {
  const plan = planEnrolment({ ...offer, startByDays: null, renew: true }, now);
  return { ...plan, dueToday: plan.entries[0]?.price ?? 0 };
}

/** The amounts that a buyer saw, in whole pesos; null where they are unknown. */
export interface SeenAmounts {
  readonly total: number | null;
  readonly dueToday: number | null;
}

/**
 * Explains that an order costs something else than its buyer saw, as a sentence, or returns null.
 *
 * @example
 * quoteChange({ total: 9999, dueToday: 9999 }, { total: 8999, dueToday: 8999 })
 * // 'The price changed from ₱9,999.00 to ₱8,999.00. Review it, then place your order.'
 * @spec a product decision
 */
export function quoteChange(seen: SeenAmounts, quote: Pick<OrderQuote, 'total' | 'dueToday'>): string | null {
  if (seen.total !== null && seen.total !== quote.total) return changeText('The price', seen.total, quote.total);
  if (seen.dueToday !== null && seen.dueToday !== quote.dueToday) return changeText('The first payment', seen.dueToday, quote.dueToday);
  return null;
}

const changeText = (what: string, from: number, to: number): string =>
  `${what} changed from ${formatPeso(from)} to ${formatPeso(to)}. Review it, then place your order.`;
