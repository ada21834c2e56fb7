import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countText } from './countText.ts';
import { readGlobalSearch, toggleSearchType, writeGlobalSearch } from './globalSearch.ts';
import { pageCount, pageWindow } from './pageWindow.ts';
import { selectionText } from './selectionText.ts';
import { toggleSort } from './toggleSort.ts';
import { truncate } from './truncate.ts';

describe('pageWindow', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, 4, 5]],
    [3, 20, [1, 2, 3, 4, 5]],
    [4, 20, [2, 3, 4, 5, 6]],
    [18, 20, [16, 17, 18, 19, 20]],
    [19, 20, [16, 17, 18, 19, 20]],
    [20, 20, [16, 17, 18, 19, 20]],
    [99, 20, [16, 17, 18, 19, 20]],
    [0, 20, [1, 2, 3, 4, 5]],
    [Number.NaN, 20, [1, 2, 3, 4, 5]],
    [1, 0, [1]],
  ])('shows for page %d of %d the pages %j', (current, pages, expected) => {
    expect(pageWindow(current, pages)).toEqual(expected);
  });

  test('has five consecutive pages around the current one, which is in the middle unless an end is near', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 1000 }), fc.integer({ min: 1, max: 1000 }), (pages, wanted) => {
        const current = Math.min(wanted, pages);
        const window = pageWindow(current, pages);
        const [first = 0] = window;
        expect(window).toEqual([first, first + 1, first + 2, first + 3, first + 4]);
        expect(first).toBeGreaterThanOrEqual(1);
        expect(first + 4).toBeLessThanOrEqual(pages);
        expect(window).toContain(current);
        if (current > 2 && current < pages - 1) expect(first + 2).toBe(current);
      }),
    );
  });
});

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [21, 3],
  [-5, 1],
  [Number.NaN, 1],
])('%d rows fill %d pages', (rows, pages) => {
  expect(pageCount(rows)).toBe(pages);
});

test('a page may have another size', () => {
  expect(pageCount(21, 20)).toBe(2);
  expect(pageCount(21, 0)).toBe(21);
});

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [1001, '1,000+'],
  [-1, '0'],
  [Number.NaN, '0'],
])('%d rows read %s', (rows, text) => {
  expect(countText(rows)).toBe(text);
});

test.each([
  [2, 10, { text: '12 selected, 2 on this page.', offer: 'Select all 348 matching' }],
  [0, 12, { text: '12 selected, 0 on this page.', offer: 'Select all 348 matching' }],
  [0, 348, { text: '348 selected, 0 on this page.', offer: null }],
  [348, 0, { text: '348 on this page selected.', offer: null }],
])('with %d selected on this page and %d on others of 348', (selected, elsewhere, expected) => {
  expect(selectionText(selected, 348, elsewhere)).toEqual(expected);
});

test.each([
  [12, 348, { text: '12 on this page selected.', offer: 'Select all 348 matching' }],
  [10, 1001, { text: '10 on this page selected.', offer: 'Select all 1,000+ matching' }],
  [10, 10, { text: '10 on this page selected.', offer: null }],
  ['all' as const, 348, { text: 'All 348 matching selected.', offer: null }],
  ['all' as const, 1001, { text: 'All 1,000+ matching selected.', offer: null }],
])('with %s selected of %d', (selected, matching, expected) => {
  expect(selectionText(selected, matching)).toEqual(expected);
});

describe('toggleSort', () => {
  test('alternates the direction, and starts ascending for another column', () => {
    const first = toggleSort(null, 'name');
    const second = toggleSort(first, 'name');
    expect(first).toEqual({ column: 'name', direction: 'ascending' });
    expect(second).toEqual({ column: 'name', direction: 'descending' });
    expect(toggleSort(second, 'name')).toEqual(first);
    expect(toggleSort(second, 'email')).toEqual({ column: 'email', direction: 'ascending' });
  });
});

describe('truncate', () => {
  test.each([
    ['', 5, ''],
    ['abcde', 5, 'abcde'],
    ['abcdef', 5, 'abcde…'],
    ['abcd ef', 5, 'abcd…'],
    ['😀😀😀', 3, '😀😀😀'],
    ['😀😀😀', 2, '😀😀…'],
    ['abc', 0, '…'],
    ['abc', -1, 'abc'],
    ['abc', Number.NaN, 'abc'],
  ])('truncates %j at %d', (text, most, expected) => {
    expect(truncate(text, most)).toBe(expected);
  });

  test('truncates at 150 by default', () => {
    expect(truncate('x'.repeat(150))).toBe('x'.repeat(150));
    expect(truncate('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`);
  });
});

describe('the global search', () => {
  test.each([
    ['global=upwork&type=course', { query: 'upwork', type: 'course' }],
    ['global=upwork&type=person', { query: 'upwork', type: null }],
    ['global=ana&type=user', { query: 'ana', type: 'user' }],
    ['', { query: '', type: null }],
  ])('is read from %j', (search, expected) => {
    expect(readGlobalSearch(new URLSearchParams(search))).toEqual(expected);
  });

  test.each([
    ['?page=2', { query: ' upwork ', type: null }, 'page=2&global=upwork'],
    ['?global=old&type=event&page=2', { query: 'new', type: 'lesson' as const }, 'page=2&global=new&type=lesson'],
    ['?global=old&type=event&page=2', { query: ' ', type: 'lesson' as const }, 'page=2'],
    ['?global=old&type=event', { query: 'old', type: null }, 'global=old'],
  ])('is written to %j', (search, next, expected) => {
    expect(writeGlobalSearch(search, next)).toBe(expected);
  });

  test('clears the active type when chosen again', () => {
    expect(toggleSearchType('course', 'course')).toBeNull();
    expect(toggleSearchType('course', 'event')).toBe('event');
    expect(toggleSearchType(null, 'event')).toBe('event');
  });
});
