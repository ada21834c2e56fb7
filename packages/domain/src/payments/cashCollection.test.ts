import { describe, expect, test } from 'vitest';
import { manilaMidnight } from '../time/manilaDate.ts';
import { addManilaDays } from '../time/manilaDay.ts';
import { cashCollection } from './cashCollection.ts';

/** The last instant of 17 November in Manila. */
const NOW = new Date('2025-11-17T15:59:59.999Z');
const TODAY = manilaMidnight(2025, 11, 17);
const until = (expiresAt: Date, more: { startsAt?: Date; unsubscribedAt?: Date | null } = {}) => ({
  startsAt: manilaMidnight(2024, 1, 1),
  expiresAt,
  unsubscribedAt: null,
  ...more,
});

describe('cashCollection', () => {
  test.each([
    [-15, 'unenrolled'],
    [-14, 'for regular renewal'],
    [0, 'for regular renewal'],
    [30, 'for regular renewal'],
    [31, 'early renewal'],
    [90, 'early renewal'],
    [91, 'er warmup'],
    [120, 'er warmup'],
    [121, 'collected'],
  ])('an expiry in %d days is %s', (days, expected) => {
    expect(cashCollection([until(addManilaDays(TODAY, days))], NOW)).toBe(expected);
    expect(cashCollection([until(new Date(addManilaDays(TODAY, days + 1).getTime() - 1))], NOW)).toBe(expected);
  });

  const soon = until(addManilaDays(TODAY, 10));
  test.each([
    ['is unenrolled without subscriptions', [], 'unenrolled'],
    ['is collected with lifetime access', [until(manilaMidnight(9999, 12, 31))], 'collected'],
    ['depends on the last of several', [until(addManilaDays(TODAY, 100)), soon], 'er warmup'],
    [
      'is collected with a renewal that has not started',
      [soon, until(addManilaDays(TODAY, 40), { startsAt: addManilaDays(TODAY, 10) })],
      'collected',
    ],
    ['counts a subscription that starts now', [until(addManilaDays(TODAY, 40), { startsAt: NOW })], 'early renewal'],
    [
      'is collected with one that starts a moment later',
      [until(addManilaDays(TODAY, 40), { startsAt: new Date(NOW.getTime() + 1) })],
      'collected',
    ],
    ['ignores an unsubscribed one', [until(addManilaDays(TODAY, 100), { unsubscribedAt: TODAY })], 'unenrolled'],
    ['ignores an invalid expiry', [until(new Date(Number.NaN)), soon], 'for regular renewal'],
    ['ignores an invalid start', [until(addManilaDays(TODAY, 100), { startsAt: new Date(Number.NaN) })], 'unenrolled'],
  ])('%s', (_what, subscriptions, expected) => {
    expect(cashCollection(subscriptions, NOW)).toBe(expected);
  });
});
