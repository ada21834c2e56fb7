import { expect, test } from 'vitest';
import type { LegalVersion } from './draftAfterSave.ts';
import { nextVersion } from './nextVersion.ts';

test('the numbers of versions rise from 1, and an earlier version stays as it is', () => {
  const first = Object.freeze(nextVersion('a', null));
  const third = nextVersion('c', nextVersion('b', first));
  expect([first, third]).toEqual<LegalVersion[]>([
    { number: 1, body: 'a' },
    { number: 3, body: 'c' },
  ]);
});

test('a text that was published before becomes a new version', () => {
  expect(nextVersion('a', { number: 4, body: 'b' })).toEqual({ number: 5, body: 'a' });
});
