import type { LandingDraft } from '@atlas/domain/pages';

/** An unsaved page that this browser keeps, with the revision that it is based on. */
export interface KeptDraft {
  readonly revision: number;
  readonly page: LandingDraft;
}

const keyOf = (pageId: number): string => `landing-draft-${pageId}`;

/** Keeps an unsaved page in this browser, so that a lost connection or a closed tab loses nothing. */
export function keepDraft(pageId: number, kept: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(pageId), JSON.stringify(kept));
  } catch {
    // The browser keeps nothing. The page is still on the screen.
  }
}

export const forgetDraft = (pageId: number): void => localStorage.removeItem(keyOf(pageId));

/** The unsaved page that this browser kept; null without one. */
export function keptDraft(pageId: number): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(pageId)) ?? 'null') as KeptDraft | null;
    return kept !== null && Array.isArray(kept.page?.blocks) && Number.isInteger(kept.revision) ? kept : null;
  } catch {
    return null;
  }
}
