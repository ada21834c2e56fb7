import { formMessage } from '../forms/genericMessages.ts';

/** How long what somebody says about a finished task may be, in characters. A product decision. */
export const MAX_EVIDENCE = 2000;

/**
 * Why what somebody says about a task cannot be sent, or null: the page asks this and not the whole form, which is too heavy for it. The spaces
 * around it do not count.
 *
 * @example evidenceProblem('docs.google.com/offer') // null
 * A product decision, as `finishTaskForm`.
 */
export const evidenceProblem = (evidence: string): string | null =>
  evidence.trim().length > MAX_EVIDENCE ? formMessage('Evidence', 'maxLength') : null;
