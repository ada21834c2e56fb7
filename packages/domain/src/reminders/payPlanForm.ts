import * as z from 'zod/mini';
import { dayField } from '../forms/dayField.ts';
import { optionalText } from '../forms/textField.ts';
import { recordId, wholeNumber } from '../forms/wholeNumberField.ts';

/** Maximum number of payments of a plan. */
export const MAX_PLAN_PAYMENTS = 12;

/** Days that a member has to accept a plan. */
export const PLAN_DAYS = 7;

/**
 * A schedule that staff propose for what is owed of an invoice: the number of payments, the day
 * from which the first payday counts, and a note for the member.
 *
 * @spec a product decision
 */
export const payPlanForm = z.object({
  invoiceId: recordId('Invoice'),
  count: wholeNumber('Number of payments', { least: 1, most: MAX_PLAN_PAYMENTS }),
  firstDay: dayField('First payment'),
  note: optionalText('Note', 1000),
});

export type PayPlanForm = z.output<typeof payPlanForm>;
