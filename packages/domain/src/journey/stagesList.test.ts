import { expect, test } from 'vitest';
import { listVariables, readListSearch } from '../lists/listSearch.ts';
import { stagesList } from './stagesList.ts';

const FIRST = {
  first: 10,
  offset: 0,
  after: null,
  sort: { by: 'number', descending: false },
  filter: { search: null, archived: null },
};

test.each([
  ['', FIRST],
  ['q=client&sort=-number', { ...FIRST, sort: { by: 'number', descending: true }, filter: { ...FIRST.filter, search: 'client' } }],
  ['status=archived&page=2', { ...FIRST, offset: 10, filter: { ...FIRST.filter, archived: true } }],
  ['status=else&sort=name', FIRST],
])('reads %j', (search, variables) => {
  expect(listVariables(readListSearch(new URLSearchParams(search), stagesList), stagesList)).toEqual(variables);
});
