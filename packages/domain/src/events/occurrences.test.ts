import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventState } from './eventState.ts';
import { nextOccurrence } from './nextOccurrence.ts';
import { MAX_OCCURRENCES, occurrencesOf } from './occurrencesOf.ts';
import { type EventTimes, type Recurrence, RECURRENCE_UNITS, type RecurrenceUnit } from './recurrence.ts';

const at = (text: string): Date => new Date(`${text}+08:00`);
const day = (text: string): Date => at(`${text}T00:00:00`);
const every = (unit: RecurrenceUnit, interval = 1, until: string | null = null): Recurrence => ({
  every: unit,
  interval,
  until: until === null ? null : day(until),
});
/** From 00:30 to 01:30 in Manila, which is the previous day in UTC. */
const event = (date: string, recurrence: Recurrence | null): EventTimes => ({
  startsAt: at(`${date}T00:30:00`),
  endsAt: at(`${date}T01:30:00`),
  recurrence,
});
const manila = (date: Date): string => new Date(date.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
const INVALID = new Date(Number.NaN);

describe('occurrencesOf', () => {
  test.each<[string, Recurrence | null, string, string, string]>([
    ['2025-01-10', null, '2025-01-01', '2025-02-01', '01-10'],
    ['2025-01-10', every('day'), '2025-01-01', '2025-01-13', '01-10 01-11 01-12'],
    ['2025-01-10', every('day', 3), '2025-01-12', '2025-01-20', '01-13 01-16 01-19'],
    ['2025-01-10', every('week'), '2025-01-01', '2025-02-01', '01-10 01-17 01-24 01-31'],
    ['2025-01-10', every('week', 2), '2025-02-01', '2025-03-01', '02-07 02-21'],
    ['2025-01-10', every('month'), '2025-01-01', '2025-04-11', '01-10 02-10 03-10 04-10'],
    ['2025-01-31', every('month'), '2025-01-01', '2025-08-01', '01-31 03-31 05-31 07-31'],
    ['2025-01-30', every('month'), '2025-01-01', '2025-04-01', '01-30 03-30'],
    ['2024-02-29', every('month', 12), '2024-01-01', '2033-01-01', '02-29 02-29 02-29'],
    ['2025-11-30', every('month', 3), '2025-11-01', '2026-09-01', '11-30 05-30 08-30'],
    ['2025-01-10', every('day', 1, '2025-01-12'), '2025-01-01', '2025-02-01', '01-10 01-11 01-12'],
    ['2025-01-10', every('week', 1, '2025-01-16'), '2025-01-01', '2025-02-01', '01-10'],
    ['2025-01-10', every('week', 1, '2024-12-01'), '2025-01-01', '2025-02-01', '01-10'],
    ['2025-01-10', every('week'), '2026-01-01', '2026-01-10', '01-02 01-09'],
    ['2025-01-10', every('day'), '2025-02-01', '2025-01-01', ''],
  ])('starting %s, recurring %j, between %s and %s: %s', (date, recurrence, from, to, expected) => {
    const found = occurrencesOf(event(date, recurrence), day(from), day(to));
    expect(found.map(({ startsAt }) => manila(startsAt))).toEqual(
      expected === '' ? [] : expected.split(' ').map((monthDay) => expect.stringMatching(`^\\d{4}-${monthDay} 00:30$`)),
    );
    expect(found.every(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime() === 3_600_000)).toBe(true);
  });

  test('includes what is not over at the start of the period, and leaves out what starts at its end', () => {
    const daily = event('2025-01-10', every('day'));
    const firsts = (from: string, to: string) => occurrencesOf(daily, at(from), at(to)).map(({ startsAt }) => manila(startsAt));
    expect(firsts('2025-01-12T01:29:59.999', '2025-01-13T00:30:00')).toEqual(['2025-01-12 00:30']);
    expect(firsts('2025-01-12T01:30:00', '2025-01-13T00:30:00.001')).toEqual(['2025-01-13 00:30']);
  });

  test('includes an event without length at its instant', () => {
    const instant = { startsAt: day('2025-01-10'), endsAt: day('2025-01-10'), recurrence: null };
    expect(occurrencesOf(instant, day('2025-01-10'), day('2025-01-11'))).toHaveLength(1);
    expect(occurrencesOf(instant, at('2025-01-10T00:00:00.001'), day('2025-01-11'))).toEqual([]);
  });

  test('counts the last day to its end in Manila', () => {
    const lateEvening = {
      startsAt: at('2025-01-10T23:59:59'),
      endsAt: at('2025-01-11T01:00:00'),
      recurrence: every('day', 1, '2025-01-11'),
    };
    expect(occurrencesOf(lateEvening, day('2025-01-01'), day('2025-02-01'))).toHaveLength(2);
  });

  test('includes an occurrence that overlaps the next ones for as long as it lasts', () => {
    const camp = { startsAt: day('2025-01-01'), endsAt: day('2025-01-04'), recurrence: every('day') };
    expect(occurrencesOf(camp, day('2025-01-10'), day('2025-01-11')).map(({ startsAt }) => manila(startsAt).slice(0, 10))).toEqual([
      '2025-01-08',
      '2025-01-09',
      '2025-01-10',
    ]);
  });

  test('returns at most 366', () => {
    const found = occurrencesOf(event('2020-01-01', every('day')), day('2024-01-01'), day('2030-01-01'));
    expect([found.length, manila(found.at(-1)?.startsAt ?? INVALID)]).toEqual([MAX_OCCURRENCES, '2024-12-31 00:30']);
  });

  test.each<[string, EventTimes]>([
    ['an end before the start', { startsAt: day('2025-01-02'), endsAt: day('2025-01-01'), recurrence: null }],
    ['an invalid start', { startsAt: INVALID, endsAt: day('2025-01-01'), recurrence: null }],
    ['an invalid end', { startsAt: day('2025-01-01'), endsAt: INVALID, recurrence: null }],
    ['an invalid last day', event('2025-01-01', { every: 'day', interval: 1, until: INVALID })],
    ['an unknown unit', event('2025-01-01', every('year' as RecurrenceUnit))],
    ...[0, -1, 1.5, 1001, Number.NaN].map((interval): [string, EventTimes] => [
      `the interval ${interval}`,
      event('2025-01-01', every('day', interval)),
    ]),
  ])('throws for %s', (_what, wrong) => {
    expect(() => occurrencesOf(wrong, day('2025-01-01'), day('2025-02-01'))).toThrow(RangeError);
    expect(() => nextOccurrence(wrong, day('2025-01-01'))).toThrow(RangeError);
  });

  test('throws for an invalid period', () => {
    expect(() => occurrencesOf(event('2025-01-01', null), INVALID, day('2025-02-01'))).toThrow('from must be a valid date');
    expect(() => occurrencesOf(event('2025-01-01', null), day('2025-01-01'), INVALID)).toThrow('to must be a valid date');
  });

  test('ends at the limit of dates', () => {
    const last = new Date(8.64e15);
    expect(occurrencesOf({ startsAt: last, endsAt: last, recurrence: every('day') }, last, last)).toEqual([]);
    expect(nextOccurrence(event('2025-01-31', every('month', 1000)), last)).toBeNull();
  });

  test('leaves out exactly the past occurrences when the period starts later', () => {
    const unit = fc.constantFrom(...RECURRENCE_UNITS.map(({ value }) => value));
    const date = fc.date({ min: new Date('2024-01-01'), max: new Date('2026-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(date, date, unit, fc.integer({ min: 1, max: 40 }), fc.nat(5 * 86_400_000), (startsAt, from, each, interval, lasts) => {
        const times = { startsAt, endsAt: new Date(startsAt.getTime() + lasts), recurrence: every(each, interval) };
        const to = new Date(from.getTime() + 40 * 86_400_000);
        const all = occurrencesOf(times, startsAt, to);
        fc.pre(all.length < MAX_OCCURRENCES);
        const left = all.filter(({ startsAt: start, endsAt }) => endsAt > from || start >= from);
        expect(occurrencesOf(times, from, to)).toEqual(left);
      }),
    );
  });
});

describe('nextOccurrence and eventState', () => {
  const weekly = event('2025-01-10', every('week', 1, '2025-01-24'));
  test.each([
    ['2025-01-01T00:00:00', '2025-01-10 00:30', 'upcoming'],
    ['2025-01-10T00:29:59.999', '2025-01-10 00:30', 'upcoming'],
    ['2025-01-10T00:30:00', '2025-01-10 00:30', 'live'],
    ['2025-01-10T01:29:59.999', '2025-01-10 00:30', 'live'],
    ['2025-01-10T01:30:00', '2025-01-17 00:30', 'upcoming'],
    ['2025-01-24T01:29:59', '2025-01-24 00:30', 'live'],
    ['2025-01-24T01:30:00', null, 'past'],
    ['2026-01-01T00:00:00', null, 'past'],
  ])('at %s, the next occurrence is %s and the state %s', (now, expected, state) => {
    const next = nextOccurrence(weekly, at(now));
    expect(next === null ? null : manila(next.startsAt)).toBe(expected);
    expect(eventState(weekly, at(now))).toBe(state);
  });

  test('treat an event without length as live at its instant', () => {
    const instant = { startsAt: day('2025-01-10'), endsAt: day('2025-01-10'), recurrence: null };
    expect(eventState(instant, day('2025-01-10'))).toBe('live');
    expect(eventState(instant, at('2025-01-10T00:00:00.001'))).toBe('past');
  });
});
