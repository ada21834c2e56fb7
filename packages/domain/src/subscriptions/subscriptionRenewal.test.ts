import { expect, test } from 'vitest';
import { LIFETIME_FROM } from './isLifetime.ts';
import { subscriptionRenewal } from './subscriptionRenewal.ts';

const NOW = new Date('2025-11-12T02:00:00Z');
const ending = (day: string, given: object = {}) => ({
  funnelId: 12,
  startsAt: new Date('2025-01-01T00:00:00+08:00'),
  expiresAt: new Date(`${day}T23:59:59+08:00`),
  unsubscribedAt: null,
  ...given,
});

test.each([
  ['2025-10-01', 'due'],
  ['2025-11-12', 'due'],
  ['2025-12-12', 'due'],
  ['2025-12-13', 'later'],
] as const)('of a subscription that ends on %s is %s', (day, renewal) => {
  const one = ending(day);
  expect(subscriptionRenewal(one, [one], NOW)).toBe(renewal);
});

test('is none for lifetime access and after unsubscribing', () => {
  const lifetime = ending('2025-11-20', { expiresAt: LIFETIME_FROM });
  const ended = ending('2025-11-20', { unsubscribedAt: NOW });
  expect(subscriptionRenewal(lifetime, [lifetime], NOW)).toBe('none');
  expect(subscriptionRenewal(ended, [ended], NOW)).toBe('none');
});

test('is none once a later subscription to the same funnel exists', () => {
  const one = ending('2025-11-20');
  expect(subscriptionRenewal(one, [one, ending('2026-05-20')], NOW)).toBe('none');
  expect(subscriptionRenewal(one, [one, ending('2026-05-20', { funnelId: 13 })], NOW)).toBe('due');
  expect(subscriptionRenewal(one, [one, ending('2026-05-20', { unsubscribedAt: NOW })], NOW)).toBe('due');
});
