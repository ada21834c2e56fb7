import { describe, expect, test } from 'vitest';
import { dayPart } from './dayPart.ts';
import { formatLongDate, formatShortDate } from './formatDate.ts';
import { formatTime } from './formatTime.ts';
import { toDate } from './instant.ts';

describe('dates', () => {
  test.each([
    ['2025-11-16T15:59:59.999Z', 'Sunday, 11/16/2025'],
    ['2025-11-16T16:00:00.000Z', 'Monday, 11/17/2025'],
    ['2025-01-01T00:00:00+08:00', 'Wednesday, 01/01/2025'],
    ['2025-01-01', 'Wednesday, 01/01/2025'],
    ['9999-12-31T00:00:00+08:00', 'Friday, 12/31/9999'],
    ['2025-11-17T00:00Z', 'Monday, 11/17/2025'],
    ['2025-11-17T00:00:00.5Z', 'Monday, 11/17/2025'],
    ['2025-11-17T00:00:00+0800', 'Monday, 11/17/2025'],
  ])('formats %s as %s', (at, text) => {
    expect(formatLongDate(at)).toBe(text);
    expect(formatLongDate(new Date(at))).toBe(text);
    expect(formatShortDate(at)).toBe(text.split(', ')[1]);
  });

  test.each([
    '',
    'soon',
    '2025-11-17T00:00',
    '2025-11-17T00:00:00',
    'x2025-11-17',
    '2025-11-17x',
    '2025-11-17T00:00:00ZZ',
    '2025-11-17T00:00:00.Z',
    '17/11/2025',
    '2025-13-01',
    new Date(Number.NaN),
    null,
    0,
  ])('rejects %j', (at) => {
    expect(() => formatLongDate(at as string)).toThrow(RangeError);
    expect(() => formatShortDate(at as string)).toThrow(RangeError);
    expect(() => formatTime(at as string)).toThrow(RangeError);
    expect(() => dayPart(at as string)).toThrow(RangeError);
    expect(() => toDate(at as string)).toThrow(RangeError);
  });
});

describe('formatTime', () => {
  test.each([
    ['2025-11-16T16:00:00Z', '12:00 AM'],
    ['2025-11-16T15:59:59Z', '11:59 PM'],
    ['2025-11-17T03:59:59Z', '11:59 AM'],
    ['2025-11-17T04:00:00Z', '12:00 PM'],
    ['2025-11-17T05:05:00Z', '1:05 PM'],
  ])('formats %s as %s', (at, text) => {
    expect(formatTime(at)).toBe(text);
  });
});

describe('dayPart', () => {
  test.each([
    ['2025-11-17T04:59:59+08:00', 'evening'],
    ['2025-11-17T05:00:00+08:00', 'morning'],
    ['2025-11-17T11:59:59+08:00', 'morning'],
    ['2025-11-17T12:00:00+08:00', 'afternoon'],
    ['2025-11-17T17:59:59+08:00', 'afternoon'],
    ['2025-11-17T18:00:00+08:00', 'evening'],
    ['2025-11-16T16:00:00Z', 'evening'],
  ])('puts %s in the %s', (at, part) => {
    expect(dayPart(at)).toBe(part);
  });
});
