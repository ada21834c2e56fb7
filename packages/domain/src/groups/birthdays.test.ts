import { describe, expect, test } from 'vitest';
import { comingBirthdays, daysToBirthday } from './birthdays.ts';

describe('daysToBirthday', () => {
  test.each([
    // 17 November in Manila begins at 16:00 on the 16th.
    ['1998-11-17', '2025-11-16T15:59:59.999Z', 1],
    ['1998-11-17', '2025-11-16T16:00:00.000Z', 0],
    ['1998-11-17', '2025-11-17T15:59:59.999Z', 0],
    ['1998-11-17', '2025-11-17T16:00:00.000Z', null],
    ['1998-11-24', '2025-11-17T02:00:00Z', 7],
    ['1998-11-25', '2025-11-17T02:00:00Z', null],
    ['1998-01-02', '2025-12-30T02:00:00Z', 3],
    ['2000-02-29', '2025-02-28T02:00:00Z', 0],
    ['2000-02-29', '2025-03-01T02:00:00Z', null],
    ['2000-02-29', '2024-02-28T02:00:00Z', 1],
    ['2000-02-29', '2024-02-29T02:00:00Z', 0],
    [null, '2025-11-17T02:00:00Z', null],
    ['not a day', '2025-11-17T02:00:00Z', null],
    ['1998-11-17', '', null],
  ])('of %s at %s is %s', (birthdate, now, days) => {
    expect(daysToBirthday(birthdate, new Date(now))).toBe(days);
  });
});

describe('comingBirthdays', () => {
  test('are eight days, and 29 February in addition when the year lacks it', () => {
    expect(comingBirthdays(new Date('2025-02-25T02:00:00Z'))).toHaveLength(9);
    expect(comingBirthdays(new Date('2024-02-25T02:00:00Z'))).toHaveLength(8);
  });
});
