import * as z from 'zod/mini';
import { centavosField } from '../forms/centavosField.ts';
import { dayField } from '../forms/dayField.ts';
import { optionalLine } from '../forms/textField.ts';
import { platformField } from '../payments/platformField.ts';
import { paymentReference } from '../payments/paymentReference.ts';
import { BACKDATE_DAYS } from '../ledger/ledgerDay.ts';
import { checkDates } from '../time/checkDates.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';

export const PAID_IN_FUTURE = 'The day of payment cannot be in the future.';
export const PAID_LONG_AGO = `The day of payment can be at most ${BACKDATE_DAYS} days back.`;
export const REFERENCE_REQUIRED = 'Reference number is required';

/**
 * The receipt of a payment, as its payer types it: the amount in centavos, the platform, the
 * reference as printed on the receipt, and the day on which the money was sent.
 *
 * @param now today in Manila is the last valid day
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const sent = { platform: 'gcash', reference: '1003 456 789012', paidOn: '2025-11-17' };
 * const form = receiptForm(new Date('2025-11-17T02:00:00Z'));
 * form.parse({ ...sent, amount: '3,499.00' }).amount // 349_900
 * @spec a product decision: proofs of payment
 */
export const receiptForm = (now: Date) => {
  checkDates({ now });
  return z.object({
    amount: centavosField('Amount'),
    platform: platformField('Payment method'),
    reference: z.pipe(
      optionalLine('Reference number', 60),
      z.string().check(z.refine((typed) => paymentReference(typed) !== '', { error: REFERENCE_REQUIRED })),
    ),
    paidOn: dayField('Day of payment').check(
      z.refine((day) => manilaDaysBetween(day, now) >= 0, { error: PAID_IN_FUTURE }),
      z.refine((day) => manilaDaysBetween(day, now) <= BACKDATE_DAYS, { error: PAID_LONG_AGO }),
    ),
  });
};

export type ReceiptForm = z.output<ReturnType<typeof receiptForm>>;
