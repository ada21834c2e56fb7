import { describe, expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE } from '../time/timeZones.ts';
import { eventTimesPreview } from './eventTimesPreview.ts';

const NOW = new Date('2025-11-12T02:00:00Z');
type Values = Parameters<typeof eventTimesPreview>[0];
const entered: Values = {
  startDay: '2025-11-18',
  startTime: '7:00 PM',
  endDay: '2025-11-18',
  endTime: '8:00 PM',
  timeZone: DEFAULT_TIME_ZONE,
  every: 'week',
  interval: 1,
  weekDays: [],
  until: '',
};
const preview = (named: Partial<Values> = {}, now = NOW) => eventTimesPreview({ ...entered, ...named }, now);
const textsOf = (named: Partial<Values>, now = NOW) =>
  preview(named, now)?.times.map(({ text, local }) => [text, local].filter(Boolean).join(' · '));

describe('eventTimesPreview', () => {
  test('contains the sentence and the next five dates', () => {
    expect(preview()).toMatchObject({ sentence: 'Every Tuesday at 7:00 PM, Manila time.', hasMore: true });
    expect(textsOf({})).toEqual(['Tue, Nov 18', 'Tue, Nov 25', 'Tue, Dec 2', 'Tue, Dec 9', 'Tue, Dec 16'].map((day) => `${day} · 7:00 PM`));
  });

  test.each<[string, Partial<Values>, string, number, boolean]>([
    ['one date of a one-time event', { every: null }, 'One time, on Tue, Nov 18 at 7:00 PM, Manila time.', 1, false],
    ['five dates of five', { until: '2025-12-16' }, 'Every Tuesday at 7:00 PM, Manila time, until Tue, Dec 16.', 5, false],
    ['five dates of six', { until: '2025-12-23' }, 'Every Tuesday at 7:00 PM, Manila time, until Tue, Dec 23.', 5, true],
    [
      'no date of a past event',
      { every: null, startDay: '2025-11-11', endDay: '2025-11-11' },
      'One time, on Tue, Nov 11 at 7:00 PM, Manila time.',
      0,
      false,
    ],
  ])('contains %s', (_what, named, sentence, count, hasMore) => {
    const { times, ...rest } = preview(named) ?? { times: [] };
    expect([rest, times.length]).toEqual([{ sentence, hasMore }, count]);
  });

  test('keeps the hour in Manila where the clocks of another zone change', () => {
    const inLosAngeles = {
      startDay: '2026-03-02',
      startTime: '7:00 PM',
      endDay: '2026-03-02',
      endTime: '8:00 PM',
      timeZone: 'GMT-08:00 Los Angeles',
    };
    expect(textsOf(inLosAngeles)?.slice(0, 2)).toEqual([
      'Tue, Mar 3, 2026 · 11:00 AM · Mon 7:00 PM in Los Angeles',
      'Tue, Mar 10, 2026 · 11:00 AM · Mon 8:00 PM in Los Angeles',
    ]);
  });

  test.each<[string, Partial<Values>]>([
    ['a day', { startDay: '' }],
    ['an end', { endTime: '' }],
    ['an end after the start', { endTime: '7:00 PM' }],
    ['an interval', { interval: null }],
    ['a whole interval', { interval: 1.5 }],
    ['the day of the first time', { weekDays: ['Friday'] }],
    ['a known zone', { timeZone: 'GMT+08:00 Manila' }],
    ['a last day after the first', { until: '2025-11-17' }],
  ])('is null without %s', (_what, named) => {
    expect(preview(named)).toBeNull();
  });
});
