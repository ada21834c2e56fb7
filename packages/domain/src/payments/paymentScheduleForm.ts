import * as z from 'zod/mini';
import { dayField } from '../forms/dayField.ts';
import { optionalLine, requiredLine, requiredText } from '../forms/textField.ts';
import { recordId } from '../forms/wholeNumberField.ts';
import { parsePrice } from './parsePrice.ts';
import { NO_EXTERNAL_INVOICE } from './paymentStatus.ts';

/** Parses a typed price to whole pesos, 0 when invalid. */
const price = z.pipe(z.optional(z.unknown()), z.transform(parsePrice));

/**
 * A new entry of an invoice's payment schedule.
 *
 * @spec 2 §5, §7
 */
export const addScheduleForm = z.object({ invoiceId: recordId('Invoice'), scheduleDate: dayField('Schedule date'), price });

/**
 * An unpaid entry: its date and its price.
 *
 * @spec 2 §5, §7
 */
export const unpaidScheduleForm = z.object({ scheduleDate: dayField('Schedule date'), price });

/**
 * A paid entry: its date and the platform; a price is dropped.
 *
 * @spec 2 §5, §7
 */
export const paidScheduleForm = z.object({
  scheduleDate: dayField('Schedule date'),
  paymentPlatform: requiredLine('Payment platform', 100),
});

/**
 * The approval of an entry. The external invoice is 'N/A' when there is none.
 *
 * @spec 2 §7
 */
export const approveScheduleForm = z.object({
  paymentPlatform: requiredLine('Payment platform', 100),
  externalInvoiceId: z.pipe(
    optionalLine('External invoice', 100),
    z.transform((id) => id || NO_EXTERNAL_INVOICE),
  ),
});

/**
 * The revocation of a payment, with the reason for the record.
 *
 * @spec 2 §7
 */
export const revokeScheduleForm = z.object({ remarks: requiredText('Remarks', 1000) });
