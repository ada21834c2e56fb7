import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalText } from '../forms/textField.ts';
import { BUG_REPORT_STATES } from './bugReportStates.ts';

/** Maximum number of characters of an answer. */
export const MAX_ANSWER_CHARACTERS = 5000;

/**
 * The form with which staff decide a bug report: its state, and an answer that is mailed to the
 * reporter.
 *
 * @example decideBugReportForm.parse({ state: 'closed' }) // { state: 'closed', answer: '' }
 * @spec 2 §5, generic form messages; the fields are a product decision
 */
export const decideBugReportForm = z.object({
  state: z.enum(BUG_REPORT_STATES, formMessage('State', 'validate')),
  answer: optionalText('Answer', MAX_ANSWER_CHARACTERS),
});

export type DecideBugReportForm = z.output<typeof decideBugReportForm>;
