import { expect, test } from 'vitest';
import { parseCourseSearch } from './courseSearch.ts';

test.each([
  ['', { filter: 'all', sort: 'recent' }],
  ['filter=watching', { filter: 'watching', sort: 'recent' }],
  ['filter=completed&sort=newest', { filter: 'completed', sort: 'newest' }],
  ['filter=Watching&sort=oldest', { filter: 'all', sort: 'recent' }],
  ['filter=__proto__', { filter: 'all', sort: 'recent' }],
  ['count=1', { filter: 'all', sort: 'recent', count: 1 }],
  ['count=100', { filter: 'all', sort: 'recent', count: 100 }],
  ['count=101', { filter: 'all', sort: 'recent' }],
  ['count=0', { filter: 'all', sort: 'recent' }],
  ['count=-1', { filter: 'all', sort: 'recent' }],
  ['count=1e1', { filter: 'all', sort: 'recent' }],
])('parses %j', (search, expected) => {
  expect(parseCourseSearch(new URLSearchParams(search))).toStrictEqual(expected);
});
