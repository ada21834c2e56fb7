import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startOfManilaDay } from '../time/manilaDay.ts';
import { lockLabel, lockText } from './lockText.ts';
import { type LockFacts, type PaidSubscription, whyLocked } from './whyLocked.ts';

const NOW = new Date('2025-11-17T02:00:00Z');
const publishedAt = new Date('2025-01-01');
const open = { archivedAt: null, publishedAt };
const archived = { archivedAt: new Date('2025-01-01'), publishedAt };
const period = (startsAt: string, expiresAt: string, unsubscribedAt: string | null = null): PaidSubscription => ({
  startsAt: new Date(startsAt),
  expiresAt: new Date(expiresAt),
  unsubscribedAt: unsubscribedAt === null ? null : new Date(unsubscribedAt),
  unpaidSince: null,
});
const unpaid = (unpaidSince: string, subscription = period('2025-01-01', '2026-01-01')): PaidSubscription => ({
  ...subscription,
  unpaidSince: new Date(unpaidSince),
});
const facts = (change: Partial<LockFacts>): LockFacts => ({
  subscriptions: [],
  grantedToLevel: false,
  holdsStaffFlag: false,
  expiryGraceDays: 14,
  overdueGraceDays: 14,
  ...change,
});
const withPeriods = (...subscriptions: PaidSubscription[]): LockFacts => facts({ subscriptions });

