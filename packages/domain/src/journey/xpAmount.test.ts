import { expect, test } from 'vitest';
import { xpAmount } from './xpAmount.ts';

test.each([
  [0, '0', '0'],
  [50, '50', '+50'],
  [1250, '1,250', '+1,250'],
  [-100, '-100', '-100'],
])('%d points read %s, and as a change %s', (points, amount, change) => {
  expect(xpAmount(points)).toBe(amount);
  expect(xpAmount(points, { signed: true })).toBe(change);
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('throws for %d', (points) => {
  expect(() => xpAmount(points)).toThrow(RangeError);
});
