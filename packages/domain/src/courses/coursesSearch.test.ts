import { expect, test } from 'vitest';
import { coursesVariables } from './coursesSearch.ts';

const FIRST = {
  first: 10,
  offset: 0,
  after: null,
  sort: { by: 'created', descending: true },
  filter: { search: null, archived: false, authorId: null },
};

test.each([
  ['', FIRST],
  ['q=upwork&sort=name', { ...FIRST, sort: { by: 'name', descending: false }, filter: { ...FIRST.filter, search: 'upwork' } }],
  ['status=archived', { ...FIRST, filter: { ...FIRST.filter, archived: true } }],
  ['status=else', FIRST],
  ['author=12', { ...FIRST, filter: { ...FIRST.filter, authorId: 12 } }],
  ['author=12x', FIRST],
])('%j', (search, variables) => {
  expect(coursesVariables(new URLSearchParams(search))).toEqual(variables);
});
