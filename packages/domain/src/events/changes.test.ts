import { describe, expect, test } from 'vitest';
import { eventState } from './eventState.ts';
import { keptOccurrence } from './keptOccurrence.ts';
import { lastOccurrence } from './lastOccurrence.ts';
import { nextOccurrence } from './nextOccurrence.ts';
import { liesOverAnother, occurrenceAt, occurrencesOf } from './occurrencesOf.ts';
import { previousOccurrence } from './previousOccurrence.ts';
import type { EventTimes, OccurrenceChange, Recurrence } from './recurrence.ts';
import { timesWithRsvp } from './timesWithRsvp.ts';

const at = (text: string): Date => new Date(`2025-${text}+08:00`);
const day = (text: string): Date => at(`${text}T00:00:00`);
const weeks = (more: Partial<Recurrence> = {}): Recurrence => ({ every: 'week', interval: 1, until: null, ...more });
/** Fridays from 10 PM to 1 AM. */
const event = (recurrence: Recurrence | null, changes: OccurrenceChange[] = []): EventTimes => ({
  startsAt: at('01-10T22:00:00'),
  endsAt: at('01-11T01:00:00'),
  recurrence,
  changes,
});
const cancelled = (text: string): OccurrenceChange => ({
  occursAt: at(`${text}T22:00:00`),
  startsAt: null,
  endsAt: null,
  cancelledAt: day('01-01'),
});
const moved = (text: string, to: string, more: Partial<OccurrenceChange> = {}): OccurrenceChange => ({
  occursAt: at(`${text}T22:00:00`),
  startsAt: at(`${to}T09:00:00`),
  endsAt: at(`${to}T12:00:00`),
  cancelledAt: null,
  ...more,
});
const manila = (date: Date): string => new Date(date.getTime() + 8 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ');

describe('occurrencesOf', () => {
  test('returns moved occurrences at their new time, and cancelled ones as cancelled', () => {
    const changes = [cancelled('01-17'), moved('01-24', '01-15')];
    const found = occurrencesOf(event(weeks(), changes), day('01-01'), day('02-10'));
    expect(found.map(({ startsAt, isCancelled }) => `${manila(startsAt)}${isCancelled ? ' off' : ''}`)).toEqual([
      '01-10 22:00',
      '01-15 09:00',
      '01-17 22:00 off',
      '01-31 22:00',
      '02-07 22:00',
    ]);
    expect(found[1]?.occursAt).toEqual(at('01-24T22:00:00'));
  });

  test.each([
    ['includes an occurrence moved into the period', moved('03-07', '01-20'), '01-19', '01-24', ['01-20 09:00']],
    ['leaves out an occurrence moved out of the period', moved('01-17', '03-20'), '01-13', '01-20', []],
    ['includes an occurrence from the evening before that ends after midnight', moved('03-07', '03-08'), '01-11', '01-12', ['01-10 22:00']],
  ])('%s', (_what, change, from, to, expected) => {
    const found = occurrencesOf(event(weeks(), [change]), day(from), day(to));
    expect(found.map(({ startsAt }) => manila(startsAt))).toEqual(expected);
  });

  test('allows several days a week, in any order, each once, counted from Sunday', () => {
    const days = occurrencesOf(event(weeks({ interval: 2, weekDays: [5, 0, 3, 5] })), day('01-01'), day('02-10'));
    expect(days.map(({ startsAt }) => manila(startsAt).slice(0, 5))).toEqual([
      '01-10',
      '01-19',
      '01-22',
      '01-24',
      '02-02',
      '02-05',
      '02-07',
    ]);
  });

  test('counts the first occurrence even when its day was not chosen', () => {
    const days = occurrencesOf(event(weeks({ weekDays: [1] })), day('01-01'), day('01-25'));
    expect(days.map(({ startsAt }) => manila(startsAt).slice(0, 5))).toEqual(['01-10', '01-13', '01-20']);
  });

  test.each([[[7]], [[-1]], [[1.5]], [[Number.NaN]]])('rejects %j as days of a week', (weekDays) => {
    expect(() => occurrencesOf(event(weeks({ weekDays })), day('01-01'), day('02-01'))).toThrow(RangeError);
  });
});

describe('nextOccurrence, lastOccurrence and previousOccurrence', () => {
  test.each<[string, OccurrenceChange[], string, string | null]>([
    ['leaves out cancelled occurrences', [cancelled('01-10')], '01-01', '01-17 22:00'],
    ['finds an occurrence that was moved forward', [moved('01-24', '01-12')], '01-12', '01-12 09:00'],
    ['leaves out the original time of a moved occurrence', [moved('01-10', '01-20')], '01-01', '01-17 22:00'],
    ['is null when the rest was cancelled', [cancelled('01-17'), cancelled('01-24')], '01-12', null],
    ['finds an occurrence moved past the last day', [moved('01-24', '03-01')], '02-01', '03-01 09:00'],
  ])('%s', (_what, changes, now, expected) => {
    const series = event(weeks({ until: day('01-24') }), changes);
    const next = nextOccurrence(series, day(now));
    expect(next === null ? null : manila(next.startsAt)).toBe(expected);
    expect(eventState(series, day(now))).toBe(expected === null ? 'past' : 'upcoming');
  });

  test.each<[string, OccurrenceChange[], string]>([
    ['the last day', [], '01-25 01:00'],
    ['the second last, when the last was cancelled', [cancelled('01-24')], '01-18 01:00'],
    ['an occurrence moved after all others', [moved('01-10', '02-20')], '02-20 12:00'],
    ['the second last, when the last was moved before the others', [moved('01-24', '01-05')], '01-18 01:00'],
    ['the first, when all were cancelled', [cancelled('01-10'), cancelled('01-17'), cancelled('01-24')], '01-11 01:00'],
  ])('ends at %s', (_what, changes, expected) => {
    const last = lastOccurrence(event(weeks({ until: day('01-24') }), changes));
    expect(last && manila(last.endsAt)).toBe(expected);
  });

  test.each<[string, OccurrenceChange[], string | null]>([
    ['01-10T22:00:00', [], null],
    ['01-11T00:59:59', [], null],
    ['01-11T01:00:00', [], '01-10 22:00'],
    ['01-20T00:00:00', [], '01-17 22:00'],
    ['01-20T00:00:00', [cancelled('01-17')], '01-10 22:00'],
    ['01-20T00:00:00', [moved('01-31', '01-19')], '01-19 09:00'],
    ['12-31T00:00:00', [], '12-26 22:00'],
  ])('before %s with %j, the last ended occurrence is %s', (now, changes, expected) => {
    const last = previousOccurrence(event(weeks(), changes), at(now));
    expect(last === null ? null : manila(last.startsAt)).toBe(expected);
  });
});

describe('a single occurrence', () => {
  test('is identified by its planned start', () => {
    const series = event(weeks(), [moved('01-17', '01-19')]);
    expect(occurrenceAt(series, at('01-17T22:00:00'))).toMatchObject({ startsAt: at('01-19T09:00:00'), isCancelled: false });
    expect(occurrenceAt(series, at('01-19T09:00:00'))).toBeNull();
    expect(occurrenceAt(series, at('01-24T22:00:00'))).toMatchObject({ startsAt: at('01-24T22:00:00') });
  });

  test.each([
    ['the end of another one', '01-17', '18T01:00:00', '18T03:00:00', false],
    ['the last minute of another one', '01-10', '18T00:59:00', '18T03:00:00', true],
    ['its own former time', '01-17', '17T21:00:00', '17T23:00:00', false],
    ['a cancelled occurrence', '01-10', '24T22:00:00', '24T23:00:00', false],
  ])('moved to %s', (_what, text, from, to, expected) => {
    const span = { occursAt: at(`${text}T22:00:00`), startsAt: at(`01-${from}`), endsAt: at(`01-${to}`) };
    expect(liesOverAnother(event(weeks(), [cancelled('01-24')]), span)).toBe(expected);
  });
});

describe('keptOccurrence', () => {
  const weekly = event(weeks());
  const later = { ...event(weeks()), startsAt: at('01-10T08:00:00'), endsAt: at('01-10T09:00:00') };
  const once = event(null);
  const onceLater = { ...once, startsAt: at('03-01T08:00:00'), endsAt: at('03-01T09:00:00') };
  test.each<[string, EventTimes, EventTimes, string, string | null]>([
    ['keeps the same time', weekly, weekly, '01-17', '01-17 22:00'],
    ['keeps the same day at another hour', weekly, later, '01-17', '01-17 08:00'],
    ['drops a day that the event no longer has', weekly, event(weeks({ interval: 2 })), '01-17', null],
    ['drops a day after the last one', weekly, event(weeks({ until: day('01-20') })), '01-24', null],
    ['moves a one-time event to another day', once, onceLater, '01-10', '03-01 08:00'],
    ['drops an RSVP from before the event became one-time', once, onceLater, '01-17', null],
    ['keeps the first occurrence when an event becomes recurring', once, weekly, '01-10', '01-10 22:00'],
    ['keeps the occurrence on the day of an event that becomes one-time', weekly, once, '01-10', '01-10 22:00'],
    ['drops the other occurrences of an event that becomes one-time', weekly, once, '01-17', null],
  ])('%s', (_what, before, after, text, expected) => {
    const kept = keptOccurrence({ before, after, occursAt: at(`${text}T22:00:00`) });
    expect(kept === null ? null : manila(kept)).toBe(expected);
  });
});

describe('timesWithRsvp', () => {
  test('covers a year of occurrences that are neither over nor cancelled', () => {
    const found = timesWithRsvp(event(weeks(), [cancelled('01-17')]), at('01-11T00:30:00'));
    expect([found.length, manila(found[0] ?? day('01-01')), manila(found[1] ?? day('01-01'))]).toEqual([52, '01-10 22:00', '01-24 22:00']);
    expect(timesWithRsvp(event(null), at('01-11T01:00:00'))).toEqual([]);
  });
});
