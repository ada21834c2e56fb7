import { formatPeso } from '../money/formatPeso.ts';
import { planText } from '../orders/planText.ts';
import { quoteOrder } from '../orders/quoteOrder.ts';
import type { PaymentTerm } from '../payments/paymentTerms.ts';
import { termProblem } from '../payments/termProblem.ts';
import { termText } from '../payments/termText.ts';
import { validityText } from '../funnels/validityText.ts';

/** A funnel with its price and terms, as its landing page needs them. */
export interface OfferedFunnel {
  readonly slug: string;
  readonly name: string;
  readonly startByDays: number;
  readonly startsAt: Date | null;
  readonly validityByDays: number | null;
  readonly closesAt: Date | null;
  /** Whole pesos. */
  readonly price: number;
  readonly terms: readonly { readonly id: number; readonly term: PaymentTerm }[];
}

/** A way of paying, in words. */
export interface OfferedTerm {
  readonly id: number;
  readonly label: string;
  readonly detail: string;
  readonly amounts: readonly string[];
}

/** The facts of a funnel that its landing page shows. It has no day in it, so that it stays true until the funnel changes. */
export interface LandingOffer {
  readonly slug: string;
  readonly name: string;
  readonly isFree: boolean;
  readonly price: string;
  readonly validity: string;
  readonly terms: readonly OfferedTerm[];
  /** The end of sales; null without one. */
  readonly closesAt: Date | null;
}

/**
 * The facts of a funnel that its landing page shows: the amounts are those that the checkout charges.
 *
 * @throws RangeError as `quoteOrder`
 * @spec 2 §3; product decision: landing pages
 */
export function landingOffer({ slug, name, price, validityByDays, closesAt, terms, ...funnel }: OfferedFunnel, now: Date): LandingOffer {
  const offered = terms.filter(({ term }) => price > 0 && termProblem(price, term) === null);
  const quoted = offered.map(({ id, term }): OfferedTerm => {
    const sale = { funnel: { name, ...funnel, validityByDays }, price, term, coupon: null, subscriptions: [] };
    const amounts = quoteOrder(sale, now).entries.map((entry) => entry.price);
    return { id, label: planText(amounts), detail: termText(term), amounts: amounts.map(formatPeso) };
  });
  return { slug, name, isFree: price === 0, price: formatPeso(price), validity: validityText(validityByDays), terms: quoted, closesAt };
}
