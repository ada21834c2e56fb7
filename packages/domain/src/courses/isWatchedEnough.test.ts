import { expect, test } from 'vitest';
import { isWatchedEnough } from './isWatchedEnough.ts';

test.each([
  [540, 600, true],
  [539.9, 600, false],
  [600, 600, true],
  [601, 600, true],
  [0, 600, false],
  [0.9, 1, true],
  [0, 0, false],
  [10, 0, false],
  [10, -10, false],
  [10, Number.NaN, false],
  [Number.NaN, 600, false],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, false],
])('%d s of %d s: %s', (position, duration, expected) => {
  expect(isWatchedEnough(position, duration)).toBe(expected);
});
