import { expect, test } from 'vitest';
import { isSameOrder } from './isSameOrder.ts';
import type { UnitOrder } from './isSameOutline.ts';

const order = (...units: [number, ...number[]][]): UnitOrder[] => units.map(([unitId, ...lessonIds]) => ({ unitId, lessonIds }));

test.each<[string, boolean, UnitOrder[], UnitOrder[]]>([
  ['an empty course', true, [], []],
  ['the same order', true, order([1, 7, 8], [2, 9]), order([1, 7, 8], [2, 9])],
  ['other lessons first', false, order([1, 7, 8]), order([1, 8, 7])],
  ['another unit first', false, order([1, 7], [2, 9]), order([2, 9], [1, 7])],
  ['a lesson in another unit', false, order([1, 7, 8], [2, 9]), order([1, 7], [2, 8, 9])],
  ['a lesson less', false, order([1, 7, 8]), order([1, 7])],
  ['a lesson more', false, order([1, 7]), order([1, 7, 8])],
  ['a unit less', false, order([1], [2]), order([1])],
  ['a unit more', false, order([1]), order([1], [2])],
])('%s: %s', (_name, isSame, present, read) => {
  expect(isSameOrder(present, read)).toBe(isSame);
});
