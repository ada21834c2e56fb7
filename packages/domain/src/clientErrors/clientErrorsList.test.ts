import { expect, test } from 'vitest';
import { listVariables, readListSearch } from '../lists/listSearch.ts';
import { clientErrorsList } from './clientErrorsList.ts';

const NONE = { requestId: null, kind: null, route: null, from: null, to: null };

test.each([
  ['', NONE],
  ['q=3f2b8c1e', { ...NONE, requestId: '3f2b8c1e' }],
  ['kind=policy&route=viewLesson', { ...NONE, kind: ['POLICY'], route: 'viewLesson' }],
  ['kind=policy,render', { ...NONE, kind: ['POLICY', 'RENDER'] }],
  ['kind=else&to=2025-11-30', { ...NONE, to: '2025-11-30' }],
])('reads %j', (search, filter) => {
  const requested = listVariables(readListSearch(new URLSearchParams(search), clientErrorsList), clientErrorsList);
  expect(requested).toEqual({ first: 10, offset: 0, after: null, sort: { by: 'at', descending: true }, filter });
});
