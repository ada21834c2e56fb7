import { checkKnown } from '../errors/checkKnown.ts';
import { formatAmount } from '../money/formatPeso.ts';
import { PAYMENT_TERM_KINDS, type PaymentTerm } from './paymentTerms.ts';

/**
 * Explains why a price cannot be paid by a term, or returns null: the first payment is more than
 * the price, or the price is too small for each payment to have a peso. A free offer has no
 * payments, so every term fits it.
 *
 * @param price whole pesos, from 0
 * @throws RangeError for an unknown value
 * @example
 * const term = { kind: 'instalments', count: 3, interval: 'month', alignment: 'enrolment-day' };
 * termProblem(2, term) // '₱2.00 cannot be split into 3 payments.'
 */
export function termProblem(price: number, term: PaymentTerm): string | null {
  checkKnown({ kind: term.kind }, PAYMENT_TERM_KINDS);
  if (price === 0 || term.kind === 'one-time') return null;
  const total = price + (term.surcharge ?? 0);
  const first = term.firstPayment ?? null;
  if (first === null) return total < term.count ? `${formatAmount(total)} cannot be split into ${term.count} payments.` : null;
  if (first > total) return `The first payment of ${formatAmount(first)} is more than the whole price of ${formatAmount(total)}.`;
  const rest = total - first;
  if (rest >= term.count - 1) return null;
  if (rest === 0) return `The first payment of ${formatAmount(first)} is the whole price, so nothing is left for the others.`;
  return `After the first payment, ${formatAmount(rest)} cannot be split into ${term.count - 1} payments.`;
}