describe('whyLocked', () => {
  test('locks out a person without any subscription', () => {
    expect(whyLocked(open, facts({}), NOW)).toEqual({ reason: 'not-enrolled' });
  });

  test('opens by the access level in use or the staff flag', () => {
    expect(whyLocked(open, facts({ grantedToLevel: true }), NOW)).toBeNull();
    expect(whyLocked(open, facts({ holdsStaffFlag: true }), NOW)).toBeNull();
  });

  test('opens an archived item only for the staff flag', () => {
    const all = facts({ grantedToLevel: true, subscriptions: [period('2025-01-01', '2026-01-01')] });
    expect(whyLocked(archived, all, NOW)).toEqual({ reason: 'archived' });
    expect(whyLocked(archived, { ...all, holdsStaffFlag: true }, NOW)).toBeNull();
  });

  test.each([
    ['a draft', null, { reason: 'unpublished' }],
    ['an item scheduled for the next moment', new Date(NOW.getTime() + 1), { reason: 'unpublished' }],
    ['an item published at this moment', NOW, null],
  ])('opens %s only for the staff flag', (_what, at, expected) => {
    const all = facts({ grantedToLevel: true, subscriptions: [period('2025-01-01', '2026-01-01')] });
    expect(whyLocked({ archivedAt: null, publishedAt: at }, all, NOW)).toEqual(expected);
    expect(whyLocked({ archivedAt: null, publishedAt: at }, { ...all, holdsStaffFlag: true }, NOW)).toBeNull();
  });

  test.each([
    ['opens at the moment of the start', '2025-11-17T02:00:00.000Z', null],
    [
      'stays locked a moment before the start',
      '2025-11-17T02:00:00.001Z',
      { reason: 'not-started', startsOn: new Date('2025-11-17T02:00:00.001Z') },
    ],
  ])('%s', (_name, startsAt, expected) => {
    expect(whyLocked(open, withPeriods(period(startsAt, '2026-01-01')), NOW)).toEqual(expected);
  });

  test('does not report a start at this very instant as pending', () => {
    const over = period('2025-11-17T02:00:00.000Z', '2025-01-01');
    expect(whyLocked(open, withPeriods(over), NOW)).toMatchObject({ reason: 'expired' });
  });

  const lastDay = new Date('2025-11-16T16:00:00.000Z');
  test.each([
    ['on the last day of grace', '2025-11-17T15:59:59.999Z', null],
    ['at the midnight after it', '2025-11-17T16:00:00.000Z', { reason: 'expired', on: new Date('2025-11-03T10:00:00.000Z'), lastDay }],
    ['long before', '2025-11-04T00:00:00.000Z', null],
  ])('with 14 days of grace: %s', (_name, now, expected) => {
    const expiry = period('2025-01-01', '2025-11-03T10:00:00.000Z');
    expect(whyLocked(open, withPeriods(expiry), new Date(now))).toEqual(expected);
  });

  test.each([
    ['on the day of the expiry', '2025-11-17T15:59:59.999Z', null],
    ['the day after', '2025-11-17T16:00:00.000Z', { reason: 'expired', on: lastDay, lastDay }],
  ])('with no grace: %s', (_name, now, expected) => {
    const expiry = [period('2025-01-01', '2025-11-16T16:00:00.000Z')];
    for (const expiryGraceDays of [0, -1, 0.5, Number.NaN])
      expect(whyLocked(open, facts({ subscriptions: expiry, expiryGraceDays }), new Date(now))).toEqual(expected);
  });

  test('stays open when the days of grace exceed the range of dates', () => {
    const longPast = unpaid('2025-01-01', period('2025-01-01', '2025-01-01'));
    const all = facts({ subscriptions: [longPast], expiryGraceDays: 999_999_999, overdueGraceDays: 999_999_999 });
    expect(whyLocked(open, all, NOW)).toBeNull();
  });

  test('never ends lifetime access', () => {
    expect(whyLocked(open, withPeriods(period('2025-01-01', '9999-12-31T15:59:59Z')), new Date('9999-12-31T00:00:00Z'))).toBeNull();
  });

  test('treats an unsubscribed person as not enrolled', () => {
    expect(whyLocked(open, withPeriods(period('2025-01-01', '2026-01-01', '2025-06-01')), NOW)).toEqual({ reason: 'not-enrolled' });
    expect(whyLocked(open, withPeriods(period('2026-01-01', '2027-01-01', '2025-06-01')), NOW)).toEqual({ reason: 'not-enrolled' });
  });

  describe('with an unpaid payment', () => {
    test.each([
      ['before it is due', '2025-10-01T00:00:00.000Z', null],
      ['the day before the last day of grace', '2025-11-16T15:59:59.999Z', null],
      ['at the midnight before it', '2025-11-16T16:00:00.000Z', null],
      ['on the last day of grace', '2025-11-17T15:59:59.999Z', null],
      ['at the midnight after it', '2025-11-17T16:00:00.000Z', { reason: 'overdue', lastDay }],
    ])('with 14 days of grace: %s', (_name, now, expected) => {
      for (const anyInstant of ['2025-11-02T16:00:00.000Z', '2025-11-03T15:59:59.999Z'])
        expect(whyLocked(open, withPeriods(unpaid(anyInstant)), new Date(now))).toEqual(
          expected && { ...expected, on: new Date('2025-11-02T16:00:00.000Z') },
        );
    });

    test.each([
      ['on the day it is due', '2025-11-17T15:59:59.999Z', null],
      ['the day after', '2025-11-17T16:00:00.000Z', { reason: 'overdue', on: lastDay, lastDay }],
    ])('with no grace: %s', (_name, now, expected) => {
      const subscriptions = [unpaid('2025-11-17T02:00:00.000Z')];
      for (const overdueGraceDays of [0, -1, 0.5, Number.NaN])
        expect(whyLocked(open, facts({ subscriptions, overdueGraceDays }), new Date(now))).toEqual(expected);
    });

    test('applies separate days for each kind of grace', () => {
      const subscriptions = [unpaid('2025-11-10', period('2025-01-01', '2025-11-10'))];
      expect(whyLocked(open, facts({ subscriptions, expiryGraceDays: 7, overdueGraceDays: 6 }), NOW)).toMatchObject({ reason: 'overdue' });
      expect(whyLocked(open, facts({ subscriptions, expiryGraceDays: 6, overdueGraceDays: 7 }), NOW)).toMatchObject({ reason: 'expired' });
      expect(whyLocked(open, facts({ subscriptions, expiryGraceDays: 7, overdueGraceDays: 7 }), NOW)).toBeNull();
    });

    test('locks only its own subscription', () => {
      const paid = period('2025-06-01', '2026-06-01');
      expect(whyLocked(open, withPeriods(unpaid('2025-10-01'), paid), NOW)).toBeNull();
      expect(whyLocked(open, withPeriods(paid, unpaid('2025-10-01')), NOW)).toBeNull();
    });

    test('does not matter for the access level in use and the staff flag', () => {
      const subscriptions = [unpaid('2025-10-01')];
      expect(whyLocked(open, facts({ subscriptions, grantedToLevel: true }), NOW)).toBeNull();
      expect(whyLocked(open, facts({ subscriptions, holdsStaffFlag: true }), NOW)).toBeNull();
      expect(whyLocked(archived, facts({ subscriptions }), NOW)).toEqual({ reason: 'archived' });
    });

    test('takes precedence over a future start and a past end', () => {
      const overdue = { reason: 'overdue', on: new Date('2025-09-30T16:00:00Z'), lastDay: new Date('2025-10-14T16:00:00Z') };
      const later = period('2026-01-01', '2027-01-01');
      const old = period('2023-01-01', '2024-01-01');
      expect(whyLocked(open, withPeriods(later, old, unpaid('2025-10-01')), NOW)).toEqual(overdue);
    });

    test('reports the latest last day of several', () => {
      const all = withPeriods(unpaid('2025-09-01'), unpaid('2025-10-01'), unpaid('2025-08-01'));
      expect(whyLocked(open, all, NOW)).toMatchObject({ reason: 'overdue', lastDay: new Date('2025-10-14T16:00:00Z') });
    });

    test('counts within the grace after the expiry, and no longer afterwards', () => {
      const ended = unpaid('2025-10-01', period('2025-01-01', '2025-11-03T10:00:00Z'));
      expect(whyLocked(open, withPeriods(ended), new Date('2025-11-17T15:59:59.999Z'))).toMatchObject({ reason: 'overdue' });
      expect(whyLocked(open, withPeriods(ended), new Date('2025-11-17T16:00:00.000Z'))).toMatchObject({ reason: 'expired', lastDay });
    });

    test('does not count where paying would not open the item', () => {
      const later = unpaid('2025-10-01', period('2026-01-01', '2027-01-01'));
      const left = unpaid('2025-10-01', period('2025-01-01', '2026-01-01', '2025-06-01'));
      expect(whyLocked(open, withPeriods(later), NOW)).toEqual({ reason: 'not-started', startsOn: later.startsAt });
      expect(whyLocked(open, withPeriods(left), NOW)).toEqual({ reason: 'not-enrolled' });
    });

    test('locks with an invalid date, and is a reason only next to a valid one', () => {
      const invalid = unpaid('nonsense');
      const later = period('2026-01-01', '2027-01-01');
      const old = period('2023-01-01', '2024-01-01T00:00:00Z');
      expect(whyLocked(open, withPeriods(invalid), NOW)).toEqual({ reason: 'not-enrolled' });
      expect(whyLocked(open, withPeriods(invalid, old), NOW)).toMatchObject({
        reason: 'expired',
        lastDay: new Date('2024-01-14T16:00:00Z'),
      });
      expect(whyLocked(open, withPeriods(invalid, later), NOW)).toEqual({ reason: 'not-started', startsOn: later.startsAt });
      expect(whyLocked(open, withPeriods(invalid, unpaid('2025-10-01')), NOW)).toMatchObject({ reason: 'overdue' });
    });
  });

  test('reports the most hopeful of several reasons: the earliest start, else the latest last day', () => {
    const old = period('2023-01-01', '2024-01-01T00:00:00Z');
    const older = period('2022-01-01', '2023-01-01T00:00:00Z');
    const soon = period('2026-01-01', '2027-01-01');
    const later = period('2026-06-01', '2027-01-01');
    expect(whyLocked(open, withPeriods(old, later, soon), NOW)).toEqual({ reason: 'not-started', startsOn: soon.startsAt });
    expect(whyLocked(open, withPeriods(older, old), NOW)).toMatchObject({ reason: 'expired', lastDay: new Date('2024-01-14T16:00:00Z') });
  });

  test('opens nothing for invalid dates', () => {
    expect(whyLocked(open, withPeriods(period('nonsense', '2026-01-01')), NOW)).toEqual({ reason: 'not-enrolled' });
    expect(whyLocked(open, withPeriods(period('2025-01-01', 'nonsense')), NOW)).toEqual({ reason: 'not-enrolled' });
    expect(whyLocked(open, withPeriods(period('2025-01-01', '2026-01-01')), new Date('nonsense'))).toEqual({ reason: 'unpublished' });
    expect(whyLocked({ archivedAt: null, publishedAt: new Date('nonsense') }, facts({ grantedToLevel: true }), NOW)).toEqual({
      reason: 'unpublished',
    });
    expect(whyLocked({ archivedAt: new Date('nonsense'), publishedAt }, facts({ grantedToLevel: true }), NOW)).toEqual({
      reason: 'archived',
    });
  });

  const date = fc.date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  const days = fc.integer({ min: 0, max: 400 });
  const any = fc.record({ startsAt: date, expiresAt: date, unsubscribedAt: fc.option(date), unpaidSince: fc.option(date) });
  const anyFacts = fc
    .record({ subscriptions: fc.array(any, { maxLength: 4 }), expiryGraceDays: days, overdueGraceDays: days })
    .map((some) => facts(some));

  test('never locks an open item because of one more subscription, paid or not', () => {
    fc.assert(
      fc.property(anyFacts, any, date, (some, more, now) => {
        if (whyLocked(open, some, now) === null) {
          expect(whyLocked(open, { ...some, subscriptions: [...some.subscriptions, more] }, now)).toBeNull();
        }
      }),
    );
  });

  test('reports overdue exactly when paying everything would open the item', () => {
    fc.assert(
      fc.property(anyFacts, date, (some, now) => {
        const lock = whyLocked(open, some, now);
        const settled = { ...some, subscriptions: some.subscriptions.map((subscription) => ({ ...subscription, unpaidSince: null })) };
        if (lock !== null) expect(whyLocked(open, settled, now) === null).toBe(lock.reason === 'overdue');
      }),
    );
  });

  test('reports last days in the past and starts in the future', () => {
    fc.assert(
      fc.property(anyFacts, date, (some, now) => {
        const lock = whyLocked(open, some, now);
        if (lock && 'lastDay' in lock) {
          expect(lock.lastDay.getTime()).toBeLessThan(startOfManilaDay(now).getTime());
          expect(startOfManilaDay(lock.on).getTime()).toBeLessThanOrEqual(lock.lastDay.getTime());
        }
        if (lock && 'startsOn' in lock) expect(lock.startsOn.getTime()).toBeGreaterThan(now.getTime());
      }),
    );
  });
});

