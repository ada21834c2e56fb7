import { checkKnown } from '../errors/checkKnown.ts';
import { formatAmount } from '../money/formatPeso.ts';
import { PAYMENT_TERM_KINDS, type PaymentInterval, type PaymentTerm } from './paymentTerms.ts';

const EVERY: Readonly<Record<PaymentInterval, string>> = {
  week: 'every week',
  'half-month': 'twice a month',
  month: 'every month',
};

/**
 * A payment term in words: how many payments, how often, and what is special about it.
 *
 * @throws RangeError for an unknown value
 * @example
 * const term = { kind: 'instalments', count: 3, interval: 'month', alignment: 'enrolment-day' };
 * termText({ ...term, surcharge: 498 }) // '3 payments, every month · ₱498.00 surcharge'
 */
export function termText(term: PaymentTerm): string {
  checkKnown({ kind: term.kind }, PAYMENT_TERM_KINDS);
  if (term.kind === 'instalments') checkKnown({ interval: term.interval }, EVERY);
  const parts = [term.kind === 'one-time' ? 'One payment' : `${term.count} payments, ${EVERY[term.interval]}`];
  if (term.kind === 'instalments' && term.alignment === 'half-month-end') parts.push('on the 15th and month end');
  if (term.kind === 'instalments' && term.firstPayment != null) parts.push(`${formatAmount(term.firstPayment)} first`);
  if (term.surcharge !== undefined && term.surcharge > 0) parts.push(`${formatAmount(term.surcharge)} surcharge`);
  return parts.join(' · ');
}
