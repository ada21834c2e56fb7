import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MANILA } from './manila.ts';
import { manilaClock } from './manilaClock.ts';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: MANILA,
  hourCycle: 'h23',
  weekday: 'long',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});
const byIntl = (at: Date) => {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map((type) => Number(parts[type]));
  return { year, month, day, weekday: parts['weekday'], hour, minute };
};

test.each([
  ['2025-11-16T15:59:59Z', { year: 2025, month: 11, day: 16, weekday: 'Sunday', hour: 23, minute: 59 }],
  ['2025-11-16T16:00:00Z', { year: 2025, month: 11, day: 17, weekday: 'Monday', hour: 0, minute: 0 }],
  ['2025-12-31T16:00:00Z', { year: 2026, month: 1, day: 1, weekday: 'Thursday', hour: 0, minute: 0 }],
  // Manila had daylight saving at that time.
  ['1990-06-30T16:00:00Z', { year: 1990, month: 7, day: 1, weekday: 'Sunday', hour: 1, minute: 0 }],
])('reads %s in Manila', (at, clock) => {
  expect(manilaClock(at)).toEqual(clock);
});

test('matches the time zone database at any instant', () => {
  const instants = fc.date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (at) => {
      expect(manilaClock(at)).toEqual(byIntl(at));
    }),
  );
});

test('throws for an invalid instant', () => {
  expect(() => manilaClock(new Date(Number.NaN))).toThrow(RangeError);
});
