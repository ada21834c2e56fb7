import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDates, timeOf } from './checkDates.ts';

const anything = fc.anything().filter((value) => value !== null);

describe('checkDates', () => {
  test.each([
    [undefined, 'startsAt must be a Date, not undefined'],
    [null, 'startsAt must be a Date, not null'],
    ['2025-11-17', 'startsAt must be a Date, not 2025-11-17'],
    [{ $date: '2025-11-17' }, 'startsAt must be a Date, not an object'],
    [Object.create(null), 'startsAt must be a Date, not an object'],
    [1_763_344_800_000, 'startsAt must be a Date, not 1763344800000'],
  ])('rejects %j for a date', (startsAt, message) => {
    expect(() => checkDates({ startsAt: startsAt as unknown as Date })).toThrow(new RangeError(message));
  });

  test('accepts null only for a date that may be null', () => {
    expect(() => checkDates({}, { unsubscribedAt: null })).not.toThrow();
    expect(() => checkDates({}, { unsubscribedAt: undefined as unknown as null })).toThrow(
      new RangeError('unsubscribedAt must be a Date, not undefined'),
    );
  });

  test('leaves an invalid Date to the rule', () => {
    expect(() => checkDates({ now: new Date(Number.NaN) })).not.toThrow();
  });

  test('names the wrong one of several', () => {
    fc.assert(
      fc.property(fc.date(), anything, (date, other) => {
        const wrong = { expiresAt: other as Date };
        expect(() => checkDates({ now: date, startsAt: date, ...wrong }, { endedAt: date })).toThrow(/^expiresAt must be a Date, not /);
        expect(() => checkDates({ now: date }, { endedAt: null, ...wrong })).toThrow(/^expiresAt must be a Date, not /);
      }),
    );
  });
});

test('timeOf returns the milliseconds of a date, and rejects any other value', () => {
  fc.assert(
    fc.property(fc.date(), (now) => {
      expect(timeOf({ now })).toBe(now.getTime());
    }),
  );
  expect(() => timeOf({ now: '2025-11-17' as unknown as Date })).toThrow(new RangeError('now must be a Date, not 2025-11-17'));
});
