import { describe, expect, test } from 'vitest';
import { currentSubscriptions } from './currentSubscriptions.ts';
import { membershipStatus } from './membershipStatus.ts';

const period = (name: string, startsAt: string, expiresAt: string, { funnelId = 1, unsubscribedAt = null as Date | null } = {}) => ({
  name,
  funnelId,
  startsAt: new Date(startsAt),
  expiresAt: new Date(expiresAt),
  unsubscribedAt,
});
const namesAt = (now: string, ...all: ReturnType<typeof period>[]) => currentSubscriptions(all, new Date(now)).map(({ name }) => name);

describe('a renewal that starts when its predecessor expires', () => {
  const first = period('first', '2024-11-17T02:00:00Z', '2025-11-17T02:00:00Z');
  const renewal = period('renewal', '2025-11-17T02:00:00Z', '2026-11-17T02:00:00Z');

  test.each([
    ['the day before', '2025-11-16T02:00:00Z', ['first']],
    ['the last moment of the day before in Manila', '2025-11-16T15:59:59.999Z', ['first']],
    ['midnight in Manila', '2025-11-16T16:00:00Z', ['first']],
    ['the moment before it starts', '2025-11-17T01:59:59.999Z', ['first']],
    ['the moment it starts', '2025-11-17T02:00:00Z', ['renewal']],
    ['the last moment of the day in Manila', '2025-11-17T15:59:59.999Z', ['renewal']],
    ['the next midnight in Manila', '2025-11-17T16:00:00Z', ['renewal']],
  ])('is the only current one from its start: %s', (_when, now, expected) => {
    expect(namesAt(now, first, renewal)).toEqual(expected);
    expect(namesAt(now, renewal, first)).toEqual(expected);
    expect(membershipStatus([first, renewal], new Date(now))).toBe('Active');
  });
});

test.each([
  ['it starts at midnight of the day of expiry', '2025-11-16T16:00:00Z', ['renewal']],
  ['it starts the day before the day of expiry', '2025-11-16T15:59:59.999Z', ['first', 'renewal']],
])('a renewal replaces its predecessor only from the day of expiry: %s', (_when, startsAt, expected) => {
  const first = period('first', '2024-11-17T02:00:00Z', '2025-11-17T10:00:00Z');
  expect(namesAt('2025-11-17T02:00:00Z', first, period('renewal', startsAt, '2026-11-17T10:00:00Z'))).toEqual(expected);
});

test('a subscription to another funnel replaces nothing', () => {
  const [one, other] = [
    period('one', '2025-01-01', '2025-11-17T02:00:00Z'),
    period('other', '2025-11-17T02:00:00Z', '2026-01-01', { funnelId: 2 }),
  ];
  expect(namesAt('2025-11-17T03:00:00Z', one, other)).toEqual(['one', 'other']);
  expect(membershipStatus([one, other], new Date('2025-11-17T03:00:00Z'))).toBe('Multiple Subscriptions Found');
});

test('a renewal that was unsubscribed, or has an invalid date, replaces nothing', () => {
  const first = period('first', '2025-01-01', '2025-11-17T02:00:00Z');
  const left = period('left', '2025-11-17T02:00:00Z', '2026-01-01', { unsubscribedAt: new Date('2025-11-17T02:30:00Z') });
  expect(namesAt('2025-11-17T03:00:00Z', first, left, period('invalid', 'nonsense', '2026-01-01'))).toEqual(['first']);
});

test('two subscriptions that start together both count', () => {
  const twice = [period('a', '2025-11-17T00:00:00Z', '2025-11-17T02:00:00Z'), period('b', '2025-11-17T00:00:00Z', '2025-11-17T02:00:00Z')];
  expect(namesAt('2025-11-17T03:00:00Z', ...twice)).toEqual(['a', 'b']);
});

test('in a chain of renewals on one day, only the last counts', () => {
  const chain = [
    period('a', '2025-01-01', '2025-11-17T01:00:00Z'),
    period('b', '2025-11-17T01:00:00Z', '2025-11-17T02:00:00Z'),
    period('c', '2025-11-17T02:00:00Z', '2026-01-01'),
  ];
  expect(namesAt('2025-11-17T03:00:00Z', ...chain)).toEqual(['c']);
});
