import { describe, expect, test } from 'vitest';
import { duesAndExpiration } from './dues.ts';
import { dueSoonDays, expiringSoonDays } from './soon.ts';

const AT = '2025-11-17T02:00:00Z';

test.each([
  ['the first moment of a day in Manila', '2025-11-16T16:00:00Z', '2025-11-17', '2025-12-17', '2025-11-24'],
  ['the last moment of a day in Manila', '2025-11-17T15:59:59.999Z', '2025-11-17', '2025-12-17', '2025-11-24'],
  ['the end of a year', '2025-12-31T02:00:00Z', '2025-12-31', '2026-01-30', '2026-01-07'],
  ['a leap year', '2028-02-01T02:00:00Z', '2028-02-01', '2028-03-02', '2028-02-08'],
])('counts from today at %s', (_when, at, from, expiring, due) => {
  expect(expiringSoonDays(new Date(at))).toEqual({ from, to: expiring });
  expect(dueSoonDays(new Date(at))).toEqual({ from, to: due });
});

describe('agrees with the dues of a member', () => {
  const now = new Date(AT);
  test.each(['2025-11-16', '2025-11-17', '2025-12-17', '2025-12-18'])('for an expiry on %s', (day) => {
    const expiresAt = new Date(`${day}T04:00:00Z`);
    const one = { id: 1, startsAt: new Date('2025-01-01'), expiresAt, unsubscribedAt: null };
    const { from, to } = expiringSoonDays(now);
    expect(duesAndExpiration({ subscriptions: [one], unpaid: [] }, now).expiringSoon !== null).toBe(from <= day && day <= to);
  });
  test.each(['2025-11-16', '2025-11-17', '2025-11-24', '2025-11-25'])('for an entry due on %s', (day) => {
    const unpaid = [{ id: 1, scheduleDate: new Date(`${day}T00:00:00+08:00`) }];
    const { from, to } = dueSoonDays(now);
    expect(duesAndExpiration({ subscriptions: [], unpaid }, now).upcomingPaymentDue !== null).toBe(from <= day && day <= to);
  });
});
