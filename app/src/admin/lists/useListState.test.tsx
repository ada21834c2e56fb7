import { coursesList } from '@atlas/domain/courses';
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

/** The list of courses at an address; `visited` holds the addresses that going back would show. */
function listAt(path: string, options: { tab?: 'status'; within?: { tab: string } } = {}) {
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

test('an address is read, and each change of it begins at the first page', () => {
  const { state } = listAt('/courses?q=upwork&status=archived&sort=-name&page=3');
  expect(state().typed).toBe('upwork');
  expect(state().list).toMatchObject({ filters: { status: 'archived' }, sort: { column: 'name', direction: 'descending' }, page: 3 });
  expect(state().hrefOf({ page: 4 })).toBe('/courses?q=upwork&status=archived&sort=-name&page=4');
  expect(state().hrefOf({ query: 'video' })).toBe('/courses?q=video&status=archived&sort=-name');
});

test('the search over everything stays beside the list', () => {
  const { state, visited, type, pause } = listAt('/courses?global=resume&type=lesson&page=3');
  expect(state().hrefOf({ page: 4 })).toBe('/courses?page=4&global=resume&type=lesson');
  act(() => state().filter('status', 'archived'));
  type('up');
  pause();
  expect(visited).toEqual(['/courses?q=up&status=archived&global=resume&type=lesson']);
});

test('what is typed is searched for once typing pauses, and going back leads past it', () => {
  const { state, visited, type, pause } = listAt('/courses');
  type('u');
  type('up');
  expect(visited).toEqual(['/courses']);
  pause();
  expect(visited).toEqual(['/courses?q=up']);
  expect(state().typed).toBe('up');
});

test('whoever goes to another page while typing pauses is not called back', () => {
  const { visited, navigate, type, pause } = listAt('/courses');
  type('up');
  act(() => navigate('/courses/7'));
  pause();
  expect(visited).toEqual(['/courses', '/courses/7']);
});

test('a space at the end stays for the word that comes next', () => {
  const { state, visited, type, pause } = listAt('/courses');
  type('up ');
  pause();
  expect(state().typed).toBe('up ');
  type('up work');
  pause();
  expect(visited).toEqual(['/courses?q=up+work']);
});

test('a filter that is chosen while typing pauses is kept', () => {
  const { state, visited, type, pause } = listAt('/courses');
  type('up');
  act(() => state().filter('author', '21'));
  pause();
  expect(visited).toEqual(['/courses?q=up&author=21']);
});

test('clearing takes away what was typed but not searched for yet', () => {
  const { state, visited, type, pause } = listAt('/courses?author=21');
  type('up');
  act(() => state().clear());
  expect(state().typed).toBe('');
  pause();
  expect(visited).toEqual(['/courses']);
});

test('the field follows the address when that changes by itself', () => {
  const { state, navigate, type, pause } = listAt('/courses');
  type('up');
  pause();
  act(() => navigate('/courses?q=video'));
  expect(state().typed).toBe('video');
});

test('a header sorts upwards first, then the other way, and a filter can be taken away', () => {
  const { state, visited } = listAt('/courses?status=archived&page=2');
  act(() => state().sortBy('name'));
  act(() => state().sortBy('name'));
  expect(visited).toEqual(['/courses?status=archived&sort=-name']);
  act(() => state().filter('status', null));
  expect(visited).toEqual(['/courses?sort=-name']);
});

test('the order in force is the chosen one, or the list’s own; its header turns it round', () => {
  const { state, visited } = listAt('/courses');
  expect(state().sort).toEqual({ column: 'created', direction: 'descending' });
  act(() => state().sortBy('created'));
  expect(state().sort).toEqual({ column: 'created', direction: 'ascending' });
  expect(visited).toEqual(['/courses?sort=created']);
});

test('what the list does not understand is refused in bulk and in exports, and can be cleared', () => {
  const { state } = listAt('/courses?author=me&status=else&sort=price');
  expect([state().isNarrowed, state().list.sort]).toEqual([true, null]);
  expect(state().list.ignored).toEqual({ author: 'me', status: 'else' });
  act(() => state().clear());
  expect([state().isNarrowed, state().list.ignored]).toEqual([false, undefined]);
});

test('the tab that is open does not narrow the list, and stays when the filters go', () => {
  const { state, visited } = listAt('/courses?status=archived', { tab: 'status' });
  expect(state().isNarrowed).toBe(false);
  act(() => state().filter('author', '21'));
  expect(state().isNarrowed).toBe(true);
  act(() => state().clear());
  expect(visited).toEqual(['/courses?status=archived']);
});

test('a list that is one part of a page keeps that in each of its addresses', () => {
  const { state, visited } = listAt('/courses?tab=old&author=21', { within: { tab: 'old' } });
  expect([state().path, state().hrefOf({ page: 2 })]).toEqual(['/courses?tab=old', '/courses?tab=old&author=21&page=2']);
  act(() => state().clear());
  expect(visited).toEqual(['/courses?tab=old']);
});
