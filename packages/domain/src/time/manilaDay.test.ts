import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manilaClock } from './manilaClock.ts';
import { addManilaDays, manilaDaysBetween, startOfManilaDay } from './manilaDay.ts';

describe('startOfManilaDay', () => {
  test.each([
    ['2025-11-16T15:59:59.999Z', '2025-11-15T16:00:00.000Z'],
    ['2025-11-16T16:00:00.000Z', '2025-11-16T16:00:00.000Z'],
    ['2025-11-16T16:00:00.001Z', '2025-11-16T16:00:00.000Z'],
    ['2025-12-31T16:00:00.000Z', '2025-12-31T16:00:00.000Z'],
    ['9999-12-31T15:59:59.999Z', '9999-12-30T16:00:00.000Z'],
  ])('of %s is %s', (at, start) => {
    expect(startOfManilaDay(new Date(at)).toISOString()).toBe(start);
  });

  test('keeps an invalid date invalid', () => {
    expect(startOfManilaDay(new Date(Number.NaN)).getTime()).toBeNaN();
  });

  test('is midnight on the clock in Manila, at most a day earlier, on the same date', () => {
    const since1991 = fc.date({ min: new Date('1991-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(since1991, (at) => {
        const start = startOfManilaDay(at);
        expect(manilaClock(start)).toEqual({ ...manilaClock(at), hour: 0, minute: 0 });
        expect(at.getTime() - start.getTime()).toBeLessThan(86_400_000);
        expect(at.getTime() - start.getTime()).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('addManilaDays', () => {
  test.each([
    ['2025-11-17T00:00:00.000Z', 14, '2025-12-01T00:00:00.000Z'],
    ['2025-02-28T16:00:00.000Z', 1, '2025-03-01T16:00:00.000Z'],
    ['2025-01-01T00:00:00.000Z', -1, '2024-12-31T00:00:00.000Z'],
    ['2025-01-01T00:00:00.000Z', 0, '2025-01-01T00:00:00.000Z'],
  ])('adds to %s %d days', (at, days, expected) => {
    expect(addManilaDays(new Date(at), days).toISOString()).toBe(expected);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('throws for %d days', (days) => {
    expect(() => addManilaDays(new Date(0), days)).toThrow(RangeError);
  });
});

describe('manilaDaysBetween', () => {
  test.each([
    ['2025-11-17T15:59:59.999Z', '2025-11-17T16:00:00.000Z', 1],
    ['2025-11-16T16:00:00.000Z', '2025-11-17T15:59:59.999Z', 0],
    ['2025-11-17T16:00:00.000Z', '2025-11-17T15:59:59.999Z', -1],
    ['2025-11-16T16:00:00.000Z', '2025-11-30T16:00:00.000Z', 14],
  ])('from %s to %s: %d', (from, to, days) => {
    expect(manilaDaysBetween(new Date(from), new Date(to))).toBe(days);
  });

  test('is NaN for an invalid date', () => {
    expect(manilaDaysBetween(new Date(Number.NaN), new Date(0))).toBeNaN();
  });
});
