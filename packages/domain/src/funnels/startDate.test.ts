import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manilaMidnight } from '../time/manilaDate.ts';
import { blankValidityDate } from './blankValidity.ts';
import { startByDaysOf, startDateOf } from './startDate.ts';
import { validityDateOf, validityDaysOf } from './validityDate.ts';

describe('startDateOf', () => {
  test.each([
    [0, '2025-11-17T15:59:59Z', manilaMidnight(2025, 11, 17)],
    [0, '2025-11-17T16:00:00Z', manilaMidnight(2025, 11, 18)],
    [14, '2025-11-17T02:00:00Z', manilaMidnight(2025, 12, 1)],
    [3650, '2025-11-17T02:00:00Z', manilaMidnight(2035, 11, 15)],
  ])('adds %d days to %s', (days, now, expected) => {
    expect(startDateOf(days, new Date(now))).toEqual(expected);
  });

  test.each([-1, 0.5, 3651, Number.NaN])('throws for %d days', (days) => {
    expect(() => startDateOf(days, new Date(0))).toThrow(RangeError);
  });
});

describe('startByDaysOf', () => {
  test.each([
    ['2025-11-17T16:00:00Z', '2025-11-17T15:59:59Z', 1],
    ['2025-11-17T15:59:59Z', '2025-11-16T16:00:00Z', 0],
    ['2025-11-01T00:00:00Z', '2025-11-17T00:00:00Z', 0],
  ])('counts for %s at %s %d days', (date, now, days) => {
    expect(startByDaysOf(new Date(date), new Date(now))).toBe(days);
  });

  test('throws for an invalid date', () => {
    expect(() => startByDaysOf(new Date(Number.NaN), new Date(0))).toThrow(RangeError);
  });

  test('reverses startDateOf', () => {
    fc.assert(
      fc.property(fc.nat(3650), fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }), (days, now) => {
        expect(startByDaysOf(startDateOf(days, now), now)).toBe(days);
      }),
    );
  });
});

describe('validityDateOf', () => {
  const start = manilaMidnight(2025, 1, 1);
  test.each([
    [1, manilaMidnight(2025, 1, 2)],
    [365, manilaMidnight(2026, 1, 1)],
    [null, new Date('9999-12-30T16:00:00Z')],
  ])('adds %j days', (days, expected) => {
    expect(validityDateOf(days, start)).toEqual(expected);
  });

  test.each([0, -1, 1.5, 36_501, Number.NaN])('throws for %d days', (days) => {
    expect(() => validityDateOf(days, start)).toThrow(RangeError);
  });

  test('throws for an invalid start, blank or not', () => {
    expect(() => validityDateOf(1, new Date(Number.NaN))).toThrow(RangeError);
    expect(() => validityDateOf(null, new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('validityDaysOf', () => {
  const start = manilaMidnight(2025, 1, 1);
  test.each([
    [null, null],
    [blankValidityDate(), null],
    [manilaMidnight(9999, 1, 1), null],
    [manilaMidnight(2025, 1, 2), 1],
    [manilaMidnight(2025, 1, 1), 1],
    [manilaMidnight(2024, 1, 1), 1],
  ])('until %j counts %j days', (date, days) => {
    expect(validityDaysOf(date, start)).toBe(days);
  });

  test('throws for an invalid date', () => {
    expect(() => validityDaysOf(new Date(Number.NaN), start)).toThrow(RangeError);
  });

  test('reverses validityDateOf', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 1, max: 36_500 })), (days) => {
        expect(validityDaysOf(validityDateOf(days, start), start)).toBe(days);
      }),
    );
  });
});