describe('lockText', () => {
  test.each([
    [{ reason: 'not-enrolled' } as const, 'This is not part of your membership yet.'],
    [
      { reason: 'overdue', on: new Date('2025-11-02T00:00:00Z'), lastDay: new Date('2025-11-15T16:00:00Z') } as const,
      'Your payment was due on Sunday, 11/02/2025 and your access ended on Sunday, 11/16/2025. Pay to get your access back.',
    ],
    [{ reason: 'not-started', startsOn: new Date('2025-11-16T16:00:00Z') } as const, 'Not started yet. Opens on Monday, 11/17/2025.'],
    [
      { reason: 'expired', on: new Date('2025-11-02T15:59:59Z'), lastDay: new Date('2025-11-16T15:59:59Z') } as const,
      'Your membership expired on Sunday, 11/02/2025 and your access ended on Sunday, 11/16/2025. Renew to get your access back.',
    ],
    [{ reason: 'archived' } as const, 'This was archived and is no longer available.'],
  ])('%j', (lock, text) => {
    expect(lockText(lock)).toBe(text);
  });
});

describe('lockLabel', () => {
  const end = { on: new Date('2025-11-02T15:59:59Z'), lastDay: new Date('2025-11-16T15:59:59Z') };
  test.each([
    [{ reason: 'not-enrolled' } as const, 'Not part of your membership'],
    [{ reason: 'not-started', startsOn: new Date('2025-11-16T16:00:00Z') } as const, 'Opens Mon, Nov 17'],
    [{ reason: 'not-started', startsOn: new Date('2025-12-31T16:00:00Z') } as const, 'Opens Thu, Jan 1, 2026'],
    [{ reason: 'expired', ...end } as const, 'Membership expired'],
    [{ reason: 'overdue', ...end } as const, 'Payment overdue'],
    [{ reason: 'archived' } as const, 'Archived'],
  ])('%j', (lock, label) => {
    expect(lockLabel(lock, NOW)).toBe(label);
  });
});
