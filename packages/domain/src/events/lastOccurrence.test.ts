import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventState } from './eventState.ts';
import { lastOccurrence } from './lastOccurrence.ts';
import { type EventTimes, type Recurrence, RECURRENCE_UNITS, type RecurrenceUnit } from './recurrence.ts';

const at = (text: string): Date => new Date(`${text}+08:00`);
const day = (text: string): Date => at(`${text}T00:00:00`);
const every = (unit: RecurrenceUnit, interval: number, until: string | null): Recurrence => ({
  every: unit,
  interval,
  until: until === null ? null : day(until),
});
const event = (date: string, recurrence: Recurrence | null): EventTimes => ({
  startsAt: at(`${date}T23:30:00`),
  endsAt: at(`${date}T23:59:00`),
  recurrence,
});

describe('lastOccurrence', () => {
  test.each<[string, Recurrence | null, string]>([
    ['2025-01-10', null, '2025-01-10'],
    ['2025-01-10', every('day', 1, '2025-01-12'), '2025-01-12'],
    ['2025-01-10', every('day', 2, '2025-01-13'), '2025-01-12'],
    ['2025-01-10', every('week', 1, '2025-01-16'), '2025-01-10'],
    ['2025-01-10', every('week', 1, '2025-01-17'), '2025-01-17'],
    ['2025-01-31', every('month', 1, '2025-04-30'), '2025-03-31'],
    ['2025-01-31', every('month', 1, '2025-06-30'), '2025-05-31'],
    ['2024-02-29', every('month', 12, '2031-12-31'), '2028-02-29'],
    ['2025-01-10', every('day', 1, '2055-01-09'), '2055-01-09'],
    ['2025-01-10', every('week', 1, '2024-12-01'), '2025-01-10'],
    ['2025-01-10', every('month', 1000, '2026-01-01'), '2025-01-10'],
  ])('from %s by %j: %s', (date, recurrence, expected) => {
    expect(lastOccurrence(event(date, recurrence))).toEqual({
      startsAt: at(`${expected}T23:30:00`),
      endsAt: at(`${expected}T23:59:00`),
    });
  });

  test('is null for an event without an end', () => {
    expect(lastOccurrence(event('2025-01-10', every('week', 1, null)))).toBeNull();
  });

  test.each<[string, EventTimes]>([
    ['an end before the start', { startsAt: day('2025-01-02'), endsAt: day('2025-01-01'), recurrence: null }],
    ['an invalid start', { startsAt: new Date(Number.NaN), endsAt: day('2025-01-01'), recurrence: null }],
    ['an invalid last day', event('2025-01-01', { every: 'day', interval: 1, until: new Date(Number.NaN) })],
    ['the interval 0', event('2025-01-01', every('day', 0, '2025-02-01'))],
  ])('throws for %s', (_what, wrong) => {
    expect(() => lastOccurrence(wrong)).toThrow(RangeError);
  });

  test('makes an event past from the end of its last occurrence, and not before', () => {
    const unit = fc.constantFrom(...RECURRENCE_UNITS.map(({ value }) => value));
    const date = fc.date({ min: new Date('2024-01-01'), max: new Date('2026-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(date, date, unit, fc.integer({ min: 1, max: 40 }), fc.nat(3 * 86_400_000), (startsAt, until, each, interval, lasts) => {
        const endsAt = new Date(startsAt.getTime() + lasts + 1);
        const times = { startsAt, endsAt, recurrence: { every: each, interval, until } };
        const over = lastOccurrence(times)?.endsAt ?? new Date(Number.NaN);
        expect(eventState(times, over)).toBe('past');
        expect(eventState(times, new Date(over.getTime() - 1))).toBe('live');
      }),
    );
  });
});
