import { expect, test } from 'vitest';
import { LONGEST_SEARCH, SEARCH_TOO_LONG, SEARCH_TOO_SHORT, whyNotSearch } from './whyNotSearch.ts';

test.each([
  ['', SEARCH_TOO_SHORT],
  ['   ', SEARCH_TOO_SHORT],
  [' u ', SEARCH_TOO_SHORT],
  ['\u{1F600}', SEARCH_TOO_SHORT],
  ['up', null],
  ['%_', null],
  ['x'.repeat(LONGEST_SEARCH), null],
  [` ${'x'.repeat(LONGEST_SEARCH)} `, null],
  ['\u{1F600}'.repeat(LONGEST_SEARCH), null],
  ['x'.repeat(LONGEST_SEARCH + 1), SEARCH_TOO_LONG],
])('%j', (query, expected) => {
  expect(whyNotSearch(query)).toBe(expected);
});
