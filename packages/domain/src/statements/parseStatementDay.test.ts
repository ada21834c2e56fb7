import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDay } from '../time/isoDay.ts';
import { looksLikeDay, parseStatementDay } from './parseStatementDay.ts';

describe('parseStatementDay', () => {
  test.each([
    ['2025-01-05', 'ymd', '2025-01-05', null],
    ['2025/1/5', 'dmy', '2025-01-05', null],
    ['30-06-2025', 'dmy', '2025-06-30', null],
    ['06/30/2025', 'mdy', '2025-06-30', null],
    ['05/06/2025', 'dmy', '2025-06-05', null],
    ['05/06/2025', 'mdy', '2025-05-06', null],
    ['05.06.25', 'dmy', '2025-06-05', null],
    ['Feb 29, 2024', 'mdy', '2024-02-29', null],
    ['february 29 2024', 'ymd', '2024-02-29', null],
    ['29 Feb 2024', 'mdy', '2024-02-29', null],
    ['29-Feb-24', 'mdy', '2024-02-29', null],
    ['Sept. 1, 2025', 'dmy', '2025-09-01', null],
    ['2025-01-05 12:07 AM', 'ymd', '2025-01-05', '00:07'],
    ['2025-01-05 12:07 PM', 'ymd', '2025-01-05', '12:07'],
    ['2025-01-05 11:59:59 p.m.', 'ymd', '2025-01-05', '23:59'],
    ['2025-01-05  1:05PM', 'ymd', '2025-01-05', '13:05'],
    ['2025-01-05T00:00:00.000+08:00', 'ymd', '2025-01-05', '00:00'],
    ['01/05/2025, 23:15', 'mdy', '2025-01-05', '23:15'],
    ['Feb 29, 2024 9:05 AM', 'mdy', '2024-02-29', '09:05'],
    ['2000-01-01', 'ymd', '2000-01-01', null],
    ['2099-12-31', 'ymd', '2099-12-31', null],
  ] as const)('reads %j in the order %s', (text, order, paidOn, time) => {
    expect(parseStatementDay(text, order)).toEqual({ paidOn, time });
  });

  test.each([
    ['', 'ymd'],
    ['05/06/2025', 'ymd'],
    ['25-06-30', 'ymd'],
    ['13/01/2025', 'mdy'],
    ['01/13/2025', 'dmy'],
    ['2025-02-29', 'ymd'],
    ['2025-00-10', 'ymd'],
    ['2025-01-00', 'ymd'],
    ['2025-01/05', 'ymd'],
    ['Febr 29, 2024', 'mdy'],
    ['Feb 30, 2024', 'mdy'],
    ['Foo 1, 2024', 'mdy'],
    ['1999-12-31', 'ymd'],
    ['2100-01-01', 'ymd'],
    ['2025-01-05 24:00', 'ymd'],
    ['2025-01-05 10:60', 'ymd'],
    ['2025-01-05 13:00 PM', 'ymd'],
    ['2025-01-05 0:30 AM', 'ymd'],
    // UTC, whose day may be the one before.
    ['2025-01-05T20:00:00Z', 'ymd'],
    ['2025-01-05T20:00:00+00:00', 'ymd'],
    ['45978', 'ymd'],
    ['2025-01-05 to 2025-01-31', 'ymd'],
  ] as const)('rejects %j in the order %s', (text, order) => expect(parseStatementDay(text, order)).toBeNull());

  test('reads each day as it is formatted, in every order', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-02'), max: new Date('2099-12-30'), noInvalidDate: true }), (at) => {
        const day = isoDay(at);
        const [y, m, d] = day.split('-');
        expect(parseStatementDay(day, 'ymd')?.paidOn).toBe(day);
        expect(parseStatementDay(`${d}/${m}/${y}`, 'dmy')?.paidOn).toBe(day);
        expect(parseStatementDay(`${m}-${d}-${y}`, 'mdy')?.paidOn).toBe(day);
      }),
    );
  });
});

test.each([
  ['30-06-2025', true],
  ['06-30-2025', true],
  ['Date', false],
  ['007310159087', false],
])('looksLikeDay(%j) is %s', (text, expected) => expect(looksLikeDay(text)).toBe(expected));
