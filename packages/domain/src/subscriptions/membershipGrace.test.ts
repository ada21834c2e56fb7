import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PaidSubscription, whyLocked } from '../access/whyLocked.ts';
import { orderDeadline } from '../orders/orderRules.ts';
import { addManilaDays, manilaDaysBetween } from '../time/manilaDay.ts';
import { isLifetime } from './isLifetime.ts';
import { GRACE_WINDOWS, type GraceFacts, type GraceWindows, membershipGrace } from './membershipGrace.ts';

const day = (text: string): Date => new Date(`${text}T00:00:00+08:00`);
const held = (startsAt: string, expiresAt: string, unpaidSince: string | null = null): PaidSubscription => ({
  startsAt: day(startsAt),
  expiresAt: day(expiresAt),
  unsubscribedAt: null,
  unpaidSince: unpaidSince === null ? null : day(unpaidSince),
});
const on = (now: string, ...subscriptions: readonly PaidSubscription[]) => membershipGrace({ subscriptions }, new Date(now));

describe('membershipGrace', () => {
  const year = held('2024-11-03', '2025-11-03');

  test.each([
    ['before the expiry', '2025-11-01T00:00:00+08:00', false],
    ['in the last moment of the last day', '2025-11-17T23:59:59.999+08:00', false],
    ['after the last day', '2025-11-18T00:00:00+08:00', true],
  ])('keeps an expired subscription for 14 days: %s', (_when, now, isOver) => {
    expect(on(now, year)).toEqual({ reason: 'expired', on: day('2025-11-03'), lastDay: day('2025-11-17'), isOver });
  });

  test.each([
    ['in the last moment of the last day', '2025-09-15T23:59:59.999+08:00', false],
    ['after the last day', '2025-09-16T00:00:00+08:00', true],
  ])('keeps an unpaid subscription for 14 days after the due day: %s', (_when, now, isOver) => {
    const unpaid = { ...held('2025-01-01', '2026-01-01'), unpaidSince: new Date('2025-09-01T15:00:00+08:00') };
    expect(on(now, unpaid)).toEqual({ reason: 'overdue', on: day('2025-09-01'), lastDay: day('2025-09-15'), isOver });
  });

  test('ends with the expiry when it comes before the overdue payment', () => {
    expect(on('2025-11-10T00:00:00+08:00', held('2024-11-03', '2025-11-03', '2025-11-05'))?.reason).toBe('expired');
    expect(on('2025-11-10T00:00:00+08:00', held('2024-11-03', '2025-11-03', '2025-11-02'))?.reason).toBe('overdue');
  });

  test.each([
    ['in the last moment of the last day', '2025-11-20T23:59:59.999+08:00', false],
    ['after the last day', '2025-11-21T00:00:00+08:00', true],
  ])('gives a new order three days for its first payment: %s', (_when, now, isOver) => {
    const orderedAt = new Date('2025-11-17T10:00:00+08:00');
    const grace = membershipGrace({ subscriptions: [], orderedAt }, new Date(now));
    expect(grace).toEqual({ reason: 'first-payment', on: orderedAt, lastDay: day('2025-11-20'), isOver });
    expect(orderDeadline(orderedAt, GRACE_WINDOWS.firstPaymentDays)).toEqual(addManilaDays(day('2025-11-20'), 1));
  });

  test('prefers a subscription to an unpaid order, and the one that lasts longest', () => {
    const orderedAt = day('2025-11-01');
    const facts = { subscriptions: [held('2025-01-01', '2026-05-01'), year], orderedAt };
    expect(membershipGrace(facts, day('2025-11-02'))?.lastDay).toEqual(day('2026-05-15'));
  });

  test.each([
    ['on the last day of grace', '2025-11-17', '2026-12-01'],
    ['the day after it', '2025-11-18', '2026-12-01'],
    ['later, after a gap', '2025-11-19', '2025-11-17'],
  ])('continues with a renewal that starts %s', (_when, starts, lastDay) => {
    expect(on('2025-11-02T00:00:00+08:00', year, held(starts, '2026-11-17'))?.lastDay).toEqual(day(lastDay));
  });

  test('has no end for lifetime access', () => {
    expect(isLifetime(on('2025-11-02T00:00:00+08:00', held('2025-01-01', '9999-12-31'))?.lastDay ?? new Date(0))).toBe(true);
  });

  test('keeps nothing without a subscription that has started and was not ended', () => {
    const now = day('2025-11-02');
    const nothing: readonly GraceFacts[] = [
      { subscriptions: [] },
      { subscriptions: [], orderedAt: null },
      { subscriptions: [{ ...year, unsubscribedAt: day('2025-10-01') }] },
      { subscriptions: [held('2025-11-03', '2026-11-03')] },
      { subscriptions: [{ ...year, expiresAt: new Date(Number.NaN) }] },
      { subscriptions: [], orderedAt: new Date(Number.NaN) },
    ];
    for (const facts of nothing) expect(membershipGrace(facts, now)).toBeNull();
  });

  test('counts the windows of the settings', () => {
    const windows = { firstPaymentDays: 1, overdueGraceDays: 0, expiryGraceDays: 2 };
    const last = (facts: GraceFacts) => membershipGrace(facts, day('2025-11-03'), windows)?.lastDay;
    expect(last({ subscriptions: [year] })).toEqual(day('2025-11-05'));
    expect(last({ subscriptions: [{ ...year, unpaidSince: day('2025-11-03') }] })).toEqual(day('2025-11-03'));
    expect(last({ subscriptions: [], orderedAt: day('2025-11-03') })).toEqual(day('2025-11-04'));
  });

  test.each(Object.keys(GRACE_WINDOWS))('rejects %s below 0, in part, or missing', (name) => {
    const facts = { subscriptions: [held('2025-01-01', '2025-11-03', '2025-11-03')] };
    for (const wrong of [-1, 0.5, Number.NaN, undefined]) {
      const windows = { ...GRACE_WINDOWS, [name]: wrong } as GraceWindows;
      const call = () =>
        membershipGrace(
          name === 'firstPaymentDays' ? { subscriptions: [], orderedAt: day('2025-11-03') } : facts,
          day('2025-11-03'),
          windows,
        );
      expect(call).toThrow(RangeError);
    }
  });

  test.each(['startsAt', 'expiresAt', 'unsubscribedAt', 'unpaidSince'])('names a missing %s', (field) => {
    const { [field as 'startsAt']: _missing, ...rest } = year;
    expect(() => on('2025-11-02T00:00:00Z', rest as PaidSubscription)).toThrow(new RegExp(`^${field} must be a Date`));
  });
});

