import { describe, expect, it } from 'vitest';
import { eventDayText } from './eventDayText.ts';
import { cancelledNews, droppedNews, movedNews, reinstatedNews, reminderNews, seatNews, seatReleasedNews } from './eventNews.ts';
import { eventHoursText } from './eventHoursText.ts';
import { eventSpanText } from './eventSpanText.ts';
import { eventTimeText } from './eventTimeText.ts';
import type { Recurrence } from './recurrence.ts';
import { recurrenceSentence } from './recurrenceSentence.ts';
import { recurrenceText } from './recurrenceText.ts';

const NOW = new Date('2025-11-12T02:00:00Z');

describe('event time texts', () => {
  it.each([
    ['2025-11-25T11:00:00Z', 'Tue, Nov 25 · 7:00 PM, Manila time'],
    ['2025-11-24T15:59:00Z', 'Mon, Nov 24 · 11:59 PM, Manila time'],
    // Midnight in Manila is on the previous day in UTC.
    ['2025-11-24T16:00:00Z', 'Tue, Nov 25 · 12:00 AM, Manila time'],
    ['2025-11-25T04:00:00Z', 'Tue, Nov 25 · 12:00 PM, Manila time'],
    ['2025-12-31T15:59:59Z', 'Wed, Dec 31 · 11:59 PM, Manila time'],
    ['2025-12-31T16:00:00Z', 'Thu, Jan 1, 2026 · 12:00 AM, Manila time'],
    ['2024-12-31T15:59:59Z', 'Tue, Dec 31, 2024 · 11:59 PM, Manila time'],
  ])('words %s as %s', (startsAt, text) => {
    expect(eventTimeText(startsAt, NOW)).toBe(text);
    expect(eventTimeText(new Date(startsAt), NOW)).toBe(text);
  });

  it('uses the Manila clock for the year too', () => {
    const newYear = '2025-12-31T16:00:00Z';
    expect(eventDayText(newYear, '2025-12-31T15:59:59Z')).toBe('Thu, Jan 1, 2026');
    expect(eventDayText(newYear, newYear)).toBe('Thu, Jan 1');
  });

  it.each([
    ['the same day', '2025-11-25T11:00:00Z', '2025-11-25T12:30:00Z', 'Tue, Nov 25 · 7:00 PM to 8:30 PM, Manila time'],
    ['up to midnight', '2025-11-25T15:00:00Z', '2025-11-25T16:00:00Z', 'Tue, Nov 25 · 11:00 PM to Wed, Nov 26, 12:00 AM, Manila time'],
    ['from midnight', '2025-11-24T16:00:00Z', '2025-11-25T15:59:00Z', 'Tue, Nov 25 · 12:00 AM to 11:59 PM, Manila time'],
    ['over midnight', '2025-11-25T15:00:00Z', '2025-11-25T17:00:00Z', 'Tue, Nov 25 · 11:00 PM to Wed, Nov 26, 1:00 AM, Manila time'],
    ['several days', '2025-11-21T10:00:00Z', '2025-11-23T09:00:00Z', 'Fri, Nov 21 · 6:00 PM to Sun, Nov 23, 5:00 PM, Manila time'],
    ['over New Year', '2025-12-31T14:00:00Z', '2025-12-31T18:00:00Z', 'Wed, Dec 31 · 10:00 PM to Thu, Jan 1, 2026, 2:00 AM, Manila time'],
  ])('%s', (_case, startsAt, endsAt, text) => {
    expect(eventSpanText({ startsAt, endsAt }, NOW)).toBe(text);
    // The second line of the same date.
    expect(`${eventDayText(startsAt, NOW)} · ${eventHoursText({ startsAt, endsAt }, NOW)}, Manila time`).toBe(text);
    expect(eventHoursText({ startsAt, endsAt }, NOW)).not.toContain('Manila');
  });

  it.each(['', 'soon', '2025-11-25T11:00:00'])('rejects %o as an invalid time', (at) => {
    expect(() => eventTimeText(at, NOW)).toThrow(RangeError);
  });
});

