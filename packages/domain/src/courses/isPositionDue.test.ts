import { expect, test } from 'vitest';
import { isPositionDue } from './isPositionDue.ts';

test.each([
  [14.9, 0, false, false],
  [15, 0, false, true],
  [60, 75, false, true],
  [0.9, 0, true, false],
  [1, 0, true, true],
  [64, 60, true, true],
  [60.4, 60.9, true, false],
])('at %d s, saved at %d s, stopped %s: %s', (seconds, saved, hasStopped, due) => {
  expect(isPositionDue(seconds, saved, hasStopped)).toBe(due);
});
