import { expect, test } from 'vitest';
import type { LegalVersion } from './draftAfterSave.ts';
import { nextVersion } from './nextVersion.ts';

test('version numbers increase from 1, and earlier versions stay unchanged', () => {
  const first = Object.freeze(nextVersion('a', null));
  const third = nextVersion('c', nextVersion('b', first));
  expect([first, third]).toEqual<LegalVersion[]>([
    { number: 1, body: 'a' },
    { number: 3, body: 'c' },
  ]);
});

test('publishing an earlier text again creates a new version', () => {
  expect(nextVersion('a', { number: 4, body: 'b' })).toEqual({ number: 5, body: 'a' });
});
