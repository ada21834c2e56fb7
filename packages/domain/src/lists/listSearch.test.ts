import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeListSearch, listVariables, readListSearch, writeListSearch } from './listSearch.ts';

const read = (search: string) => readListSearch(new URLSearchParams(search), ['status', 'authorId']);
const EMPTY = { query: '', sort: null, page: 1, after: null, filters: {} };

describe('readListSearch', () => {
  test.each([
    ['', EMPTY],
    ['q=+upwork+', { ...EMPTY, query: 'upwork' }],
    ['sort=name', { ...EMPTY, sort: { column: 'name', direction: 'ascending' } }],
    ['sort=-name', { ...EMPTY, sort: { column: 'name', direction: 'descending' } }],
    ['sort=drop table', EMPTY],
    ['page=100', { ...EMPTY, page: 100 }],
    ['page=101', EMPTY],
    ['page=0', EMPTY],
    ['page=-1', EMPTY],
    ['page=1e2', EMPTY],
    ['after=WyJjcmVhdGVkIl0', { ...EMPTY, after: 'WyJjcmVhdGVkIl0' }],
    ['after=a+b', EMPTY],
    ['status=archived&authorId=&other=1', { ...EMPTY, filters: { status: 'archived' } }],
  ])('%j', (search, list) => {
    expect(read(search)).toEqual(list);
  });

  test('undoes writeListSearch', () => {
    const word = fc.stringMatching(/^[a-z]{1,10}$/);
    const list = fc.record({
      query: fc.oneof(fc.constant(''), word),
      sort: fc.option(fc.record({ column: word, direction: fc.constantFrom('ascending' as const, 'descending' as const) })),
      page: fc.integer({ min: 1, max: 100 }),
      after: fc.constant(null),
      filters: fc.record({ status: word }, { requiredKeys: [] }),
    });
    fc.assert(
      fc.property(list, (given) => {
        expect(readListSearch(new URLSearchParams(writeListSearch(given)), ['status'])).toEqual(given);
      }),
    );
  });
});

describe('changeListSearch', () => {
  const third = { ...EMPTY, page: 3, query: 'a' };
  test.each([
    [{ query: 'b' }, { ...third, query: 'b', page: 1 }],
    [{ filters: { status: 'archived' } }, { ...third, filters: { status: 'archived' }, page: 1 }],
    [{ page: 4 }, { ...third, page: 4 }],
    [{ after: 'x' }, { ...third, after: 'x' }],
  ])('%j', (change, list) => {
    expect(changeListSearch(third, change)).toEqual(list);
  });

  test('a number takes the place of a cursor', () => {
    expect(changeListSearch({ ...EMPTY, after: 'x' }, { page: 2 })).toEqual({ ...EMPTY, page: 2 });
  });
});

describe('listVariables', () => {
  test.each([
    ['', { first: 10, offset: 0, after: null, sort: { by: 'created', descending: true } }],
    ['page=100', { first: 10, offset: 990, after: null, sort: { by: 'created', descending: true } }],
    ['sort=name', { first: 10, offset: 0, after: null, sort: { by: 'name', descending: false } }],
    ['sort=-created', { first: 10, offset: 0, after: null, sort: { by: 'created', descending: true } }],
    ['sort=salary', { first: 10, offset: 0, after: null, sort: { by: 'created', descending: true } }],
    ['page=3&after=x', { first: 10, offset: 0, after: 'x', sort: { by: 'created', descending: true } }],
  ])('%j', (search, variables) => {
    expect(listVariables(read(search), ['created', 'name'], true)).toEqual(variables);
  });
});
