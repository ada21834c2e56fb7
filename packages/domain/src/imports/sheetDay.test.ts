import { describe, expect, test } from 'vitest';
import { sheetDay } from './sheetDay.ts';

describe('sheetDay', () => {
  test.each([
    ['11/17/2025', '2025-11-16T16:00:00.000Z'],
    ['1/2/2025', '2025-01-01T16:00:00.000Z'],
    [' 02/29/2024 ', '2024-02-28T16:00:00.000Z'],
    ['01/01/1900', '1899-12-31T16:00:00.000Z'],
    ['12/31/9999', '9999-12-30T16:00:00.000Z'],
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
    '2025-11-17',
    '11/17/25',
    '11/17/2025 x',
    45_000,
    null,
  ])('rejects %j', (cell) => expect(sheetDay(cell)).toBeNull());

  test('rejects an invalid date', () => expect(sheetDay(new Date(Number.NaN))).toBeNull());
});
