import * as z from 'zod/mini';
import { optionalText } from '../forms/textField.ts';
import { MAX_EVIDENCE } from './evidenceProblem.ts';

/**
 * What a member may say about a task when they finish it: a sentence or a link for whoever reviews their stage; '' for nothing.
 *
 * @example finishTaskForm.parse({ evidence: ' docs.google.com/offer ' }) // { evidence: 'docs.google.com/offer' }
 * Specification 2 §7 names finishTask; the evidence is a product decision.
 */
export const finishTaskForm = z.object({ evidence: optionalText('Evidence', MAX_EVIDENCE) });
