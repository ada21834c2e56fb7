import { expect, test } from 'vitest';
import { bulkSelection } from './bulkSelection.ts';

const LIST = { query: '', sort: null, page: 1, after: null, filters: {} };
const chosen = (ids: readonly number[] | null, count: number) => ({ rows: [], ids, all: ids === null, count, clear: () => undefined });

test.each([
  ['an empty search', LIST, ''],
  [
    'query, filters and order',
    { ...LIST, query: 'up work', sort: { column: 'name', direction: 'descending' }, filters: { author: '21' } },
    'q=up+work&author=21&sort=-name',
  ],
  ['no page number', { ...LIST, page: 3, query: 'upwork' }, 'q=upwork'],
  ['no cursor beyond the numbered pages', { ...LIST, after: 'abc', query: 'upwork' }, 'q=upwork'],
] as const)('the search contains %s', (_what, list, search) => {
  expect(bulkSelection('courses', list, chosen(null, 1001))).toEqual({ list: 'courses', search, ids: null, count: 1001 });
});

test('lists the ids of rows that were selected individually', () => {
  expect(bulkSelection('members', LIST, chosen([4, 7], 2))).toEqual({ list: 'members', search: '', ids: [4, 7], count: 2 });
});
