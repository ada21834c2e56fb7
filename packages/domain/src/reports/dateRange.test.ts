import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { DATE_RANGE_PRESETS, type DateRange, type DateRangePreset, dateRangeOf } from './dateRange.ts';
import { defaultReportRange, previousRange, type ReportPeriod } from './reportRange.ts';

const at = (iso: string): DateTime => DateTime.fromISO(iso, { setZone: true });
const days = (range: DateRange | null): string | undefined =>
  range === null ? undefined : `${range.from.toISODate()} ${range.until.toISODate()}`;

describe('dateRangeOf', () => {
  test.each<[DateRangePreset, string, string | undefined]>([
    ['Last 7 Days', '2025-11-17T15:59:59.999Z', '2025-11-11 2025-11-18'],
    ['Last 7 Days', '2025-11-17T16:00:00.000Z', '2025-11-12 2025-11-19'],
    ['Last 15 Days', '2025-11-17T09:00:00+08:00', '2025-11-03 2025-11-18'],
    ['Last 30 Days', '2025-03-01T00:00:00+08:00', '2025-01-31 2025-03-02'],
    ['None', '2025-11-17T09:00:00+08:00', undefined],
    ['Last 5 Days' as 'None', '2025-11-17T09:00:00+08:00', undefined],
    ['toString' as 'None', '2025-11-17T09:00:00+08:00', undefined],
  ])('covers %s at %s: %s', (preset, now, expected) => {
    expect(days(dateRangeOf(preset, at(now)))).toBe(expected);
  });

  test('starts and ends at midnight in Manila, whatever the zone of now', () => {
    for (const zone of ['UTC', 'America/New_York', 'Asia/Manila']) {
      const range = dateRangeOf('Last 7 Days', at('2025-11-17T16:00:00Z').setZone(zone));
      expect(range?.from.toUTC().toISO()).toBe('2025-11-11T16:00:00.000Z');
      expect(range?.until.toUTC().toISO()).toBe('2025-11-18T16:00:00.000Z');
    }
  });

  test('throws for an invalid now', () => {
    for (const preset of DATE_RANGE_PRESETS) expect(() => dateRangeOf(preset, DateTime.invalid('x'))).toThrow(RangeError);
  });

  test.each([new Date(0), 1_763_337_600_000, '2025-11-17T00:00:00Z', null])('throws for %j, which is not a DateTime', (now) => {
    expect(() => dateRangeOf('Last 7 Days', now as unknown as DateTime)).toThrow('Not an instant.');
    expect(() => defaultReportRange('Daily', now as unknown as DateTime)).toThrow('Not an instant.');
  });
});

describe('defaultReportRange', () => {
  test.each<[ReportPeriod, string, string]>([
    ['Daily', '2025-11-30T15:59:59Z', '2025-11-01 2025-12-01'],
    ['Daily', '2025-11-30T16:00:00Z', '2025-12-01 2026-01-01'],
    ['Monthly', '2025-12-31T15:59:59Z', '2025-01-01 2026-01-01'],
    ['Monthly', '2025-12-31T16:00:00Z', '2026-01-01 2027-01-01'],
    ['Quarterly', '2025-11-17T00:00:00Z', '2025-01-01 2026-01-01'],
    ['Annual', '2025-11-17T00:00:00Z', '2021-01-01 2026-01-01'],
    ['Custom Range', '2025-11-17T00:00:00Z', '2025-11-01 2025-12-01'],
  ])('for %s at %s: %s', (period, now, expected) => {
    expect(days(defaultReportRange(period, at(now)))).toBe(expected);
  });

  test('throws for an unknown period or an invalid now', () => {
    expect(() => defaultReportRange('Weekly' as 'Daily', at('2025-11-17T00:00:00Z'))).toThrow('Unknown report period: Weekly');
    expect(() => defaultReportRange('Daily', DateTime.invalid('x'))).toThrow(RangeError);
  });
});

describe('previousRange', () => {
  const range = (from: string, until: string): DateRange => ({ from: at(`${from}T00:00+08:00`), until: at(`${until}T00:00+08:00`) });

  test.each([
    ['2025-11-01', '2025-12-01', '2025-10-01 2025-11-01'],
    ['2025-03-01', '2025-04-01', '2025-02-01 2025-03-01'],
    ['2025-01-01', '2026-01-01', '2024-01-01 2025-01-01'],
    ['2025-11-11', '2025-11-18', '2025-11-04 2025-11-11'],
    ['2025-11-15', '2025-12-15', '2025-10-16 2025-11-15'],
  ])('returns the range before %s to %s', (from, until, expected) => {
    expect(days(previousRange(range(from, until)))).toBe(expected);
  });

  test('throws for an empty range', () => {
    expect(() => previousRange(range('2025-11-01', '2025-11-01'))).toThrow(RangeError);
    expect(() => previousRange(range('2025-11-02', '2025-11-01'))).toThrow(RangeError);
    expect(() => previousRange({ from: DateTime.invalid('x'), until: at('2025-11-01T00:00Z') })).toThrow(RangeError);
  });

  test('ends where the range starts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 800 }), (first, length) => {
        const from = at('2020-01-01T00:00+08:00').plus({ days: first });
        const previous = previousRange({ from, until: from.plus({ days: length }) });
        expect(previous.until.toMillis()).toBe(from.toMillis());
        expect(previous.from.toMillis()).toBeLessThan(from.toMillis());
      }),
    );
  });
});
