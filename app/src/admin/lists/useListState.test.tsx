import { coursesList } from '@atlas/domain/courses';
import { moveUpsList } from '@atlas/domain/journey';
import { SEARCH_DEBOUNCE_MS } from '@atlas/domain/lists';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useListState } from './useListState.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders the list of courses at an address. `visited` holds the history entries. */
function listAt(path: string, options: { tab?: 'status'; within?: { tab: string }; record?: string; defaults?: { status: string } } = {}) {
  const { hook, searchHook, history, navigate } = memoryLocation({ path, record: true });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  );
  const { result } = renderHook(() => useListState('courses', coursesList, options), { wrapper });
  const type = (text: string) => act(() => result.current.search(text));
  const pause = (): void => {
    act(() => void vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS));
  };
  return { state: () => result.current, visited: history, navigate, type, pause };
}

test('reads an address and resets to the first page on each change', () => {
  const { state } = listAt('/courses?q=upwork&status=archived&sort=-name&page=3');
  expect(state().typed).toBe('upwork');
  expect(state().list).toMatchObject({ filters: { status: 'archived' }, sort: { column: 'name', direction: 'descending' }, page: 3 });
  expect(state().hrefOf({ page: 4 })).toBe('/courses?q=upwork&status=archived&sort=-name&page=4');
  expect(state().hrefOf({ query: 'video' })).toBe('/courses?q=video&status=archived&sort=-name');
});

test('keeps the global search in the address of the list', () => {
  const { state, visited, type, pause } = listAt('/courses?global=resume&type=lesson&page=3');
  expect(state().hrefOf({ page: 4 })).toBe('/courses?page=4&global=resume&type=lesson');
  act(() => state().filter('status', 'archived'));
  type('up');
  pause();
  expect(visited).toEqual(['/courses?q=up&status=archived&global=resume&type=lesson']);
});

test('keeps the record that contains the list in its address', () => {
  const { state, visited } = listAt('/courses?tab=reconcile&statementId=46&page=3', {
    within: { tab: 'reconcile' },
    record: 'statementId',
  });
  expect(state().hrefOf({ page: 4 })).toBe('/courses?tab=reconcile&statementId=46&page=4');
  expect(state().isNarrowed).toBe(false);
  expect(state().path).toBe('/courses?tab=reconcile');
  act(() => state().filter('status', 'archived'));
  expect(visited).toEqual(['/courses?tab=reconcile&statementId=46&status=archived']);
});

test('searches once typing pauses and replaces the history entry', () => {
  const { state, visited, type, pause } = listAt('/courses');
  type('u');
  type('up');
  expect(visited).toEqual(['/courses']);
  pause();
  expect(visited).toEqual(['/courses?q=up']);
  expect(state().typed).toBe('up');
});

test('does not search after the user has navigated to another page', () => {
  const { visited, navigate, type, pause } = listAt('/courses');
  type('up');
  act(() => navigate('/courses/7'));
  pause();
  expect(visited).toEqual(['/courses', '/courses/7']);
});

test('keeps a trailing space in the field', () => {
  const { state, visited, type, pause } = listAt('/courses');
  type('up ');
  pause();
  expect(state().typed).toBe('up ');
  type('up work');
  pause();
  expect(visited).toEqual(['/courses?q=up+work']);
});

test('keeps a filter chosen before typing pauses', () => {
  const { state, visited, type, pause } = listAt('/courses');
  type('up');
  act(() => state().filter('author', '21'));
  pause();
  expect(visited).toEqual(['/courses?q=up&author=21']);
});

test('clears typed text that has not been searched for yet', () => {
  const { state, visited, type, pause } = listAt('/courses?author=21');
  type('up');
  act(() => state().clear());
  expect(state().typed).toBe('');
  pause();
  expect(visited).toEqual(['/courses']);
});

test('updates the field when the address changes', () => {
  const { state, navigate, type, pause } = listAt('/courses');
  type('up');
  pause();
  act(() => navigate('/courses?q=video'));
  expect(state().typed).toBe('video');
});

test('sorts ascending first, then descending, and removes a filter', () => {
  const { state, visited } = listAt('/courses?status=archived&page=2');
  act(() => state().sortBy('name'));
  act(() => state().sortBy('name'));
  expect(visited).toEqual(['/courses?status=archived&sort=-name']);
  act(() => state().filter('status', null));
  expect(visited).toEqual(['/courses?sort=-name']);
});

test('uses the chosen order or the list’s default, which its header reverses', () => {
  const { state, visited } = listAt('/courses');
  expect(state().sort).toEqual({ column: 'created', direction: 'descending' });
  act(() => state().sortBy('created'));
  expect(state().sort).toEqual({ column: 'created', direction: 'ascending' });
  expect(visited).toEqual(['/courses?sort=created']);
});

test('reports unknown filters as ignored and clears them', () => {
  const { state } = listAt('/courses?author=me&status=else&sort=price');
  expect([state().isNarrowed, state().list.sort]).toEqual([true, null]);
  expect(state().list.ignored).toEqual({ author: 'me', status: 'else' });
  act(() => state().clear());
  expect([state().isNarrowed, state().list.ignored]).toEqual([false, undefined]);
});

test('does not count the current tab as a filter and keeps it when filters are cleared', () => {
  const { state, visited } = listAt('/courses?status=archived', { tab: 'status' });
  expect(state().isNarrowed).toBe(false);
  act(() => state().filter('author', '21'));
  expect(state().isNarrowed).toBe(true);
  act(() => state().clear());
  expect(visited).toEqual(['/courses?status=archived']);
});

test('keeps the tab of a page in every address of its list', () => {
  const { state, visited } = listAt('/courses?tab=old&author=21', { within: { tab: 'old' } });
  expect([state().path, state().hrefOf({ page: 2 })]).toEqual(['/courses?tab=old', '/courses?tab=old&author=21&page=2']);
  act(() => state().clear());
  expect(visited).toEqual(['/courses?tab=old']);
});

test('applies default filters, which do not narrow the list and stay when filters are cleared', () => {
  const { state, visited } = listAt('/courses?author=21', { defaults: { status: 'archived' } });
  expect(state().list.filters).toEqual({ author: '21', status: 'archived' });
  act(() => state().filterAll({ status: 'archived' }));
  expect(state().isNarrowed).toBe(false);
  act(() => state().filter('author', '7'));
  act(() => state().clear());
  expect(visited.at(-1)).toBe('/courses?status=archived');
});

test('keeps the parameters of the path, and leaves out the filters that the page sets', () => {
  const { hook, searchHook, history } = memoryLocation({ path: '/review-move-up/3?stage=9&state=returned', record: true });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  );
  const { result } = renderHook(
    () =>
      useListState('reviewMoveUp', moveUpsList, { params: { id: 3 }, tab: 'state', fixed: { stage: '3' }, defaults: { state: 'waiting' } }),
    { wrapper },
  );
  expect(result.current.list.filters).toEqual({ stage: '3', state: 'returned' });
  expect(result.current.isNarrowed).toBe(false);
  expect(result.current.path).toBe('/review-move-up/3');
  expect(result.current.hrefOf({ page: 2 })).toBe('/review-move-up/3?state=returned&page=2');
  act(() => result.current.search('ana'));
  act(() => void vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS));
  expect(history.at(-1)).toBe('/review-move-up/3?q=ana&state=returned');
  expect(result.current.isNarrowed).toBe(true);
  act(() => result.current.clear());
  expect(history.at(-1)).toBe('/review-move-up/3?state=returned');
});
