import { expect, test } from 'vitest';
import { fileCaching } from './fileCaching.ts';

test.each([
  [false, 'private, max-age=31536000, immutable'],
  [true, 'private, no-store'],
  [undefined, 'private, no-store'],
  // A value an untyped caller may pass.
  ['no' as never, 'private, no-store'],
])('private %j: %s', (isPrivate, caching) => {
  expect(fileCaching({ isPrivate })).toBe(caching);
});
