import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lockText } from './lockText.ts';
import { type LockFacts, whyLocked } from './whyLocked.ts';

const NOW = new Date('2025-11-17T02:00:00Z');
const open = { archivedAt: null };
const archived = { archivedAt: new Date('2025-01-01') };
const period = (startsAt: string, expiresAt: string, unsubscribedAt: string | null = null) => ({
  startsAt: new Date(startsAt),
  expiresAt: new Date(expiresAt),
  unsubscribedAt: unsubscribedAt === null ? null : new Date(unsubscribedAt),
});
const facts = (change: Partial<LockFacts>): LockFacts => ({
  subscriptions: [],
  grantedToLevel: false,
  holdsStaffFlag: false,
  graceDays: 14,
  ...change,
});
const withPeriods = (...subscriptions: ReturnType<typeof period>[]): LockFacts => facts({ subscriptions });

describe('whyLocked', () => {
  test('nobody who never subscribed gets in', () => {
    expect(whyLocked(open, facts({}), NOW)).toEqual({ reason: 'not-enrolled' });
  });

  test('the access level in use or the staff flag open it', () => {
    expect(whyLocked(open, facts({ grantedToLevel: true }), NOW)).toBeNull();
    expect(whyLocked(open, facts({ holdsStaffFlag: true }), NOW)).toBeNull();
  });

  test('what is archived opens for the staff flag only', () => {
    const all = facts({ grantedToLevel: true, subscriptions: [period('2025-01-01', '2026-01-01')] });
    expect(whyLocked(archived, all, NOW)).toEqual({ reason: 'archived' });
    expect(whyLocked(archived, { ...all, holdsStaffFlag: true }, NOW)).toBeNull();
  });

  test.each([
    ['the moment it starts', '2025-11-17T02:00:00.000Z', null],
    ['a moment before', '2025-11-17T02:00:00.001Z', { reason: 'not-started', startsOn: new Date('2025-11-17T02:00:00.001Z') }],
  ])('%s', (_name, startsAt, expected) => {
    expect(whyLocked(open, withPeriods(period(startsAt, '2026-01-01')), NOW)).toEqual(expected);
  });

  test('one that starts at this instant is no news to wait for', () => {
    const over = period('2025-11-17T02:00:00.000Z', '2025-01-01');
    expect(whyLocked(open, withPeriods(over), NOW)).toMatchObject({ reason: 'expired' });
  });

  const lastDay = new Date('2025-11-16T16:00:00.000Z');
  test.each([
    ['on the last day of grace', '2025-11-17T15:59:59.999Z', null],
    ['at the midnight after it', '2025-11-17T16:00:00.000Z', { reason: 'expired', lastDay }],
    ['long before', '2025-11-04T00:00:00.000Z', null],
  ])('14 days of grace: %s', (_name, now, expected) => {
    const expiry = period('2025-01-01', '2025-11-03T10:00:00.000Z');
    expect(whyLocked(open, withPeriods(expiry), new Date(now))).toEqual(expected);
  });

  test.each([
    ['on the day of the expiry', '2025-11-17T15:59:59.999Z', null],
    ['the day after', '2025-11-17T16:00:00.000Z', { reason: 'expired', lastDay }],
  ])('no grace: %s', (_name, now, expected) => {
    const expiry = [period('2025-01-01', '2025-11-16T16:00:00.000Z')];
    for (const graceDays of [0, -1, 0.5, Number.NaN])
      expect(whyLocked(open, facts({ subscriptions: expiry, graceDays }), new Date(now))).toEqual(expected);
  });

  test('lifetime access does not end', () => {
    expect(whyLocked(open, withPeriods(period('2025-01-01', '9999-12-31T15:59:59Z')), new Date('9999-12-31T00:00:00Z'))).toBeNull();
  });

  test('who unsubscribed is not enrolled', () => {
    expect(whyLocked(open, withPeriods(period('2025-01-01', '2026-01-01', '2025-06-01')), NOW)).toEqual({ reason: 'not-enrolled' });
    expect(whyLocked(open, withPeriods(period('2026-01-01', '2027-01-01', '2025-06-01')), NOW)).toEqual({ reason: 'not-enrolled' });
  });

  test('of several reasons the best news: the earliest start, else the latest last day', () => {
    const old = period('2023-01-01', '2024-01-01T00:00:00Z');
    const older = period('2022-01-01', '2023-01-01T00:00:00Z');
    const soon = period('2026-01-01', '2027-01-01');
    const later = period('2026-06-01', '2027-01-01');
    expect(whyLocked(open, withPeriods(old, later, soon), NOW)).toEqual({ reason: 'not-started', startsOn: soon.startsAt });
    expect(whyLocked(open, withPeriods(older, old), NOW)).toEqual({ reason: 'expired', lastDay: new Date('2024-01-14T16:00:00Z') });
  });

  test('invalid dates open nothing', () => {
    expect(whyLocked(open, withPeriods(period('nonsense', '2026-01-01')), NOW)).toEqual({ reason: 'not-enrolled' });
    expect(whyLocked(open, withPeriods(period('2025-01-01', 'nonsense')), NOW)).toEqual({ reason: 'not-enrolled' });
    expect(whyLocked(open, withPeriods(period('2025-01-01', '2026-01-01')), new Date('nonsense'))).toEqual({ reason: 'not-enrolled' });
    expect(whyLocked({ archivedAt: new Date('nonsense') }, facts({ grantedToLevel: true }), NOW)).toEqual({ reason: 'archived' });
  });

  test('one more subscription never locks what was open', () => {
    const date = fc.date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    const any = fc.record({ startsAt: date, expiresAt: date, unsubscribedAt: fc.option(date) });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 4 }), any, date, (subscriptions, more, now) => {
        if (whyLocked(open, facts({ subscriptions }), now) === null) {
          expect(whyLocked(open, facts({ subscriptions: [...subscriptions, more] }), now)).toBeNull();
        }
      }),
    );
  });
});

describe('lockText', () => {
  test.each([
    [{ reason: 'not-enrolled' } as const, 'This is not part of your membership yet.'],
    [{ reason: 'not-started', startsOn: new Date('2025-11-16T16:00:00Z') } as const, 'Not started yet. Opens on Monday, 11/17/2025.'],
    [
      { reason: 'expired', lastDay: new Date('2025-11-16T15:59:59Z') } as const,
      'Your access ended on Sunday, 11/16/2025. Renew to open it again.',
    ],
    [{ reason: 'archived' } as const, 'This was archived and is no longer available.'],
  ])('%j', (lock, text) => {
    expect(lockText(lock)).toBe(text);
  });
});
