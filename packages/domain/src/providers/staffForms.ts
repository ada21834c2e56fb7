import * as z from 'zod/mini';
import { dayField } from '../forms/dayField.ts';
import { formMessage } from '../forms/genericMessages.ts';
import { requiredLine, requiredText } from '../forms/textField.ts';
import { movedPesos } from '../payments/correctionForm.ts';
import { BACKDATE_DAYS } from '../ledger/ledgerDay.ts';
import { addManilaDays } from '../time/manilaDay.ts';

/**
 * A decision about money that a provider collected and that pays nothing: the reason, for the record,
 * and whether staff have sent it back themselves.
 */
export const keptResolutionForm = z.object({
  reason: requiredText('Reason', 1000),
  isByHand: z.pipe(
    z.optional(z.nullable(z.boolean())),
    z.transform((value) => value === true),
  ),
});

/**
 * A payout of a provider as it arrived in the bank account. The amount is what arrived, without the
 * fee.
 */
export const payoutForm = (now: Date) =>
  z.object({
    provider: z.enum(['paymongo', 'xendit'], formMessage('Provider', 'required')),
    payoutId: requiredLine('Reference', 200),
    amount: movedPesos('Amount'),
    fee: z.pipe(
      z.transform((value: unknown): unknown =>
        value === undefined || value === null || value === '' || Number(value) === 0 ? null : value,
      ),
      z.pipe(
        z.nullable(movedPesos('Fee')),
        z.transform((centavos) => centavos ?? 0),
      ),
    ),
    depositedOn: dayField('Day').check(
      z.refine((day) => day <= now, { error: 'Choose today or an earlier day.' }),
      z.refine((day) => day >= addManilaDays(now, -BACKDATE_DAYS), { error: `Choose a day of the last ${BACKDATE_DAYS} days.` }),
    ),
  });

/** The state of money that a provider collected. */
export interface KeptMoney {
  /** Whether it paid nothing by itself. */
  readonly isKept: boolean;
  readonly isResolved: boolean;
  readonly isBeingRefunded: boolean;
  readonly currency: string;
}

/**
 * Explains why kept money cannot be applied or paid back, as a sentence, or returns null.
 *
 * @example
 * const money = { isKept: true, isResolved: false, isBeingRefunded: false };
 * whyNotApplyKept({ ...money, currency: 'PHP' }) // null
 */
export function whyNotApplyKept({ isKept, isResolved, isBeingRefunded, currency }: KeptMoney): string | null {
  if (!isKept) return 'This money pays what it was sent for already.';
  if (currency !== 'PHP') return 'This money is not in pesos. Decide at the provider, then note what became of it.';
  if (isBeingRefunded) return 'This money is being paid back.';
  return isResolved ? 'This was decided before.' : null;
}
