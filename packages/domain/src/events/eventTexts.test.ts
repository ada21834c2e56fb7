import { describe, expect, it } from 'vitest';
import { eventDayText } from './eventDayText.ts';
import { cancelledNews, droppedNews, movedNews, reinstatedNews, reminderNews, seatNews, seatReleasedNews } from './eventNews.ts';
import { eventSpanText } from './eventSpanText.ts';
import { eventTimeText } from './eventTimeText.ts';
import type { Recurrence } from './recurrence.ts';
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
  });

  it.each(['', 'soon', '2025-11-25T11:00:00'])('rejects %o as an invalid time', (at) => {
    expect(() => eventTimeText(at, NOW)).toThrow(RangeError);
  });
});

describe('recurrenceText', () => {
  it.each<[Recurrence | null, string]>([
    [null, 'Once'],
    [{ every: 'day', interval: 1, until: null }, 'Every day'],
    [{ every: 'week', interval: 1, until: null }, 'Every week'],
    [{ every: 'month', interval: 1, weekDays: [], until: null }, 'Every month'],
    [{ every: 'week', interval: 1, weekDays: [1], until: null }, 'Every week on Monday'],
    [{ every: 'week', interval: 2, weekDays: [2, 4], until: null }, 'Every 2 weeks on Tuesday and Thursday'],
    [{ every: 'week', interval: 1, weekDays: [1, 3, 5], until: null }, 'Every week on Monday, Wednesday and Friday'],
    // The last day is a day in Manila.
    [{ every: 'day', interval: 2, until: new Date('2025-12-30T15:59:59Z') }, 'Every 2 days until Tue, Dec 30'],
    [{ every: 'day', interval: 2, until: new Date('2025-12-30T16:00:00Z') }, 'Every 2 days until Wed, Dec 31'],
    [{ every: 'month', interval: 3, until: new Date('2025-12-31T16:00:00Z') }, 'Every 3 months until Thu, Jan 1, 2026'],
  ])('words %o as "%s"', (recurrence, text) => {
    expect(recurrenceText(recurrence, NOW)).toBe(text);
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
