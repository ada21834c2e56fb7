import { describe, expect, test } from 'vitest';
import { isCurrent } from './isCurrent.ts';
import { isExpired } from './isExpired.ts';
import { isLifetime } from './isLifetime.ts';
import { membershipStatus } from './membershipStatus.ts';

const NOW = new Date('2025-11-17T02:00:00Z');
const period = (startsAt: string, expiresAt: string, unsubscribedAt: string | null = null) => ({
  funnelId: 1,
  startsAt: new Date(startsAt),
  expiresAt: new Date(expiresAt),
  unsubscribedAt: unsubscribedAt === null ? null : new Date(unsubscribedAt),
});
const current = period('2025-01-01', '2026-01-01');
const lifetime = period('2025-01-01', '9999-12-31');
const past = period('2024-01-01', '2025-01-01');
const future = period('2026-01-01', '2027-01-01');
const left = period('2025-01-01', '2026-01-01', '2025-06-01');

describe('isExpired', () => {
  test.each([
    ['2025-11-16T15:59:59.999Z', '2025-11-17T02:00:00Z', true],
    ['2025-11-16T16:00:00.000Z', '2025-11-17T02:00:00Z', false],
    ['2025-11-17T01:00:00.000Z', '2025-11-17T15:59:59Z', false],
    ['2025-11-17T01:00:00.000Z', '2025-11-17T16:00:00Z', true],
    ['9999-12-31T00:00:00.000Z', '2025-11-17T02:00:00Z', false],
    ['nonsense', '2025-11-17T02:00:00Z', true],
    ['2026-01-01', 'nonsense', true],
  ])('for the expiry %s at %s: %s', (expiresAt, now, expected) => {
    expect(isExpired(new Date(expiresAt), new Date(now))).toBe(expected);
  });
});

describe('isLifetime', () => {
  test.each([
    ['9998-12-31T15:59:59.999Z', false],
    ['9998-12-31T16:00:00.000Z', true],
    ['9999-12-31T00:00:00.000Z', true],
    ['+010000-01-01T00:00:00.000Z', true],
    ['2025-11-17T00:00:00.000Z', false],
    ['nonsense', false],
  ])('%s: %s', (expiresAt, expected) => {
    expect(isLifetime(new Date(expiresAt))).toBe(expected);
  });
});

describe('isCurrent', () => {
  test.each([
    [current, true],
    [lifetime, true],
    [past, false],
    [future, false],
    [left, false],
    [period('2025-11-17T02:00:00Z', '2026-01-01'), true],
    [period('2025-11-17T02:00:00.001Z', '2026-01-01'), false],
    [period('nonsense', '2026-01-01'), false],
  ])('%j: %s', (subscription, expected) => {
    expect(isCurrent(subscription, NOW)).toBe(expected);
  });
});

describe('membershipStatus', () => {
  test.each([
    [[], null],
    [[future], null],
    [[past], 'Expired'],
    [[period('2025-11-17T02:00:00Z', '2025-11-01')], 'Expired'],
    [[left], 'Expired'],
    [[past, future], 'Expired'],
    [[current], 'Active'],
    [[current, past, future, left], 'Active'],
    [[current, lifetime], 'Multiple Subscriptions Found'],
  ])('%#: %j', (subscriptions, expected) => {
    expect(membershipStatus(subscriptions, NOW)).toBe(expected);
  });
});
