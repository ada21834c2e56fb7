import * as z from 'zod/mini';
import { optionalHttps } from '../forms/httpsField.ts';
import { optionalLine, optionalText } from '../forms/textField.ts';
import { timeFields } from './eventForm.ts';
import { enteredSpan } from './occurrenceTimes.ts';

/**
 * A single occurrence of a recurring event as staff edit it: its time, its place ('' keeps the
 * event's place), whether and why it is cancelled, and its recording. The generic messages and
 * those of `eventForm` apply. A cancellation needs a reason.
 *
 * @spec 2 §3, §5; that single occurrences can be changed is a product decision
 */
export const occurrenceForm = z.pipe(
  z
    .object({
      ...timeFields,
      place: optionalLine('Place', 300),
      link: optionalHttps('Link'),
      cancelled: z._default(z.boolean(), false),
      reason: optionalText('Reason', 500),
      recordingUrl: optionalHttps('Recording link'),
    })
    .check(
      z.superRefine((values, context) => {
        const span = enteredSpan(values);
        if ('field' in span) context.addIssue({ code: 'custom', path: [span.field], message: span.message });
        if (values.cancelled && values.reason === '') context.addIssue({ code: 'custom', path: ['reason'], message: 'Reason is required' });
      }),
    ),
  z.transform(({ startDay, startTime, endDay, endTime, timeZone, ...rest }) => {
    const span = enteredSpan({ startDay, startTime, endDay, endTime, timeZone });
    if ('field' in span) throw new RangeError('The times of the form were not checked.');
    return { ...rest, ...span };
  }),
);

export type OccurrenceForm = z.output<typeof occurrenceForm>;
