import * as z from 'zod/mini';
import { requiredText } from '../forms/textField.ts';
import { MAX_EVIDENCE } from './evidenceProblem.ts';

/**
 * Evidence that a member adds to a task they already finished. The evidence of a task may have
 * `MAX_EVIDENCE` characters in total, which the server checks with the stored part.
 *
 * @example addEvidenceForm.parse({ evidence: ' docs.google.com/offer ' })
 * // { evidence: 'docs.google.com/offer' }
 */
export const addEvidenceForm = z.object({ evidence: requiredText('Evidence', MAX_EVIDENCE) });