const NOW = day('2025-11-17');
const item = { archivedAt: null, publishedAt: day('2020-01-01') };
const around = fc.integer({ min: -40, max: 40 }).map((days) => addManilaDays(NOW, days));
const subscription = fc.record({
  startsAt: around,
  expiresAt: around,
  unsubscribedAt: fc.option(around, { freq: 5 }),
  unpaidSince: fc.option(around),
});
const windows = fc.record({
  firstPaymentDays: fc.nat(20),
  overdueGraceDays: fc.nat(20),
  expiryGraceDays: fc.nat(20),
});

describe('membershipGrace and whyLocked', () => {
  const lockOn = (subscriptions: readonly PaidSubscription[], grace: GraceWindows, now: Date) =>
    whyLocked(item, { subscriptions, grantedToLevel: false, holdsStaffFlag: false, ...grace }, now);

  test('agree on every day until the last one, and on the day after it', () => {
    fc.assert(
      fc.property(fc.array(subscription, { maxLength: 4 }), windows, (subscriptions, grace) => {
        const kept = membershipGrace({ subscriptions }, NOW, grace);
        const lock = lockOn(subscriptions, grace, NOW);
        expect(kept !== null && !kept.isOver).toBe(lock === null);
        if (kept === null || kept.isOver) return;
        const days = manilaDaysBetween(NOW, kept.lastDay);
        for (let later = 0; later <= days; later += 1) expect(lockOn(subscriptions, grace, addManilaDays(NOW, later))).toBeNull();
        expect(lockOn(subscriptions, grace, addManilaDays(kept.lastDay, 1))).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  test('agree on the reason and both dates once the access is over', () => {
    fc.assert(
      fc.property(fc.array(subscription, { minLength: 1, maxLength: 4 }), windows, (subscriptions, grace) => {
        const lock = lockOn(subscriptions, grace, NOW);
        fc.pre(lock?.reason === 'overdue' || lock?.reason === 'expired');
        expect(membershipGrace({ subscriptions }, NOW, grace)).toEqual({ ...lock, isOver: true });
      }),
      { numRuns: 500 },
    );
  });
});
