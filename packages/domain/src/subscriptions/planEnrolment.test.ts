import { describe, expect, test } from 'vitest';
import { isoDay } from '../time/isoDay.ts';
import { manilaMidnight } from '../time/manilaDate.ts';
import { type Enrolment, planEnrolment, whyNotEnrol } from './planEnrolment.ts';
import type { SubscriptionPeriod } from './subscriptionPeriod.ts';

/** 10 a.m. in Manila. */
const NOW = new Date('2025-11-17T02:00:00Z');
const MONTHLY = { kind: 'instalments', count: 3, interval: 'month', alignment: 'enrolment-day' } as const;

const of = (more: Partial<Enrolment> = {}): Enrolment => ({
  funnel: { name: 'Freelancing', startByDays: 0, startsAt: null, validityByDays: 365 },
  price: 9000,
  term: { kind: 'one-time' },
  coupon: null,
  startByDays: null,
  renew: false,
  subscriptions: [],
  ...more,
});
const until = (expiresAt: Date, more: Partial<SubscriptionPeriod> = {}): SubscriptionPeriod => ({
  startsAt: new Date('2025-01-01T00:00:00Z'),
  expiresAt,
  unsubscribedAt: null,
  ...more,
});

describe('planEnrolment', () => {
  test('starts today for a year, paid at once', () => {
    expect(planEnrolment(of(), NOW)).toEqual({
      startsAt: manilaMidnight(2025, 11, 17),
      expiresAt: manilaMidnight(2026, 11, 17),
      entries: [{ price: 9000, scheduleDate: manilaMidnight(2025, 11, 17) }],
      list: 9000,
      discount: 0,
      total: 9000,
    });
  });

  test('the person’s own start and validity replace those of the funnel', () => {
    const plan = planEnrolment(of({ startByDays: 3, validityByDays: 30 }), NOW);
    expect([isoDay(plan.startsAt), isoDay(plan.expiresAt)]).toEqual(['2025-11-20', '2025-12-20']);
    expect(isoDay(plan.entries[0]?.scheduleDate ?? NOW)).toBe('2025-11-17');
    expect(planEnrolment(of({ validityByDays: null }), NOW).expiresAt.getUTCFullYear()).toBe(9999);
  });

  test('a start in the past counts the payments from it', () => {
    const plan = planEnrolment(of({ startByDays: -10, term: MONTHLY }), NOW);
    expect(isoDay(plan.startsAt)).toBe('2025-11-07');
    expect(plan.entries.map(({ scheduleDate }) => isoDay(scheduleDate))).toEqual(['2025-11-07', '2025-12-07', '2026-01-07']);
  });

  test.each([
    ['total', 8100, [2700, 2700, 2700]],
    ['first', 8700, [2700, 3000, 3000]],
    ['each', 8100, [2700, 2700, 2700]],
  ] as const)('a coupon of 10 %% on the %s leaves %d', (appliesTo, total, prices) => {
    const plan = planEnrolment(of({ term: MONTHLY, coupon: { discountType: 'percentage', discount: 10, appliesTo } }), NOW);
    expect([plan.total, plan.discount, plan.entries.map(({ price }) => price)]).toEqual([total, 9000 - total, prices]);
  });

  test('a surcharge is part of the list price', () => {
    const plan = planEnrolment(of({ term: { ...MONTHLY, surcharge: 600 } }), NOW);
    expect([plan.list, plan.discount, plan.total]).toEqual([9600, 0, 9600]);
  });

  test('a free enrolment has no payments, by price or by coupon', () => {
    expect(planEnrolment(of({ price: 0, term: { ...MONTHLY, surcharge: 600 } }), NOW)).toMatchObject({ entries: [], list: 0, total: 0 });
    const free = planEnrolment(of({ coupon: { discountType: 'percentage', discount: 100, appliesTo: 'total' } }), NOW);
    expect([free.entries, free.list, free.discount, free.total]).toEqual([[], 9000, 9000, 0]);
  });

  test('an early renewal starts at the old expiry, to the minute', () => {
    const expiresAt = new Date('2025-12-24T10:30:00+08:00');
    const plan = planEnrolment(of({ renew: true, subscriptions: [until(expiresAt), until(new Date('2025-12-01T00:00:00Z'))] }), NOW);
    expect(plan.startsAt).toEqual(expiresAt);
    expect(plan.expiresAt).toEqual(new Date('2026-12-24T10:30:00+08:00'));
    expect(isoDay(plan.entries[0]?.scheduleDate ?? NOW)).toBe('2025-11-17');
  });

  test('a late renewal starts today: days of grace are not charged', () => {
    const expired = until(manilaMidnight(2025, 11, 10));
    expect(planEnrolment(of({ renew: true, subscriptions: [expired] }), NOW).startsAt).toEqual(manilaMidnight(2025, 11, 17));
  });

  test('what was unsubscribed does not move the start', () => {
    const left = until(manilaMidnight(2026, 11, 10), { unsubscribedAt: NOW });
    expect(planEnrolment(of({ renew: true, subscriptions: [left] }), NOW).startsAt).toEqual(manilaMidnight(2025, 11, 17));
  });
});

describe('whyNotEnrol', () => {
  test.each([
    ['a new person', {}, null],
    ['an expired one', { subscriptions: [until(manilaMidnight(2025, 11, 16))] }, null],
    [
      'one that ends today',
      { subscriptions: [until(manilaMidnight(2025, 11, 17))] },
      'Already active in Freelancing until 11/17/2025. Choose Renew instead.',
    ],
    ['one that is renewed', { renew: true, subscriptions: [until(manilaMidnight(2025, 12, 1))] }, null],
    [
      'one that starts later',
      { subscriptions: [until(manilaMidnight(2026, 12, 1), { startsAt: manilaMidnight(2026, 1, 1) })] },
      'Already active in Freelancing until 12/01/2026. Choose Renew instead.',
    ],
    ['one that was unsubscribed', { subscriptions: [until(manilaMidnight(2026, 12, 1), { unsubscribedAt: NOW })] }, null],
    ['one for life', { renew: true, subscriptions: [until(manilaMidnight(9999, 12, 31))] }, 'Already has Lifetime Access to Freelancing.'],
    ['a price that the term cannot split', { price: 2, term: MONTHLY }, '₱2.00 cannot be split into 3 payments.'],
  ] as const)('%s', (_what, more, expected) => {
    expect(whyNotEnrol(of(more as Partial<Enrolment>), NOW)).toBe(expected);
  });
});
