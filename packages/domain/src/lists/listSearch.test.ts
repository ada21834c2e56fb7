import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineList } from './defineList.ts';
import { changeListSearch, filterOf, listVariables, readListSearch, writeListSearch } from './listSearch.ts';

const people = defineList({
  sorts: ['created', 'name'],
  order: { by: 'created', descending: true },
  searches: 'Name',
  filters: {
    status: { kind: 'yesNo', field: 'archived', words: { archived: true } },
    author: { kind: 'id', field: 'authorId' },
    stage: { kind: 'choice', field: 'stage', choices: ['first', 'second'] },
  },
});
const read = (search: string) => readListSearch(new URLSearchParams(search), people);
const EMPTY = { query: '', sort: null, page: 1, after: null, filters: {} };

describe('readListSearch', () => {
  test.each([
    ['', EMPTY],
    ['q=+upwork+', { ...EMPTY, query: 'upwork' }],
    ['sort=name', { ...EMPTY, sort: { column: 'name', direction: 'ascending' } }],
    ['sort=-name', { ...EMPTY, sort: { column: 'name', direction: 'descending' } }],
    ['sort=drop table', EMPTY],
    ['sort=salary', EMPTY],
    ['sort=--name', EMPTY],
    ['sort=-', EMPTY],
    ['page=100', { ...EMPTY, page: 100 }],
    ['page=101', EMPTY],
    ['page=0', EMPTY],
    ['page=-1', EMPTY],
    ['page=1e2', EMPTY],
    ['after=WyJjcmVhdGVkIl0', { ...EMPTY, after: 'WyJjcmVhdGVkIl0' }],
    ['after=a+b', EMPTY],
    ['status=archived&author=&other=1', { ...EMPTY, filters: { status: 'archived' }, ignored: { other: '1' } }],
    ['status=else&author=12x&stage=third', { ...EMPTY, ignored: { status: 'else', author: '12x', stage: 'third' } }],
    ['tab=orders&orderId=9&statementId=4', EMPTY],
    ['tab=jobs&id=9&global=maria&type=user&t=1&utm_source=x', EMPTY],
    ['status=+archived+&author=12&stage=second', { ...EMPTY, filters: { status: 'archived', author: '12', stage: 'second' } }],
  ])('reads %j', (search, list) => {
    expect(read(search)).toEqual(list);
  });

  test('has no search where the list has none', () => {
    const list = readListSearch(new URLSearchParams('q=upwork'), { ...people, searches: null });
    expect([list.query, list.ignored]).toEqual(['', { q: 'upwork' }]);
  });

  test('reverses writeListSearch', () => {
    const list = fc.record({
      query: fc.oneof(fc.constant(''), fc.stringMatching(/^[a-z]{1,10}$/)),
      sort: fc.option(
        fc.record({
          column: fc.constantFrom('created' as const, 'name' as const),
          direction: fc.constantFrom('ascending' as const, 'descending' as const),
        }),
      ),
      page: fc.integer({ min: 1, max: 100 }),
      after: fc.constant(null),
      filters: fc.record(
        { status: fc.constant('archived'), author: fc.integer({ min: 1, max: 999_999_999 }).map(String) },
        { requiredKeys: [] },
      ),
    });
    fc.assert(
      fc.property(list, (given) => {
        expect(readListSearch(new URLSearchParams(writeListSearch(given)), people)).toEqual(given);
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
  ])('applies %j', (change, list) => {
    expect(changeListSearch(third, change)).toEqual(list);
  });

  test('replaces a cursor with a page number', () => {
    expect(changeListSearch({ ...EMPTY, after: 'x' }, { page: 2 })).toEqual({ ...EMPTY, page: 2 });
  });
});

describe('listVariables', () => {
  const OWN = { by: 'created', descending: true };
  const NONE = { search: null, archived: null, authorId: null, stage: null };
  test.each([
    ['', { first: 10, offset: 0, after: null, sort: OWN, filter: NONE }],
    ['page=100', { first: 10, offset: 990, after: null, sort: OWN, filter: NONE }],
    ['sort=name', { first: 10, offset: 0, after: null, sort: { by: 'name', descending: false }, filter: NONE }],
    ['sort=-created', { first: 10, offset: 0, after: null, sort: OWN, filter: NONE }],
    ['sort=salary', { first: 10, offset: 0, after: null, sort: OWN, filter: NONE }],
    ['page=3&after=x', { first: 10, offset: 0, after: 'x', sort: OWN, filter: NONE }],
    [
      'q=upwork&status=archived&author=12&stage=second',
      { first: 10, offset: 0, after: null, sort: OWN, filter: { search: 'upwork', archived: true, authorId: 12, stage: 'second' } },
    ],
  ])('for %j', (search, variables) => {
    expect(listVariables(read(search), people)).toEqual(variables);
  });

  test('names the words of an enumeration in capitals', () => {
    const mails = { ...people, filters: { kind: { kind: 'enum', field: 'kind', words: ['move-up', 'group'] } } } as const;
    const requested = (search: string) => listVariables(readListSearch(new URLSearchParams(search), mails), mails).filter;
    expect([requested('kind=move-up'), requested('kind=MOVE_UP')]).toEqual([
      { search: null, kind: 'MOVE_UP' },
      { search: null, kind: null },
    ]);
  });

  test('filterOf keeps the words of an enumeration unchanged', () => {
    const mails = { ...people, filters: { kind: { kind: 'enum', field: 'kind', words: ['move-up', 'group'] } } } as const;
    const narrowed = (search: string) => filterOf(readListSearch(new URLSearchParams(search), mails), mails);
    expect([narrowed('q=ana&kind=move-up&page=2'), narrowed('kind=MOVE_UP')]).toEqual([
      { search: 'ana', kind: 'move-up' },
      { search: null, kind: null },
    ]);
  });

  test('search for nothing where the list has no search', () => {
    const unsearched = { ...people, searches: null } as const;
    const search = { ...readListSearch(new URLSearchParams(), unsearched), query: 'upwork' };
    expect(listVariables(search, unsearched).filter).not.toHaveProperty('search');
  });
});
