import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { formatTime } from './formatTime.ts';
import { TIME_SLOTS } from './timeSlots.ts';
import { DEFAULT_TIME_ZONE, TIME_ZONES, timeZoneLabel, timeZoneName, timeZoneNamed, timeZonePlace } from './timeZones.ts';

const minutes = (offset: string): number => {
  const [, sign = '', hours = '', rest = ''] = /^GMT([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(rest));
};

describe('TIME_ZONES', () => {
  test('cover -12:00 to +14:00, one for each offset', () => {
    const offsets = TIME_ZONES.map((zone) => minutes(zone.offset));
    expect(offsets).toEqual([...new Set(offsets)].toSorted((a, b) => a - b));
    expect([offsets[0], offsets.at(-1)]).toEqual([-720, 840]);
  });

  test('have the offset in their label at some time of the year', () => {
    for (const zone of TIME_ZONES) {
      const inYear = ['2025-01-15', '2025-07-15'].map((day) => DateTime.fromISO(day, { zone: zone.zone }).offset);
      expect(inYear, zone.zone).toContain(minutes(zone.offset));
    }
  });

  test('write out every offset', () => {
    expect(TIME_ZONES.filter(({ offset }) => !/^GMT[+-]\d\d:\d\d$/.test(offset))).toEqual([]);
  });

  test('have a unique database name and place', () => {
    expect(TIME_ZONES.filter(({ zone }) => !/^[A-Z]\w+\/[\w+]+$/.test(zone))).toEqual([]);
    expect(new Set(TIME_ZONES.map(({ place }) => place)).size).toBe(TIME_ZONES.length);
    expect(TIME_ZONES.map(({ place }) => place)).not.toContain('');
  });

  test('include the default', () => {
    expect(TIME_ZONES.map(timeZoneLabel)).toContain(DEFAULT_TIME_ZONE);
  });
});

describe('timeZoneNamed', () => {
  test.each([
    [DEFAULT_TIME_ZONE, 'Manila (GMT+08:00)', 'Manila'],
    ['GMT-08:00 Los Angeles', 'Los Angeles (GMT-08:00)', 'Los Angeles'],
    ['GMT+08:00 Manila', 'GMT+08:00 Manila', 'GMT+08:00 Manila'],
    ['', '', ''],
  ])('names %o "%s"', (label, name, place) => {
    expect([timeZoneNamed(label), timeZonePlace(label)]).toEqual([name, place]);
  });

  test('gives each zone its own name', () => {
    expect(new Set(TIME_ZONES.map(timeZoneName)).size).toBe(TIME_ZONES.length);
  });
});

describe('TIME_SLOTS', () => {
  test('are the 48 half hours, in the format of times', () => {
    const halfHours = Array.from({ length: 48 }, (_none, slot) => formatTime(new Date(Date.UTC(2025, 0, 1, -8, slot * 30))));
    expect(TIME_SLOTS).toEqual(halfHours);
    expect([TIME_SLOTS[0], TIME_SLOTS.at(-1)]).toEqual(['12:00 AM', '11:30 PM']);
  });
});
