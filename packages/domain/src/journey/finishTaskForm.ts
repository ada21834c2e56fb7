import * as z from 'zod/mini';
import { optionalText } from '../forms/textField.ts';
import { MAX_EVIDENCE } from './evidenceProblem.ts';

/**
 * The optional evidence a member adds when finishing a task: a sentence or a link for the reviewers
 * of their stage; '' for none.
 *
 * @example finishTaskForm.parse({ evidence: ' docs.google.com/offer ' })
 * // { evidence: 'docs.google.com/offer' }
 * @spec 2 §7 names finishTask; the evidence is a product decision
 */
export const finishTaskForm = z.object({ evidence: optionalText('Evidence', MAX_EVIDENCE) });
