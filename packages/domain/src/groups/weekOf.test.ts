import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manilaClock } from '../time/manilaClock.ts';
import { hasRoom } from './hasRoom.ts';
import { weekOf } from './weekOf.ts';

describe('weekOf', () => {
  test.each([
    ['2025-11-16T15:59:59.999Z', '2025-11-09T16:00:00.000Z'],
    ['2025-11-16T16:00:00.000Z', '2025-11-16T16:00:00.000Z'],
    ['2025-11-23T15:59:59.999Z', '2025-11-16T16:00:00.000Z'],
    ['2025-11-23T16:00:00.000Z', '2025-11-23T16:00:00.000Z'],
    ['2023-12-31T15:59:59.999Z', '2023-12-24T16:00:00.000Z'],
    ['2020-01-01T00:00:00.000Z', '2019-12-29T16:00:00.000Z'],
  ])('%s is in the week from %s', (now, expected) => {
    expect(weekOf(new Date(now)).toISOString()).toBe(expected);
  });

  test('is a Monday, at most seven days ago', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
        const week = weekOf(now);
        const { weekday, hour, minute } = manilaClock(week);
        expect([weekday, hour, minute]).toEqual(['Monday', 0, 0]);
        expect(now.getTime() - week.getTime()).toBeGreaterThanOrEqual(0);
        expect(now.getTime() - week.getTime()).toBeLessThan(7 * 86_400_000);
      }),
    );
  });

  test('keeps an invalid date invalid', () => expect(weekOf(new Date(Number.NaN)).getTime()).toBeNaN());
});

describe('hasRoom', () => {
  test.each([
    [8, 7, 1, true],
    [8, 8, 1, false],
    [8, 9, 1, false],
    [8, 6, 2, true],
    [8, 7, 2, false],
    [0, 0, 1, false],
    [0, 0, 0, true],
    [null, 5000, 100, true],
    [Number.NaN, 1, 1, false],
    [8.5, 7, 1, false],
    [-1, 0, 1, false],
    [8, -1, 1, false],
    [8, Number.NaN, 1, false],
    [null, Number.NaN, 1, false],
    [null, 1, -1, false],
  ])('of %j with %d members for %d: %s', (capacity, members, people, expected) => {
    expect(hasRoom({ capacity, members }, people)).toBe(expected);
  });

  test('checks for one person by default', () => {
    expect([hasRoom({ capacity: 8, members: 7 }), hasRoom({ capacity: 8, members: 8 })]).toEqual([true, false]);
  });
});
