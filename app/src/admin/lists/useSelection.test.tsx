import { TOO_MANY_SELECTED } from '@atlas/domain/jobs';
import type { ListSearch } from '@atlas/domain/lists';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSelection } from './useSelection.ts';

beforeEach(() => history.replaceState(null, '', '/people'));
afterEach(() => {
  cleanup();
  history.replaceState(null, '');
});

const FIRST: ListSearch = { query: '', sort: null, page: 1, after: null, filters: {} };
const people = [1, 2, 3].map((databaseId) => ({ databaseId, name: `Person ${databaseId}` }));
const rowName = ({ name }: { name: string }) => name;

function choose() {
  const initialProps = { path: '/people', list: FIRST, rows: people, queryRef: {}, rowName, totalCount: 348 };
  const { result, rerender } = renderHook(useSelection<(typeof people)[number]>, { initialProps });
  const hold = (...keys: string[]) => act(() => result.current.table.onChange(new Set(keys)));
  return { now: () => result.current, hold, show: (change: Partial<typeof initialProps>) => rerender({ ...initialProps, ...change }) };
}

test('selects rows of this page and offers all that match', () => {
  const { now, hold } = choose();
  hold('1', '3');
  expect(now().table).toMatchObject({ text: '2 on this page selected.', offer: 'Select all 348 matching' });
  expect(now().chosen).toMatchObject({ rows: [people[0], people[2]], all: false, count: 2 });
});

test('selects all that match; deselecting one keeps the other rows of the page', () => {
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
] as const)('a new %s clears the selection, also after going back', (_what, change) => {
  const { now, hold, show } = choose();
  hold('1');
  // A search or filter replaces the history entry and its state.
  history.replaceState({ place: 0 }, '');
  show({ list: { ...FIRST, ...change } });
  expect(now().table.selected.size).toBe(0);
  show({});
  expect(now().table.selected.size).toBe(0);
});

test.each([
  ['order', { sort: { column: 'name', direction: 'ascending' } }],
  ['page', { page: 2 }],
] as const)('another %s keeps the selection, before and after its rows load', (_what, change) => {
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

test('limits individual selection to a thousand rows', () => {
  const { now, hold } = choose();
  const keys = (count: number) => Array.from({ length: count }, (_none, n) => String(n + 1));
  hold(...keys(1000));
  expect(now().chosen.count).toBe(1000);
  hold(...keys(1001));
  expect([now().chosen.count, now().table.text]).toEqual([1000, TOO_MANY_SELECTED]);
  hold(...keys(999));
  expect([now().chosen.count, now().table.text]).toEqual([999, '999 selected, 3 on this page.']);
});

test('deselects a row that was removed', () => {
  const { now, hold, show } = choose();
  hold('1', '2');
  show({ rows: people.slice(1), totalCount: 347 });
  expect(now().chosen).toMatchObject({ rows: [people[1]], count: 1 });
});

test('clears the selection after an operation', () => {
  const { now, hold } = choose();
  hold('1');
  act(() => now().chosen.clear());
  expect(now().table.selected.size).toBe(0);
});

test('restores the selection after going back, but not for another search or a new visit', () => {
  const { hold } = choose();
  hold('1', '3');
  const left = history.state as object;
  cleanup();
  // Going back: the browser restores the state of the history entry.
  expect(choose().now().chosen.ids).toEqual([1, 3]);
  cleanup();
  const searched = renderHook(useSelection<(typeof people)[number]>, {
    initialProps: { path: '/people', list: { ...FIRST, query: 'ana' }, rows: people, queryRef: {}, rowName, totalCount: 3 },
  });
  expect(searched.result.current.chosen.ids).toEqual([]);
  cleanup();
  history.pushState({ place: 1 }, '');
  expect(choose().now().chosen.ids).toEqual([]);
  expect(left).toMatchObject({ selection: { keys: ['1', '3'] } });
});

test('restores the selection when going back before the next page has loaded', () => {
  const { now, hold, show } = choose();
  hold('1', '3');
  const left = history.state as object;
  history.pushState({ place: 1 }, '', '/people/1');
  // The address is already that of the next page, which has no list parameters.
  show({ list: { ...FIRST, query: 'ana' } });
  expect(now().chosen.ids).toEqual([]);
  history.replaceState(left, '', '/people');
  show({});
  expect(now().chosen.ids).toEqual([1, 3]);
});

test.each([
  [
    'order, which replaces the history entry',
    () => history.replaceState({ place: 0 }, ''),
    { sort: { column: 'name', direction: 'ascending' } },
  ],
  ['page, which has its own history entry', () => history.pushState({ place: 1 }, ''), { page: 2 }],
] as const)('restores the selection after going back to another %s', (_what, navigate, change) => {
  const { hold, show } = choose();
  hold('1', '3');
  navigate();
  show({ list: { ...FIRST, ...change } });
  cleanup();
  expect(choose().now().chosen.ids).toEqual([1, 3]);
});

test('restores what was selected last on any page', () => {
  const { hold, show } = choose();
  hold('1');
  const first = history.state as object;
  history.pushState({ place: 1 }, '');
  show({ list: { ...FIRST, page: 2 } });
  hold('1', '7');
  history.replaceState(first, '');
  show({});
  cleanup();
  expect(choose().now().chosen.ids).toEqual([1, 7]);
});

test('does not restore on an earlier page what was cleared on a later one', () => {
  const { now, hold, show } = choose();
  hold('1');
  const first = history.state as object;
  history.pushState({ place: 1 }, '');
  show({ list: { ...FIRST, page: 2 } });
  act(() => now().chosen.clear());
  cleanup();
  const again = choose();
  expect(again.now().chosen.ids).toEqual([]);
  history.replaceState(first, '');
  again.show({});
  expect(again.now().chosen.ids).toEqual([]);
});

test('stores nothing in the entry of the page that opens next', () => {
  const { hold, show } = choose();
  hold('1');
  history.pushState({ place: 1 }, '', '/courses');
  show({ list: { ...FIRST, page: 2 } });
  expect(history.state).toEqual({ place: 1 });
});

test('does not restore the selection of another list', () => {
  choose().hold('1');
  cleanup();
  const other = renderHook(useSelection<(typeof people)[number]>, {
    initialProps: { path: '/courses', list: FIRST, rows: people, queryRef: {}, rowName, totalCount: 3 },
  });
  expect(other.result.current.chosen.ids).toEqual([]);
});

test('does not restore a cleared selection and keeps the other history state', () => {
  history.replaceState({ place: 4 }, '');
  const { now, hold } = choose();
  hold('1');
  act(() => now().chosen.clear());
  cleanup();
  expect(choose().now().chosen.ids).toEqual([]);
  expect(history.state).toMatchObject({ place: 4, selection: { keys: [] } });
});

test('restores a selection of all that match', () => {
  const { now, hold } = choose();
  hold('1');
  act(() => now().table.onSelectAll?.());
  cleanup();
  expect(choose().now().chosen).toMatchObject({ all: true, count: 348 });
});
