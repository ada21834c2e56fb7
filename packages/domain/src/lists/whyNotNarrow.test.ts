import { describe, expect, test } from 'vitest';
import { defineList } from './defineList.ts';
import { changeListSearch, readListSearch, writeListSearch } from './listSearch.ts';
import { whyNotNarrow } from './whyNotNarrow.ts';

const LIST = defineList({
  sorts: ['created', 'name'],
  order: { by: 'created', descending: true },
  searches: 'Name',
  filters: {
    status: { kind: 'yesNo', field: 'archived', words: { archived: true, active: false } },
    author: { kind: 'id', field: 'authorId' },
    state: { kind: 'enum', field: 'state', words: ['running', 'done'] },
    from: { kind: 'day', field: 'from' },
    queue: { kind: 'text', field: 'queue' },
  },
});
const UNSEARCHED = defineList({ ...LIST, searches: null });
const why = (search: string, list: typeof LIST | typeof UNSEARCHED = LIST) => whyNotNarrow(new URLSearchParams(search), list);

describe('whyNotNarrow', () => {
  test.each([
    '',
    'q=maria&status=archived&author=12&state=done&from=2025-11-17&queue=mail.send',
    'sort=-name&page=3&after=abc',
    'sort=nonsense&page=nonsense',
    'tab=jobs&id=9&t=1&global=maria&type=user&utm_source=x&fbclid=y',
    'status=&author=',
    `q=${'a'.repeat(200)}`,
  ])('accepts %s', (search) => {
    expect(why(search)).toBeNull();
  });

  test.each([
    ['stauts=archived', 'stauts=archived'],
    ['status=nonsense', 'status=nonsense'],
    ['author=0', 'author=0'],
    ['author=12x&status=archived', 'author=12x'],
    ['state=DONE', 'state=DONE'],
    ['from=2025-02-30', 'from=2025-02-30'],
    ['Status=archived', 'Status=archived'],
    [`queue=${'a'.repeat(101)}`, `queue=${'a'.repeat(54)}`],
    [`q=${'a'.repeat(201)}`, `q=${'a'.repeat(58)}`],
  ])('rejects %s', (search, shown) => {
    expect(why(search)).toBe(`“${shown}” is not a filter of this list. Clear the filters, then try again.`);
  });

  test('rejects a search on a list without one, and a filter that is set twice', () => {
    expect(why('q=maria', UNSEARCHED)).toContain('“q=maria”');
    expect(why('status=archived&status=active')).toBe('The filter “status” is set twice. Clear the filters, then try again.');
  });
});

describe('unsupported parameters', () => {
  const address = readListSearch(new URLSearchParams('status=nonsense&author=3'), LIST);

  test('stay in the address that bulk operations and exports read, across pages and orders', () => {
    for (const same of [address, changeListSearch(address, { page: 2 }), changeListSearch(address, { sort: null })])
      expect(why(new URLSearchParams(writeListSearch(same)).toString())).not.toBeNull();
  });

  test('are dropped with the next search or filter', () => {
    for (const next of [changeListSearch(address, { filters: {} }), changeListSearch(address, { query: 'maria' })])
      expect(why(new URLSearchParams(writeListSearch(next)).toString())).toBeNull();
  });
});
