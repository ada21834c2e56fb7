import type { LegalVersion } from './draftAfterSave.ts';

/** What cannot be published. */
export const NO_DRAFT = 'There is no draft to publish.';
export const EMPTY_DRAFT = 'An empty page cannot be published. Write the text first.';

/**
 * Why the draft of a legal page cannot be published; null when it can.
 *
 * @param draft the text that was saved and not published, or null
 * @example whyNotPublish('', null) // 'An empty page cannot be published. Write the text first.'
 * Product decisions §20 F13.
 */
export function whyNotPublish(draft: string | null, published: LegalVersion | null): string | null {
  if (draft === null || draft === published?.body) return NO_DRAFT;
  return draft.trim() === '' ? EMPTY_DRAFT : null;
}
