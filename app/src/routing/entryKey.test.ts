import { afterEach, expect, test } from 'vitest';
import { entryKey } from './entryKey.ts';

afterEach(() => history.replaceState(null, ''));

test('gives an entry one key and keeps its other state', () => {
  history.pushState({ place: 3 }, '');
  const key = entryKey();
  expect(entryKey()).toBe(key);
  expect(history.state).toEqual({ place: 3, entry: key });
});

test('distinguishes two entries of the same address', () => {
  history.pushState(null, '', '/courses');
  const first = entryKey();
  history.pushState(null, '', '/courses');
  expect(entryKey()).not.toBe(first);
});
