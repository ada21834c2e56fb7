/** A published version of a legal page. It never changes. */
export interface LegalVersion {
  /** From 1, increasing with each version. */
  readonly number: number;
  readonly body: string;
}

/**
 * The draft of a legal page after saving a text. There is at most one draft, and none if the text
 * equals the published one. Product decisions §20 F13.
 *
 * @param published the version that visitors read, or null
 * @example draftAfterSave('Terms', { number: 1, body: 'Terms' }) // null
 */
export const draftAfterSave = (body: string, published: LegalVersion | null): string | null =>
  body === (published?.body ?? '') ? null : body;
