import { expect, test } from 'vitest';
import { listVariables, readListSearch } from '../lists/listSearch.ts';
import { coursesList } from './coursesList.ts';

const FIRST = {
  first: 10,
  offset: 0,
  after: null,
  sort: { by: 'created', descending: true },
  filter: { search: null, publication: null, archived: null, authorId: null },
};

test.each([
  ['', FIRST],
  ['q=upwork&sort=name', { ...FIRST, sort: { by: 'name', descending: false }, filter: { ...FIRST.filter, search: 'upwork' } }],
  [
    'q=upwork&status=archived&sort=-name&page=2',
    { ...FIRST, offset: 10, sort: { by: 'name', descending: true }, filter: { ...FIRST.filter, search: 'upwork', archived: true } },
  ],
  ['status=archived', { ...FIRST, filter: { ...FIRST.filter, archived: true } }],
  ['status=else', FIRST],
  ['publication=scheduled', { ...FIRST, filter: { ...FIRST.filter, publication: 'SCHEDULED' } }],
  ['author=12', { ...FIRST, filter: { ...FIRST.filter, authorId: [12] } }],
  ['author=12,13', { ...FIRST, filter: { ...FIRST.filter, authorId: [12, 13] } }],
  ['author=12x', FIRST],
])('reads %j', (search, variables) => {
  expect(listVariables(readListSearch(new URLSearchParams(search), coursesList), coursesList)).toEqual(variables);
});
