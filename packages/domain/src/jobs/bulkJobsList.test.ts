import { expect, test } from 'vitest';
import { listVariables, readListSearch } from '../lists/listSearch.ts';
import { bulkJobsList } from './bulkJobsList.ts';

const NONE = { operation: null, state: null, startedById: null, from: null, to: null, list: null, open: null };

test.each([
  ['q=move', NONE],
  ['operation=move-batch&state=done&person=12', { ...NONE, operation: ['move-batch'], state: ['DONE'], startedById: 12 }],
  [
    'operation=move-batch,archive-users&state=done,failed',
    { ...NONE, operation: ['move-batch', 'archive-users'], state: ['DONE', 'FAILED'] },
  ],
  ['state=DONE&person=me&list=staff', NONE],
  ['from=2025-11-01&to=2025-11-31', { ...NONE, from: '2025-11-01' }],
  ['list=nonMembers&open=yes', { ...NONE, list: 'nonMembers', open: true }],
])('reads %j', (search, filter) => {
  const requested = listVariables(readListSearch(new URLSearchParams(search), bulkJobsList), bulkJobsList);
  expect(requested).toEqual({ first: 10, offset: 0, after: null, sort: { by: 'created', descending: true }, filter });
});
