import { expect, test } from 'vitest';
import { subscriptionProgress } from './subscriptionProgress.ts';

// 08/01/2025 to 11/09/2025 in Manila: 100 days.
const startsAt = new Date('2025-07-31T16:00:00Z');
const expiresAt = new Date('2025-11-08T16:00:00Z');
const period = { startsAt, expiresAt, unsubscribedAt: null };

test.each([
  ['two days before the start', '2025-07-29T16:00:00Z', 0, 'Starts in 2 days'],
  ['the day before the start', '2025-07-31T15:59:59Z', 0, 'Starts in 1 day'],
  ['the start', '2025-07-31T16:00:00Z', 0, '100 days left'],
  ['half of the period', '2025-09-19T16:00:00Z', 50, '50 days left'],
  ['the day before the expiry', '2025-11-08T15:59:59Z', 100, '1 day left'],
  ['the day of the expiry', '2025-11-09T15:59:59Z', 100, 'Last day'],
  ['the day after the expiry', '2025-11-09T16:00:00Z', 100, 'Expired 1 day ago'],
])('at %s', (_when, now, percent, text) => {
  expect(subscriptionProgress(period, new Date(now))).toEqual({ percent, text });
});

test('starts later on the same day', () => {
  const later = { ...period, startsAt: new Date('2025-08-01T02:00:00Z') };
  expect(subscriptionProgress(later, startsAt).text).toBe('Starts later today');
});

test('stays at the day on which it was ended', () => {
  const ended = { ...period, unsubscribedAt: new Date('2025-08-25T16:00:00Z') };
  expect(subscriptionProgress(ended, new Date('2026-03-01T00:00:00Z'))).toEqual({ percent: 25, text: 'Ended on 08/26/2025' });
});

test('has no percentage for lifetime access', () => {
  const lifetime = { ...period, expiresAt: new Date('9999-12-30T16:00:00Z') };
  expect(subscriptionProgress(lifetime, new Date('2025-08-11T02:00:00Z'))).toEqual({ percent: null, text: 'Started 10 days ago' });
});
