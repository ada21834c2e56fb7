import * as z from 'zod/mini';
import { dayField } from '../forms/dayField.ts';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalText } from '../forms/textField.ts';
import { recordId } from '../forms/wholeNumberField.ts';
import { formatCentavos } from '../money/formatPeso.ts';
import { checkDates } from '../time/checkDates.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import { movedPesos } from './correctionForm.ts';

/** Maximum number of days ahead for which a payment can be promised. */
export const MAX_PROMISE_DAYS = 60;

const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown): unknown => (value === undefined || value === '' ? null : value)),
    z.nullable(schema),
  );

/**
 * A member's promise to pay, as staff note it: an amount by a day, of one scheduled payment or of
 * everything that is owed.
 *
 * @spec a product decision
 */
export const promiseForm = z.object({
  entryId: orNull(recordId('Payment')),
  amount: movedPesos('Amount').check(z.minimum(100, { error: formMessage('Amount', 'min') })),
  promisedFor: dayField('Promised for'),
  note: optionalText('Note', 1000),
});

export type PromiseForm = z.output<typeof promiseForm>;

/**
 * Explains why a promise cannot be noted, as the message of one of its fields, or returns null: the
 * day is today or at most 60 days ahead, and the amount is at most what is owed.
 *
 * @param owedCentavos what the person owes, or what is due of the entry
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const promise = { amount: 100_000, promisedFor: new Date('2025-11-17T02:00:00Z') };
 * promiseProblem(promise, { owedCentavos: 99_900, now: new Date('2025-11-17T02:00:00Z') })
 * // { field: 'amount', text: 'At most ₱999.00 is owed.' }
 * @spec a product decision
 */
export function promiseProblem(
  { amount, promisedFor }: Pick<PromiseForm, 'amount' | 'promisedFor'>,
  { owedCentavos, now }: { readonly owedCentavos: number; readonly now: Date },
): { readonly field: 'amount' | 'promisedFor'; readonly text: string } | null {
  checkDates({ promisedFor, now });
  const days = manilaDaysBetween(now, promisedFor);
  if (!(days >= 0)) return { field: 'promisedFor', text: 'Promised for cannot be in the past.' };
  if (days > MAX_PROMISE_DAYS) return { field: 'promisedFor', text: `Promised for has to be within ${MAX_PROMISE_DAYS} days.` };
  if (owedCentavos <= 0) return { field: 'amount', text: 'Nothing is owed.' };
  return amount > owedCentavos ? { field: 'amount', text: `At most ${formatCentavos(owedCentavos)} is owed.` } : null;
}
