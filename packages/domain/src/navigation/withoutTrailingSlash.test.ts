import { expect, test } from 'vitest';
import { withoutTrailingSlash } from './withoutTrailingSlash.ts';

test.each([
  ['/courses/', '/courses'],
  ['/courses/?page=2', '/courses?page=2'],
  ['/courses/#top', '/courses#top'],
  ['/courses/?next=/home/', '/courses?next=/home/'],
  ['/courses?next=/home/', '/courses?next=/home/'],
  ['/', '/'],
  ['/?page=2', '/?page=2'],
  ['/courses//', '/courses//'],
  ['//evil.example/', '//evil.example/'],
  ['https://evil.example/', 'https://evil.example/'],
  ['', ''],
])('turns %s into %s', (address, kept) => {
  expect(withoutTrailingSlash(address)).toBe(kept);
});
