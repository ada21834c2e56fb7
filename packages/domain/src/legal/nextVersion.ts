import type { LegalVersion } from './draftAfterSave.ts';

/**
 * The version created by publishing a draft. Its number is higher than all before, and earlier
 * versions never change. Product decisions §20 F13.
 *
 * @param published the version that visitors read, or null
 * @example nextVersion('Terms', { number: 2, body: 'Old terms' }) // { number: 3, body: 'Terms' }
 */
export const nextVersion = (draft: string, published: LegalVersion | null): LegalVersion => ({
  number: (published?.number ?? 0) + 1,
  body: draft,
});
