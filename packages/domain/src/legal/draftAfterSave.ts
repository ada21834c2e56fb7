/** A published state of a legal page. It never changes. */
export interface LegalVersion {
  /** From 1, each higher than those before it. */
  readonly number: number;
  readonly body: string;
}

/**
 * The draft of a legal page once a text was saved. There is one draft at most, and none where the text says what is published already.
 *
 * @param published the version that visitors read, or null
 * @example draftAfterSave('Terms', { number: 1, body: 'Terms' }) // null
 * Product decisions §20 F13.
 */
export const draftAfterSave = (body: string, published: LegalVersion | null): string | null =>
  body === (published?.body ?? '') ? null : body;
