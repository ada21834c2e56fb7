import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { TIME_ZONES } from './timeZones.ts';
import { instantInZone, wallTime } from './zonedTime.ts';

describe('instantInZone', () => {
  test.each([
    ['Asia/Singapore', '2025-11-17', 0, '2025-11-16T16:00:00.000Z'],
    ['Asia/Singapore', '2025-11-17', 23 * 60 + 30, '2025-11-17T15:30:00.000Z'],
    ['Asia/Kathmandu', '2025-11-17', 0, '2025-11-16T18:15:00.000Z'],
    ['Etc/GMT+12', '2025-11-17', 0, '2025-11-17T12:00:00.000Z'],
    ['Pacific/Kiritimati', '2025-11-17', 0, '2025-11-16T10:00:00.000Z'],
    ['America/New_York', '2025-01-15', 19 * 60, '2025-01-16T00:00:00.000Z'],
    ['America/New_York', '2025-07-15', 19 * 60, '2025-07-15T23:00:00.000Z'],
    ['Europe/London', '2025-07-15', 0, '2025-07-14T23:00:00.000Z'],
    // The clocks go forward from 2 to 3.
    ['America/Los_Angeles', '2025-03-09', 90, '2025-03-09T09:30:00.000Z'],
    ['America/Los_Angeles', '2025-03-09', 120, null],
    ['America/Los_Angeles', '2025-03-09', 150, null],
    ['America/Los_Angeles', '2025-03-09', 180, '2025-03-09T10:00:00.000Z'],
    // The clocks go back from 2 to 1: the first of both instants counts.
    ['America/Los_Angeles', '2025-11-02', 90, '2025-11-02T08:30:00.000Z'],
    ['America/Los_Angeles', '2025-11-02', 120, '2025-11-02T10:00:00.000Z'],
    // Changes by half an hour.
    ['Australia/Lord_Howe', '2025-10-05', 120, null],
    ['Asia/Singapore', '2025-02-30', 0, null],
    ['Asia/Singapore', 'tomorrow', 0, null],
  ])('converts in %s the day %s at minute %i to %s', (zone, day, minute, expected) => {
    expect(instantInZone(zone, { day, minute })?.toISOString() ?? null).toBe(expected);
  });

  test('agrees with luxon on every half hour of every zone', () => {
    const minutes = fc.integer({ min: 0, max: 2 * 366 * 48 });
    fc.assert(
      fc.property(fc.constantFrom(...TIME_ZONES), minutes, ({ zone }, slot) => {
        const at = new Date(Date.UTC(2025, 0, 1) + slot * 1_800_000);
        const wall = wallTime(zone, at);
        const there = DateTime.fromJSDate(at, { zone });
        expect(wall).toEqual({ day: there.toISODate(), minute: there.hour * 60 + there.minute });
        const back = instantInZone(zone, wall);
        expect(back === null ? null : wallTime(zone, back)).toEqual(wall);
        expect(back?.getTime()).toBeLessThanOrEqual(at.getTime());
      }),
      { numRuns: 300 },
    );
  });

  test('throws for an unknown zone', () => {
    expect(() => instantInZone('Mars/Olympus', { day: '2025-11-17', minute: 0 })).toThrow(RangeError);
  });
});