describe('recurrenceText', () => {
  // A Monday in Manila, and a Sunday in UTC.
  const MONDAY = '2025-11-16T16:00:00Z';
  const on = (day: string) => `2025-${day}T11:00:00Z`;
  it.each<[string, Recurrence | null, string]>([
    [MONDAY, null, 'One time'],
    [MONDAY, { every: 'day', interval: 1, until: null }, 'Every day'],
    [MONDAY, { every: 'week', interval: 1, until: null }, 'Every Monday'],
    [MONDAY, { every: 'week', interval: 3, weekDays: [], until: null }, 'Every 3 weeks on Monday'],
    [MONDAY, { every: 'week', interval: 1, weekDays: [1], until: null }, 'Every Monday'],
    [MONDAY, { every: 'week', interval: 2, weekDays: [2, 4], until: null }, 'Every 2 weeks on Tuesday and Thursday'],
    [MONDAY, { every: 'week', interval: 1, weekDays: [1, 3, 5], until: null }, 'Every Monday, Wednesday and Friday'],
    [MONDAY, { every: 'month', interval: 1, weekDays: [], until: null }, 'Every month on the 17th'],
    [on('11-01'), { every: 'month', interval: 1, until: null }, 'Every month on the 1st'],
    [on('11-02'), { every: 'month', interval: 2, until: null }, 'Every 2 months on the 2nd'],
    [on('11-03'), { every: 'month', interval: 1, until: null }, 'Every month on the 3rd'],
    [on('11-11'), { every: 'month', interval: 1, until: null }, 'Every month on the 11th'],
    [on('11-12'), { every: 'month', interval: 1, until: null }, 'Every month on the 12th'],
    [on('11-21'), { every: 'month', interval: 1, until: null }, 'Every month on the 21st'],
    [on('11-28'), { every: 'month', interval: 1, until: null }, 'Every month on the 28th'],
    [on('11-29'), { every: 'month', interval: 1, until: null }, 'Every month on the 29th'],
    [on('10-31'), { every: 'month', interval: 1, until: null }, 'Every month on the 31st'],
    // The last day is a day in Manila.
    [MONDAY, { every: 'day', interval: 2, until: new Date('2025-12-30T15:59:59Z') }, 'Every 2 days, until Tue, Dec 30'],
    [MONDAY, { every: 'day', interval: 2, until: new Date('2025-12-30T16:00:00Z') }, 'Every 2 days, until Wed, Dec 31'],
    [
      MONDAY,
      { every: 'month', interval: 3, until: new Date('2025-12-31T16:00:00Z') },
      'Every 3 months on the 17th, until Thu, Jan 1, 2026',
    ],
  ])('words an event from %s with %o as "%s"', (startsAt, recurrence, text) => {
    expect(recurrenceText({ startsAt, recurrence }, NOW)).toBe(text);
  });

  it.each<[Recurrence | null, string]>([
    [null, 'One time, on Mon, Nov 17 at 12:00 AM, Manila time.'],
    [{ every: 'week', interval: 1, until: null }, 'Every Monday at 12:00 AM, Manila time.'],
    [{ every: 'month', interval: 1, until: null }, 'Every month on the 17th at 12:00 AM, Manila time.'],
    [{ every: 'day', interval: 2, until: new Date('2025-12-30T16:00:00Z') }, 'Every 2 days at 12:00 AM, Manila time, until Wed, Dec 31.'],
  ])('words %o as the sentence "%s"', (recurrence, text) => {
    expect(recurrenceSentence({ startsAt: MONDAY, recurrence }, NOW)).toBe(text);
  });

  it.each([
    ['11-28', 'Every month on the 28th at 7:00 PM, Manila time.'],
    ['11-29', 'Every month on the 29th at 7:00 PM, Manila time, in months that have it.'],
  ])('states which months a sentence about 2025-%s skips', (day, text) => {
    expect(recurrenceSentence({ startsAt: on(day), recurrence: { every: 'month', interval: 1, until: null } }, NOW)).toBe(text);
  });
});

describe('event notifications', () => {
  const time = { startsAt: new Date('2025-11-25T11:00:00Z') };
  const later = { startsAt: new Date('2025-12-31T16:00:00Z') };

  it('word times as the app does', () => {
    const text = eventTimeText(time.startsAt, NOW);
    const received = [
      reminderNews('Focus room', 'day', time, NOW),
      movedNews('Focus room', { from: time, to: time }, NOW),
      movedNews('Focus room', { from: later, to: time }, NOW),
      cancelledNews('Focus room', time, 'On leave.', NOW),
      seatNews('Focus room', time, NOW),
      seatReleasedNews('Focus room', time, NOW),
      droppedNews('Focus room', time, NOW),
      reinstatedNews('Focus room', time, NOW),
    ];
    for (const { body } of received) expect(body).toContain(text);
  });

  it('state both days of a moved occurrence', () => {
    expect(movedNews('Focus room', { from: time, to: later }, NOW)).toEqual({
      title: 'Focus room was moved',
      body: 'It starts on Thu, Jan 1, 2026 · 12:00 AM, Manila time instead of Tue, Nov 25 · 7:00 PM, Manila time.',
    });
  });
});
