import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalText, requiredText } from '../forms/textField.ts';
import { CHECK_IN_ANSWERS } from './checkInAnswers.ts';

/**
 * A weekly check-in: how the week went, the next step, and whether help is needed. One tap is
 * enough; the next step may stay empty. The generic messages apply.
 *
 * @example checkInForm.parse({ answer: 'done' })
 * // { answer: 'done', next: '', needsHelp: false }
 * @spec 2 §5; the fields are a product decision
 */
export const checkInForm = z.object({
  answer: z.enum(
    CHECK_IN_ANSWERS.map(({ value }) => value),
    formMessage('Your week', 'required'),
  ),
  next: optionalText('Next step', 500),
  needsHelp: z._default(z.boolean(), false),
});

export type CheckInForm = z.output<typeof checkInForm>;

/** The answer of a team lead to a check-in. A product decision. */
export const checkInReplyForm = z.object({ reply: requiredText('Answer', 1000) });
