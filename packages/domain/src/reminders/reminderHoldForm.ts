import * as z from 'zod/mini';
import { dayField } from '../forms/dayField.ts';
import { requiredText } from '../forms/textField.ts';

/**
 * The exemption of a person from payment reminders: the reason for the record, and its last day.
 * Without a day it lasts until staff end it.
 *
 * @spec a product decision
 */
export const reminderHoldForm = z.object({
  reason: requiredText('Reason', 1000),
  until: z.pipe(
    z.transform((value: unknown): unknown => (value === undefined || value === '' ? null : value)),
    z.nullable(dayField('Last day')),
  ),
});

export type ReminderHoldForm = z.output<typeof reminderHoldForm>;
