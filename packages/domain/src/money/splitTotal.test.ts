import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTotal } from './splitTotal.ts';

test.each([
  [10_000, 3, [3333, 3333, 3334]],
  [9_000, 3, [3000, 3000, 3000]],
  [3499, 1, [3499]],
  [2, 3, [0, 0, 2]],
  [0, 2, [0, 0]],
  [3000, 1000, Array.from({ length: 1000 }, () => 3)],
])('splits %d into %d', (total, count, expected) => {
  expect(splitTotal(total, count)).toEqual(expected);
});

test.each([
  [-1, 2],
  [0.5, 2],
  [Number.NaN, 2],
  [100, 0],
  [100, -1],
  [100, 1.5],
  [100, 1001],
])('throws for %d in %d', (total, count) => {
  expect(() => splitTotal(total, count)).toThrow(RangeError);
});

test('adds up to the total, and only the last may be larger, by less than the count', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 60 }), (total, count) => {
      const parts = splitTotal(total, count);
      const last = parts.at(-1) ?? 0;
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      expect(new Set(parts.slice(0, -1)).size).toBeLessThanOrEqual(1);
      expect(last - (parts[0] ?? 0)).toBeGreaterThanOrEqual(0);
      expect(last - (parts[0] ?? 0)).toBeLessThan(count);
    }),
  );
});
