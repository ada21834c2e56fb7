import * as z from 'zod/mini';
import { email } from '../auth/email.ts';
import { requiredLine } from '../forms/textField.ts';

export const CONSENT_NEEDED = 'Check this box, so that we may email you.';

/** An unchecked box is missing from a posted form, and 'on' or true when it is checked. */
const agreed = z.pipe(
  z.transform((value: unknown) => value === true || value === 'on'),
  z.literal(true, CONSENT_NEEDED),
);

/**
 * The form with which a visitor joins the waiting list of a closed funnel.
 *
 * @example
 * waitingListForm.parse({ firstName: 'Maria', email: 'Maria@Example.com', consent: 'on' })
 * // { firstName: 'Maria', email: 'maria@example.com', consent: true }
 * @spec product decision: waiting list of a closed checkout
 */
export const waitingListForm = z.object({
  firstName: requiredLine('First name', 100),
  email: email('Email is required'),
  consent: agreed,
});

export type WaitingListForm = z.output<typeof waitingListForm>;
