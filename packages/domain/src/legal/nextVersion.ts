import type { LegalVersion } from './draftAfterSave.ts';

/**
 * The version that publishing a draft adds: its number is higher than every one before, and none of those changes.
 *
 * @param published the version that visitors read, or null
 * @example nextVersion('Terms', { number: 2, body: 'Old terms' }) // { number: 3, body: 'Terms' }
 * Product decisions §20 F13.
 */
export const nextVersion = (draft: string, published: LegalVersion | null): LegalVersion => ({
  number: (published?.number ?? 0) + 1,
  body: draft,
});
