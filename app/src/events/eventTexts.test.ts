import { expect, test } from 'vitest';
import { eventSpanText } from './eventSpanText.ts';
import { eventTimeText } from './eventTexts.ts';
import { recurrenceText } from './recurrenceText.ts';

const NOW = new Date('2025-11-12T02:00:00Z');

test('the time of an event is that of Manila, and says so', () => {
  expect(eventTimeText('2025-11-25T11:00:00Z', NOW)).toBe('Tue, Nov 25 · 7:00 PM, Manila time');
  // Midnight in Manila is the day before in UTC.
  expect(eventTimeText('2025-11-24T16:00:00Z', NOW)).toBe('Tue, Nov 25 · 12:00 AM, Manila time');
  expect(eventTimeText('2025-12-31T16:00:00Z', NOW)).toBe('Thu, Jan 1, 2026 · 12:00 AM, Manila time');
});

test.each([
  ['2025-11-25T11:00:00Z', '2025-11-25T12:30:00Z', 'Tue, Nov 25 · 7:00 PM to 8:30 PM, Manila time'],
  ['2025-11-25T15:00:00Z', '2025-11-25T17:00:00Z', 'Tue, Nov 25 · 11:00 PM to Wed, Nov 26, 1:00 AM, Manila time'],
])('a span from %s to %s', (startsAt, endsAt, text) => {
  expect(eventSpanText({ startsAt, endsAt }, NOW)).toBe(text);
});

test.each([
  [null, 'Once'],
  [{ every: 'WEEK', interval: 1, until: null }, 'Every week'],
  [{ every: 'DAY', interval: 2, until: '2025-12-30T16:00:00Z' }, 'Every 2 days until Wed, Dec 31'],
  [{ every: 'WEEK', interval: 2, weekDays: [2, 4] }, 'Every 2 weeks on Tuesday and Thursday'],
  [{ every: 'WEEK', interval: 1, weekDays: [1, 3, 5] }, 'Every week on Monday, Wednesday and Friday'],
  [{ every: 'MONTH', interval: 1, weekDays: [] }, 'Every month'],
])('%o comes "%s"', (recurrence, text) => {
  expect(recurrenceText(recurrence, NOW)).toBe(text);
});
