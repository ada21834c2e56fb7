import type { LegalVersion } from './draftAfterSave.ts';

/** Reasons why a draft cannot be published. */
export const NO_DRAFT = 'There is no draft to publish.';
export const EMPTY_DRAFT = 'An empty page cannot be published. Write the text first.';

/**
 * Explains why the draft of a legal page cannot be published; null when it can. Product decisions
 * §20 F13.
 *
 * @param draft the saved, unpublished text, or null
 * @example whyNotPublish('', null) // 'An empty page cannot be published. Write the text first.'
 */
export function whyNotPublish(draft: string | null, published: LegalVersion | null): string | null {
  if (draft === null || draft === published?.body) return NO_DRAFT;
  return draft.trim() === '' ? EMPTY_DRAFT : null;
}
