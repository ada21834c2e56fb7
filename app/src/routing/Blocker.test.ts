import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Blocker } from './Blocker.ts';

let blocker: Blocker;
let stop: () => void;
const heard: string[] = [];
const hear = () => heard.push(location.pathname);
/** Navigates within the app. */
const go = (path: string) => blocker.pass(() => history.pushState(blocker.stateFor(false), '', path));
/** Goes Back or Forward and waits for the events that follow. */
const travel = async (delta: number) => {
  history.go(delta);
  await new Promise((resolve) => setTimeout(resolve, 20));
};

beforeEach(() => {
  heard.length = 0;
  blocker = new Blocker();
  stop = blocker.listen();
  addEventListener('popstate', hear);
});
afterEach(() => {
  stop();
  removeEventListener('popstate', hear);
});

test('navigates at once without a guard', () => {
  go('/a');
  expect(location.pathname).toBe('/a');
});

test('lets the guard decide whether to leave', () => {
  const confirm = vi.fn<(leave: () => void) => void>();
  const release = blocker.guard(confirm);
  go('/b');
  expect([confirm.mock.calls.length, location.pathname]).not.toEqual([1, '/b']);
  confirm.mock.calls[0]?.[0]();
  expect(location.pathname).toBe('/b');
  release();
  go('/c');
  expect([confirm.mock.calls.length, location.pathname]).toEqual([1, '/c']);
});

test('asks the newest guard, then the one before it', () => {
  const requested: string[] = [];
  const page = blocker.guard(() => requested.push('page'));
  const dialog = blocker.guard(() => requested.push('dialog'));
  go('/d');
  dialog();
  go('/d');
  page();
  expect(requested).toEqual(['dialog', 'page']);
});

test('guards Back as well: keeps the page until the user agrees, then goes there', async () => {
  go('/first');
  go('/second');
  const confirm = vi.fn<(leave: () => void) => void>();
  const release = blocker.guard(confirm);
  await travel(-1);
  expect([location.pathname, confirm.mock.calls.length, heard]).toEqual(['/second', 1, []]);
  confirm.mock.calls[0]?.[0]();
  await new Promise((resolve) => setTimeout(resolve, 20));
  release();
  expect([location.pathname, heard]).toEqual(['/first', ['/first']]);
  await travel(1);
  expect([location.pathname, heard]).toEqual(['/second', ['/first', '/second']]);
});

test('asks again when a declined Back is tried again', async () => {
  go('/first');
  go('/second');
  const confirm = vi.fn<(leave: () => void) => void>();
  const release = blocker.guard(confirm);
  await travel(-1);
  await travel(-1);
  expect([location.pathname, confirm.mock.calls.length]).toEqual(['/second', 2]);
  release();
  await travel(-1);
  expect(location.pathname).toBe('/first');
});

test('keeps the address of the page while the history returns from a rejected Back', async () => {
  go('/first?page=2');
  go('/second?page=3');
  const address = () => blocker.path() + blocker.search();
  expect(address()).toBe('/second?page=3');
  const confirm = vi.fn<(leave: () => void) => void>();
  const release = blocker.guard(confirm);
  const seen: string[] = [];
  const back = history.go.bind(history);
  const spy = vi.spyOn(history, 'go').mockImplementation((delta) => {
    seen.push(`${delta}: ${location.pathname} shows ${address()}`);
    back(delta);
  });
  history.back();
  await vi.waitUntil(() => confirm.mock.calls.length > 0);
  seen.push(`${location.pathname} shows ${address()}`);
  spy.mockRestore();
  release();
  expect(seen).toEqual(['1: /first shows /second?page=3', '/second shows /second?page=3']);
});

test('returns to the page after two fast Backs, and asks', async () => {
  go('/first');
  go('/second');
  go('/third');
  const confirm = vi.fn<(leave: () => void) => void>();
  const release = blocker.guard(confirm);
  history.back();
  history.back();
  await new Promise((resolve) => setTimeout(resolve, 50));
  release();
  expect([location.pathname, heard]).toEqual(['/third', []]);
  expect(confirm).toHaveBeenCalled();
});

test('keeps the key of an entry that is replaced, and gives a new entry none', () => {
  go('/e');
  history.replaceState({ ...(history.state as object), entry: 'first' }, '');
  expect(blocker.stateFor(true)).toMatchObject({ entry: 'first' });
  expect(blocker.stateFor(false)).not.toHaveProperty('entry');
});

test('release ends every guard, and listeners hear that the page is free', () => {
  const blocker = new Blocker();
  const free = vi.fn();
  const stop = blocker.onFree(free);
  const confirm = vi.fn<(leave: () => void) => void>();
  blocker.guard(confirm);
  const end = blocker.guard(confirm);
  expect(blocker.isGuarding).toBe(true);
  end();
  expect(free).not.toHaveBeenCalled();
  blocker.release();
  expect([blocker.isGuarding, free.mock.calls.length]).toEqual([false, 1]);
  const go = vi.fn();
  blocker.pass(go);
  expect([go.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 0]);
  stop();
  blocker.guard(confirm)();
  expect(free).toHaveBeenCalledTimes(1);
});
