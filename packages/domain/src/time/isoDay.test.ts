import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfIsoDay, fromIsoDay, isoDay } from './isoDay.ts';

describe('isoDay', () => {
  test.each([
    ['2025-11-16T15:59:59.999Z', '2025-11-16'],
    ['2025-11-16T16:00:00.000Z', '2025-11-17'],
    ['2024-02-28T16:00:00.000Z', '2024-02-29'],
    ['9999-12-30T16:00:00.000Z', '9999-12-31'],
  ])('formats %s as %s', (at, day) => {
    expect(isoDay(at)).toBe(day);
  });
});

describe('fromIsoDay', () => {
  test.each([
    ['2025-11-17', '2025-11-16T16:00:00.000Z'],
    ['2024-02-29', '2024-02-28T16:00:00.000Z'],
  ])('parses %s to %s', (day, at) => {
    expect(fromIsoDay(day)?.toISOString()).toBe(at);
  });

  test.each(['', '2025-02-29', '2025-13-01', '2025-00-10', '2025-1-1', '17-11-2025', '2025-11-17T00:00:00Z', 'today'])(
    'rejects %j',
    (text) => {
      expect(fromIsoDay(text)).toBeNull();
    },
  );

  test('reverses isoDay', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }), (at) => {
        const day = isoDay(at);
        expect(isoDay(fromIsoDay(day) ?? new Date(0))).toBe(day);
      }),
    );
  });
});

test.each([
  ['2025-11-17', new Date('2025-11-17T15:59:59.999Z')],
  ['2025-02-30', null],
  [null, null],
])('the last millisecond of %s', (day, end) => expect(endOfIsoDay(day)).toEqual(end));
