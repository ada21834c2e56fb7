import { expect, test } from 'vitest';
import { smallNumber } from './smallNumber.ts';

test.each([
  [0, 'zero'],
  [9, 'nine'],
  [10, '10'],
  [1250, '1,250'],
])('%d reads %s', (count, text) => {
  expect(smallNumber(count)).toBe(text);
});

test.each([-1, 1.5, Number.NaN])('throws for %d', (count) => {
  expect(() => smallNumber(count)).toThrow(RangeError);
});
