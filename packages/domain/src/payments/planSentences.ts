import { checkGiven } from '../errors/checkKnown.ts';
import { formatCentavos } from '../money/formatPeso.ts';
import type { PaymentPlan } from './planPayment.ts';

/**
 * States what a received amount pays, before it is recorded: one sentence for each entry, for a
 * split, and for credit.
 *
 * @param nameOf the name of an entry inside a sentence, such as 'payment 2'
 * @throws RangeError for a missing value
 * @example
 * const paid = [{ entryId: 7, centavos: 200_000 }];
 * const plan = { paid, split: null, creditCentavos: 0, applied: [] };
 * planSentences(plan, () => 'payment 2') // ['Pays ₱2,000.00 of payment 2.']
 * @spec a product decision
 */
export function planSentences({ paid, split, creditCentavos, applied }: PaymentPlan, nameOf: (entryId: number) => string): string[] {
  checkGiven({ split });
  const used = applied.reduce((sum, { centavos }) => sum + centavos, 0);
  const kept = creditCentavos - used;
  return [
    ...paid.map(({ entryId, centavos }) => `Pays ${formatCentavos(centavos)} of ${nameOf(entryId)}.`),
    ...(split === null
      ? []
      : [`Splits ${nameOf(split.entryId)}: ${formatCentavos(split.leftCentavos)} stays due on the same date, as the next payment.`]),
    ...applied.map(
      ({ entryId, centavos }) =>
        `${formatCentavos(centavos)} becomes credit and pays ${entryId === null ? 'a part of what stays due' : nameOf(entryId)}.`,
    ),
    ...(kept > 0 ? [`${formatCentavos(kept)} becomes credit.`] : []),
  ];
}
