import { expect, test } from 'vitest';
import { menuKeyTarget } from './menuKeyTarget.ts';

const labels = ['My Profile', 'Billing', 'Member', 'Affiliate', 'Sign out'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 4],
  ['ArrowUp', -1, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['m', 0, 2],
  ['M', 2, 0],
  ['a', 3, 3],
  ['x', 0, null],
  ['Tab', 0, null],
  ['Enter', 0, null],
  [' ', 0, null],
])('%s from item %d moves to %s', (key, from, target) => {
  expect(menuKeyTarget(key, from, labels)).toBe(target);
});

test('an empty menu moves nowhere', () => {
  expect(menuKeyTarget('ArrowDown', -1, [])).toBeNull();
});
