import { expect, test } from 'vitest';
import { listVariables, readListSearch } from '../lists/listSearch.ts';
import { outboxList } from './outboxList.ts';

const NONE = { search: null, state: null, channel: null, recipient: null, from: null, to: null };

test.each([
  ['', NONE],
  ['q=juan%40example.com', { ...NONE, search: 'juan@example.com' }],
  [
    'state=failed&channel=email&recipient=juan%40example.com',
    { ...NONE, state: ['FAILED'], channel: 'EMAIL', recipient: 'juan@example.com' },
  ],
  ['state=failed,waiting', { ...NONE, state: ['FAILED', 'WAITING'] }],
  ['state=FAILED&channel=pigeon', NONE],
  ['from=2025-11-01&to=2025-11-30', { ...NONE, from: '2025-11-01', to: '2025-11-30' }],
])('reads %j', (search, filter) => {
  const requested = listVariables(readListSearch(new URLSearchParams(search), outboxList), outboxList);
  expect(requested).toEqual({ first: 10, offset: 0, after: null, sort: { by: 'created', descending: true }, filter });
});
