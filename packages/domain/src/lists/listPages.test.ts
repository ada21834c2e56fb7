import { expect, test } from 'vitest';
import { listPages } from './listPages.ts';

const at = (page: number, after: string | null = null) => ({ query: '', sort: null, page, after, filters: {} });
const listed = (totalCount: number, rows: number, hasNextPage: boolean) => ({ totalCount, rows, hasNextPage, endCursor: 'end' });

test.each([
  ['an empty list', at(1), listed(0, 0, false), { numbers: [], previous: null, next: null, summary: '' }],
  ['one page', at(1), listed(10, 10, false), { numbers: [], previous: null, next: null, summary: '1–10 of 10' }],
  ['one row', at(1), listed(1, 1, false), { numbers: [], previous: null, next: null, summary: '1 of 1' }],
  ['the first of two', at(1), listed(11, 10, true), { numbers: [1, 2], previous: null, next: { page: 2 }, summary: '1–10 of 11' }],
  ['the last of two', at(2), listed(11, 1, false), { numbers: [1, 2], previous: { page: 1 }, next: null, summary: '11 of 11' }],
  [
    'the middle',
    at(20),
    listed(348, 10, true),
    { numbers: [18, 19, 20, 21, 22], previous: { page: 19 }, next: { page: 21 }, summary: '191–200 of 348' },
  ],
  [
    'the last number',
    at(100),
    listed(1001, 10, true),
    { numbers: [96, 97, 98, 99, 100], previous: { page: 99 }, next: { after: 'end' }, summary: '991–1000 of 1,000+' },
  ],
  [
    'beyond the numbers',
    at(1, 'x'),
    listed(1001, 10, true),
    { numbers: [], previous: { page: 100 }, next: { after: 'end' }, summary: '10 of 1,000+' },
  ],
  ['the very end', at(1, 'x'), listed(1001, 3, false), { numbers: [], previous: { page: 100 }, next: null, summary: '3 of 1,000+' }],
])('links the pages of %s', (_what, list, page, pages) => {
  expect(listPages(list, page)).toEqual(pages);
});
