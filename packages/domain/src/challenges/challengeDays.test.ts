import { describe, expect, test } from 'vitest';
import { challengeDay } from './challengeDay.ts';
import { daysToCatchUp } from './daysToCatchUp.ts';

const span = { startsOn: '2025-11-10', days: 12 };

describe('challengeDay', () => {
  test.each([
    ['2025-11-09T15:59:59.999Z', null],
    ['2025-11-09T16:00:00.000Z', 1],
    ['2025-11-10T15:59:59.999Z', 1],
    ['2025-11-10T16:00:00.000Z', 2],
    ['2025-11-21T15:59:59.999Z', 12],
    ['2025-11-21T16:00:00.000Z', null],
    ['', null],
  ])('at %s it is day %s', (now, day) => {
    expect(challengeDay(span, new Date(now))).toBe(day);
  });

  test('is null for an invalid date', () => {
    expect(challengeDay({ startsOn: '2025-02-30', days: 12 }, new Date('2025-03-02T00:00:00Z'))).toBeNull();
  });
});

describe('daysToCatchUp', () => {
  test.each([
    ['before the first day', '2025-11-09T15:59:59.999Z', [], []],
    ['on the first day', '2025-11-10T15:59:59.999Z', [], []],
    ['on the second day', '2025-11-10T16:00:00.000Z', [], [1]],
    ['with gaps', '2025-11-14T02:00:00.000Z', [1, 3], [2, 4]],
    ['today finished already', '2025-11-12T02:00:00.000Z', [3], [1, 2]],
    ['on the last day', '2025-11-21T15:59:59.999Z', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [11]],
    ['after it', '2025-12-24T02:00:00.000Z', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [11, 12]],
    ['at an invalid time', '', [], []],
  ])('returns the missed days %s', (_when, now, finished, days) => {
    expect(daysToCatchUp(span, finished, new Date(now))).toEqual(days);
  });

  test('is empty for an invalid date', () => {
    expect(daysToCatchUp({ startsOn: 'soon', days: 12 }, [], new Date('2025-11-14T02:00:00Z'))).toEqual([]);
  });
});
