import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatShortDate } from './formatDate.ts';
import { manilaMidnight } from './manilaDate.ts';
import { addManilaMonths, nextHalfMonthEnd } from './manilaMonths.ts';
import { startOfManilaDay } from './manilaDay.ts';

describe('manilaMidnight', () => {
  test('is 16:00 UTC of the previous day', () => {
    expect(manilaMidnight(2025, 11, 17).toISOString()).toBe('2025-11-16T16:00:00.000Z');
    expect(manilaMidnight(2025, 13, 1).toISOString()).toBe('2025-12-31T16:00:00.000Z');
  });
});

describe('addManilaMonths', () => {
  test.each([
    ['2025-01-31', 1, '02/28/2025'],
    ['2024-01-31', 1, '02/29/2024'],
    ['2025-01-31', 2, '03/31/2025'],
    ['2025-12-15', 1, '01/15/2026'],
    ['2025-03-31', -1, '02/28/2025'],
    ['2025-11-16T16:00:00Z', 0, '11/17/2025'],
    ['2025-11-16T15:59:59Z', 0, '11/16/2025'],
    ['2025-11-30T16:00:00Z', 1, '01/01/2026'],
  ])('%s + %d months is %s', (at, months, expected) => {
    const result = addManilaMonths(new Date(at), months);
    expect(formatShortDate(result)).toBe(expected);
    expect(startOfManilaDay(result)).toEqual(result);
  });

  test('throws for half a month, and keeps an invalid date invalid', () => {
    expect(() => addManilaMonths(new Date(0), 0.5)).toThrow(RangeError);
    expect(addManilaMonths(new Date(Number.NaN), 1).getTime()).toBeNaN();
  });
});

describe('nextHalfMonthEnd', () => {
  test.each([
    ['2025-02-01', '02/15/2025'],
    ['2025-02-15', '02/15/2025'],
    ['2025-02-15T16:00:00Z', '02/28/2025'],
    ['2025-02-28', '02/28/2025'],
    ['2024-02-28', '02/29/2024'],
    ['2025-12-31', '12/31/2025'],
    ['2025-12-31T16:00:00Z', '01/15/2026'],
  ])('from %s it is %s', (at, expected) => {
    expect(formatShortDate(nextHalfMonthEnd(new Date(at)))).toBe(expected);
  });

  test('is never before the day, at most 16 days after it, and is stable', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (at) => {
        const next = nextHalfMonthEnd(at);
        const days = (next.getTime() - startOfManilaDay(at).getTime()) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThanOrEqual(15);
        expect(nextHalfMonthEnd(next)).toEqual(next);
      }),
    );
  });
});
