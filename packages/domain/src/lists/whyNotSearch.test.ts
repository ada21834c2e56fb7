import { expect, test } from 'vitest';
import { MAX_SEARCH, SEARCH_TOO_LONG, SEARCH_TOO_SHORT, whyNotSearch } from './whyNotSearch.ts';

test.each([
  ['', SEARCH_TOO_SHORT],
  ['   ', SEARCH_TOO_SHORT],
  [' u ', SEARCH_TOO_SHORT],
  ['\u{1F600}', SEARCH_TOO_SHORT],
  ['up', null],
  ['%_', null],
  ['x'.repeat(MAX_SEARCH), null],
  [` ${'x'.repeat(MAX_SEARCH)} `, null],
  ['\u{1F600}'.repeat(MAX_SEARCH), null],
  ['x'.repeat(MAX_SEARCH + 1), SEARCH_TOO_LONG],
])('for %j', (query, expected) => {
  expect(whyNotSearch(query)).toBe(expected);
});
