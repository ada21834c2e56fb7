import { formMessage } from '../forms/genericMessages.ts';

/** Maximum length of the evidence for a finished task, in characters. A product decision. */
export const MAX_EVIDENCE = 2000;

/**
 * Explains why the evidence for a task cannot be sent, or returns null. The page uses this instead
 * of the whole form, which would add too much to its bundle. Surrounding spaces do not count. A
 * product decision, as `finishTaskForm`.
 *
 * @example evidenceProblem('docs.google.com/offer') // null
 */
export const evidenceProblem = (evidence: string): string | null =>
  evidence.trim().length > MAX_EVIDENCE ? formMessage('Evidence', 'maxLength') : null;
