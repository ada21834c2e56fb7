import * as z from 'zod/mini';
import { dayField } from '../forms/dayField.ts';
import { wholePesos } from '../forms/pesosField.ts';
import { type PaymentEntry, paymentEntries } from './paymentEntries.ts';
import { paymentTermForm, termOfForm } from './paymentTermForm.ts';
import { termProblem } from './termProblem.ts';

/** The price and the day of a sample purchase, as staff enter them next to a payment term. */
export const samplePurchaseForm = z.object({ price: wholePesos('Price'), from: dayField('Day of purchase') });

/** The schedule of a sample purchase, or why there is none. */
export type SchedulePreview = { readonly entries: readonly PaymentEntry[]; readonly total: number } | { readonly problem: string };

/**
 * The schedule that a payment term gives a sample purchase, while the term is being entered. It is
 * the rule that later charges people. The name of the term does not matter.
 *
 * @param values the values of the form, which may be incomplete
 * @param sample the price in whole pesos, and the day of the purchase as in a date input
 * @returns null while the term, the price or the day is incomplete
 * @example
 * const values = { kind: 'instalments', count: 2, interval: 'month', alignment: 'enrolment-day' };
 * schedulePreview(values, { price: 1000, from: '2025-01-31' }).entries.length // 2
 */
export function schedulePreview(values: object, sample: { price: number | null; from: string }): SchedulePreview | null {
  const form = paymentTermForm.safeParse({ ...values, name: 'Preview' });
  const purchase = samplePurchaseForm.safeParse(sample);
  if (!form.success || !purchase.success) return null;
  const { price, from } = purchase.data;
  const term = termOfForm(form.data);
  const problem = termProblem(price, term);
  if (problem !== null) return { problem };
  const entries = price === 0 ? [] : paymentEntries(price, term, from);
  return { entries, total: entries.reduce((sum, entry) => sum + entry.price, 0) };
}
