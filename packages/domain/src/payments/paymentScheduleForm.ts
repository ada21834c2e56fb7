import * as z from 'zod/mini';
import { dayField } from '../forms/dayField.ts';
import { formMessage } from '../forms/genericMessages.ts';
import { wholePesos } from '../forms/pesosField.ts';
import { optionalLine, optionalText, requiredText } from '../forms/textField.ts';
import { recordId } from '../forms/wholeNumberField.ts';
import { isoDay } from '../time/isoDay.ts';
import { parsePrice } from './parsePrice.ts';
import { NO_EXTERNAL_INVOICE } from './paymentStatus.ts';
import { platformField } from './platformField.ts';

/** The largest integer that the API takes. */
const MOST_PESOS = 2_147_483_647;

/** Parses a typed price to whole pesos, 0 when invalid. */
const typedPrice = z.pipe(z.optional(z.unknown()), z.transform(parsePrice));
/** A price that a program sends: whole pesos from 0. */
const sentPrice = wholePesos('Price', { least: 0, most: MOST_PESOS });

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';
const scheduleDate = dayField('Schedule date').check(
  z.refine((date) => isoDay(date) >= FIRST_DAY && isoDay(date) <= LAST_DAY, { error: formMessage('Schedule date', 'validate') }),
);

/**
 * A new entry of an invoice's payment schedule, as staff type it.
 *
 * @spec 2 §5, §7
 */
export const addScheduleForm = z.object({ invoiceId: recordId('Invoice'), scheduleDate, price: typedPrice });

/**
 * An unpaid entry, as staff type it: its date and its price.
 *
 * @spec 2 §5, §7
 */
export const unpaidScheduleForm = z.object({ scheduleDate, price: typedPrice });

/** A new entry as a program sends it: a price that is not an amount is rejected instead of being 0. */
export const addScheduleInput = z.extend(addScheduleForm, { price: sentPrice });

/** An unpaid entry as a program sends it. An absent date or price stays. */
export const unpaidScheduleInput = z.object({
  scheduleDate: z.optional(z.nullable(scheduleDate)),
  price: z.optional(z.nullable(sentPrice)),
});

/**
 * A paid entry: its date and the platform; a price is dropped.
 *
 * @spec 2 §5, §7
 */
export const paidScheduleForm = z.object({ scheduleDate, paymentPlatform: platformField('Payment platform') });

/** A paid entry as a program sends it. What is absent stays. */
export const paidScheduleInput = z.object({
  scheduleDate: z.optional(z.nullable(scheduleDate)),
  paymentPlatform: z.optional(z.nullable(platformField('Payment platform'))),
  price: z.optional(z.nullable(sentPrice)),
});

const emptyToNull = z.transform((text: string): string | null => text || null);

/** The reference that a payer got, and the day of the payment. */
const received = {
  /** The payer's reference; null without one. */
  transactionId: z.pipe(optionalLine('Reference', 100), emptyToNull),
  /** The received amount in whole pesos; null for what is due. */
  amount: z.pipe(
    z.transform((value: unknown): unknown => (value === undefined || value === '' ? null : value)),
    z.nullable(wholePesos('Amount', { least: 1, most: MOST_PESOS })),
  ),
  /** The day of the payment; null for today, or for that of the proof. */
  paidOn: z.pipe(
    z.transform((value: unknown): unknown => (value === undefined || value === '' ? null : value)),
    z.nullable(dayField('Day of payment')),
  ),
  /** Why the day lies in the past. */
  reason: z.pipe(optionalText('Reason', 1000), emptyToNull),
};

/**
 * The approval of an entry. The external invoice is 'N/A' when there is none.
 *
 * @spec 2 §7
 */
export const approveScheduleForm = z.object({
  paymentPlatform: platformField('Payment platform'),
  externalInvoiceId: z.pipe(
    optionalLine('External invoice', 100),
    z.transform((id) => id || NO_EXTERNAL_INVOICE),
  ),
  ...received,
});

export type ApproveScheduleForm = z.output<typeof approveScheduleForm>;

/**
 * The revocation of a payment, with the reason for the record.
 *
 * @spec 2 §7
 */
export const revokeScheduleForm = z.object({ remarks: requiredText('Remarks', 1000) });
