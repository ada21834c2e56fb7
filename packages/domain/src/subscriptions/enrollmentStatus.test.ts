import { expect, test } from 'vitest';
import { enrollmentStatus } from './enrollmentStatus.ts';

const NOW = new Date('2025-11-17T02:00:00Z');
const period = (startsAt: string, expiresAt: string, unsubscribedAt: string | null = null) => ({
  startsAt: new Date(startsAt),
  expiresAt: new Date(expiresAt),
  unsubscribedAt: unsubscribedAt === null ? null : new Date(unsubscribedAt),
});
const current = period('2025-01-01', '2026-01-01');
const past = period('2024-01-01', '2025-01-01');
const future = period('2026-01-01', '2027-01-01');
const left = period('2025-01-01', '2026-01-01', '2025-06-01');

test.each([
  [[], 'Not Enrolled'],
  [[current], 'Active'],
  [[past, current, left], 'Active'],
  [[current, current], 'Active'],
  [[past], 'Inactive'],
  [[left], 'Inactive'],
  [[future], 'Inactive'],
  [[past, future], 'Inactive'],
  // Expiries of yesterday, before midnight in Manila, and of today.
  [[period('2025-01-01', '2025-11-16T15:59:59.999Z')], 'Inactive'],
  [[period('2025-01-01', '2025-11-16T16:00:00Z')], 'Active'],
  [[period('2025-11-17T02:00:00Z', '2026-01-01')], 'Active'],
  [[period('2025-11-17T02:00:00.001Z', '2026-01-01')], 'Inactive'],
  [[period('nonsense', '2026-01-01')], 'Inactive'],
])('%#: %j is %s', (subscriptions, status) => {
  expect(enrollmentStatus(subscriptions, NOW)).toBe(status);
});
