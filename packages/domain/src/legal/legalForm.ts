import * as z from 'zod/mini';
import { optionalText } from '../forms/textField.ts';

/** Maximum length of a legal text, in characters. */
export const MAX_LEGAL_TEXT = 50_000;

/**
 * The draft of a legal page; it may be empty while it is being written. The generic messages apply.
 * Product decisions §20 F13.
 *
 * @example legalForm.parse({ body: '# Privacy' }) // { body: '# Privacy' }
 */
export const legalForm = z.object({
  /** Markdown. */
  body: optionalText('Text', MAX_LEGAL_TEXT),
});

export type LegalForm = z.output<typeof legalForm>;
