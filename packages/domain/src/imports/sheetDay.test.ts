import { describe, expect, test } from 'vitest';
import { dayProblem, isDayFirst, isDayInDoubt, sheetDay } from './sheetDay.ts';

describe('sheetDay', () => {
  test.each([
    ['11/17/2025', '2025-11-16T16:00:00.000Z'],
    ['1/2/2025', '2025-01-01T16:00:00.000Z'],
    [' 02/29/2024 ', '2024-02-28T16:00:00.000Z'],
    ['01/01/1900', '1899-12-31T16:00:00.000Z'],
    ['12/31/9999', '9999-12-30T16:00:00.000Z'],
    ['2025-11-17', '2025-11-16T16:00:00.000Z'],
    ['2025-11-17 00:00', '2025-11-16T16:00:00.000Z'],
    ['17 Nov 2025', '2025-11-16T16:00:00.000Z'],
    ['November 17, 2025', '2025-11-16T16:00:00.000Z'],
    ['17-Nov-2025', '2025-11-16T16:00:00.000Z'],
    [new Date('2025-11-17T00:00:00Z'), '2025-11-16T16:00:00.000Z'],
    [new Date('2025-11-17T23:59:59Z'), '2025-11-16T16:00:00.000Z'],
  ])('reads %j as the day from %s', (cell, expected) => {
    expect(sheetDay(cell)?.toISOString()).toBe(expected);
  });

  test.each([
    '',
    '02/29/2025',
    '13/01/2025',
    '00/10/2025',
    '01/00/2025',
    '99/99/2025',
    'x01/01/2025',
    '01/32/2025',
    '12/31/1899',
    '2025-02-29',
    '1899-12-31',
    '17 Nox 2025',
    '30 Feb 2025',
    'Nov 2025',
    '17 Nov 17, 2025',
    '11/17/25',
    '11/17/2025 x',
    45_000,
    null,
  ])('rejects %j', (cell) => expect(sheetDay(cell)).toBeNull());

  test('rejects an invalid date', () => expect(sheetDay(new Date(Number.NaN))).toBeNull());
});

describe('dayProblem', () => {
  test.each([
    ['31/12/1999', 'has the day before the month; write 12/31/1999 (mm/dd/yyyy)'],
    ['13.1.2025', 'has the day before the month; write 01/13/2025 (mm/dd/yyyy)'],
    ['12/13/99', 'needs all four digits of the year (mm/dd/yyyy)'],
    ['31/13/1999', 'is not a date (mm/dd/yyyy)'],
    ['30/02/2025', 'is not a date (mm/dd/yyyy)'],
    ['12.11.2025', 'is not a date (mm/dd/yyyy)'],
    ['', 'is not a date (mm/dd/yyyy)'],
  ])('of %j: %s', (text, problem) => expect(dayProblem(text)).toBe(problem));
});

test.each([
  ['13/12/2025', true],
  ['12/12/2025', false],
  ['12/13/2025', false],
  ['30/02/2025', false],
])('%j has its day first: %s', (text, expected) => expect(isDayFirst(text)).toBe(expected));

test.each([
  ['03/04/2025', true],
  ['12/1/2025', true],
  ['04/04/2025', false],
  ['03/13/2025', false],
  ['2025-03-04', false],
])('%j is in doubt: %s', (text, expected) => expect(isDayInDoubt(text)).toBe(expected));
