import { expect, test } from 'vitest';
import { listVariables, readListSearch } from '../lists/listSearch.ts';
import { failedJobsList } from './failedJobsList.ts';

const NONE = { queue: null, waiting: null, from: null, to: null };

test.each([
  ['q=mail', NONE],
  ['queue=auth.removeExpired&state=failed', { ...NONE, queue: ['auth.removeExpired'], waiting: true }],
  ['queue=auth.removeExpired,bulk.run', { ...NONE, queue: ['auth.removeExpired', 'bulk.run'] }],
  ['state=ran-again&from=2025-11-01', { ...NONE, waiting: false, from: '2025-11-01' }],
  ['state=waiting', NONE],
])('reads %j', (search, filter) => {
  const requested = listVariables(readListSearch(new URLSearchParams(search), failedJobsList), failedJobsList);
  expect(requested).toEqual({ first: 10, offset: 0, after: null, sort: { by: 'failed', descending: true }, filter });
});
