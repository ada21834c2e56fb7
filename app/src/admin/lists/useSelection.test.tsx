import { TOO_MANY_SELECTED } from '@atlas/domain/jobs';
import type { ListSearch } from '@atlas/domain/lists';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSelection } from './useSelection.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '');
});

const FIRST: ListSearch = { query: '', sort: null, page: 1, after: null, filters: {} };
const people = [1, 2, 3].map((databaseId) => ({ databaseId, name: `Person ${databaseId}` }));
const rowName = ({ name }: { name: string }) => name;

function choose() {
  const initialProps = { list: FIRST, rows: people, queryRef: {}, rowName, totalCount: 348 };
  const { result, rerender } = renderHook(useSelection<(typeof people)[number]>, { initialProps });
  const hold = (...keys: string[]) => act(() => result.current.table.onChange(new Set(keys)));
  return { now: () => result.current, hold, show: (change: Partial<typeof initialProps>) => rerender({ ...initialProps, ...change }) };
}

test('rows of this page are chosen, and all that match are offered', () => {
  const { now, hold } = choose();
  hold('1', '3');
  expect(now().table).toMatchObject({ text: '2 on this page selected.', offer: 'Select all 348 matching' });
  expect(now().chosen).toMatchObject({ rows: [people[0], people[2]], all: false, count: 2 });
});

test('everything that matches can be chosen; letting one go leaves the rest of the page', () => {
  const { now, hold } = choose();
  hold('1');
  act(() => now().table.onSelectAll?.());
  expect(now().table).toMatchObject({ text: 'All 348 matching selected.', offer: null });
  expect([now().chosen.all, now().chosen.count, now().table.selected.size]).toEqual([true, 348, 3]);
  hold('1', '2');
  expect(now().chosen).toMatchObject({ all: false, count: 2 });
});

test.each([
  ['search', { query: 'ana' }],
  ['filter', { filters: { status: 'archived' } }],
] as const)('another %s begins anew, also on the way back', (_what, change) => {
  const { now, hold, show } = choose();
  hold('1');
  // A search or a filter takes the place of the entry, with all that it remembered.
  history.replaceState({ place: 0 }, '');
  show({ list: { ...FIRST, ...change } });
  expect(now().table.selected.size).toBe(0);
  show({});
  expect(now().table.selected.size).toBe(0);
});

test.each([
  ['order', { sort: { column: 'name', direction: 'ascending' } }],
  ['page', { page: 2 }],
] as const)('another %s keeps what was chosen, before its rows are there and afterwards', (_what, change) => {
  const { now, hold, show } = choose();
  hold('1', '2');
  const list = { ...FIRST, ...change };
  show({ list });
  expect(now().chosen.ids).toEqual([1, 2]);
  const rows = [7, 8].map((databaseId) => ({ databaseId, name: `Person ${databaseId}` }));
  show({ list, rows, queryRef: {} });
  expect(now().table).toMatchObject({ text: '2 selected, 0 on this page.', offer: 'Select all 348 matching' });
  hold('1', '2', '7');
  expect(now().table.text).toBe('3 selected, 1 on this page.');
  show({});
  expect(now().chosen).toMatchObject({ ids: [1, 2, 7], count: 3, rows: people.slice(0, 2) });
});

test('more than a thousand cannot be chosen one by one', () => {
  const { now, hold } = choose();
  const keys = (count: number) => Array.from({ length: count }, (_none, n) => String(n + 1));
  hold(...keys(1000));
  expect(now().chosen.count).toBe(1000);
  hold(...keys(1001));
  expect([now().chosen.count, now().table.text]).toEqual([1000, TOO_MANY_SELECTED]);
  hold(...keys(999));
  expect([now().chosen.count, now().table.text]).toEqual([999, '999 selected, 3 on this page.']);
});

test('a row that is gone is no longer chosen', () => {
  const { now, hold, show } = choose();
  hold('1', '2');
  show({ rows: people.slice(1), totalCount: 347 });
  expect(now().chosen).toMatchObject({ rows: [people[1]], count: 1 });
});

test('what was done with is let go', () => {
  const { now, hold } = choose();
  hold('1');
  act(() => now().chosen.clear());
  expect(now().table.selected.size).toBe(0);
});

test('going back finds what was chosen, another search and a new visit do not', () => {
  const { hold } = choose();
  hold('1', '3');
  const left = history.state as object;
  cleanup();
  // The way back: the browser brings the state of the entry along.
  expect(choose().now().chosen.ids).toEqual([1, 3]);
  cleanup();
  const searched = renderHook(useSelection<(typeof people)[number]>, {
    initialProps: { list: { ...FIRST, query: 'ana' }, rows: people, queryRef: {}, rowName, totalCount: 3 },
  });
  expect(searched.result.current.chosen.ids).toEqual([]);
  cleanup();
  history.pushState({ place: 1 }, '');
  expect(choose().now().chosen.ids).toEqual([]);
  expect(left).toMatchObject({ selection: { keys: ['1', '3'] } });
});

test('somebody who turns back before the next page is there finds it, too', () => {
  const { now, hold, show } = choose();
  hold('1', '3');
  const left = history.state as object;
  history.pushState({ place: 1 }, '');
  // The address is that of the next page already, which says nothing of the list.
  show({ list: { ...FIRST, query: 'ana' } });
  expect(now().chosen.ids).toEqual([]);
  history.replaceState(left, '');
  show({});
  expect(now().chosen.ids).toEqual([1, 3]);
});

test('what was let go is not found again, and nothing else of the entry is lost', () => {
  history.replaceState({ place: 4 }, '');
  const { now, hold } = choose();
  hold('1');
  act(() => now().chosen.clear());
  cleanup();
  expect(choose().now().chosen.ids).toEqual([]);
  expect(history.state).toEqual({ place: 4 });
});

test('all that match are found chosen again', () => {
  const { now, hold } = choose();
  hold('1');
  act(() => now().table.onSelectAll?.());
  cleanup();
  expect(choose().now().chosen).toMatchObject({ all: true, count: 348 });
});
