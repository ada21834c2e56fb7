import { describe, expect, test } from 'vitest';
import { type Coupon, type CouponFacts, couponProblem } from './couponProblem.ts';

const NOW = new Date('2025-11-17T02:00:00Z');
const open: Coupon = {
  funnelId: 1,
  isArchived: false,
  startsAt: null,
  endsAt: null,
  mostUses: null,
  mostUsesPerUser: null,
  paymentTermIds: null,
};
const facts: CouponFacts = { funnelId: 1, paymentTermId: 5, uses: 3, usesByUser: 1 };
const UNKNOWN = 'This coupon code is not valid for this offer.';
const EXPIRED = 'This coupon has expired.';

describe('couponProblem', () => {
  test('accepts a coupon without limits', () => expect(couponProblem(open, facts, NOW)).toBeNull());

  test("reports unknown, archived and other funnels' coupons identically", () => {
    expect(couponProblem(null, facts, NOW)).toBe(UNKNOWN);
    expect(couponProblem({ ...open, isArchived: true }, facts, NOW)).toBe(UNKNOWN);
    expect(couponProblem({ ...open, funnelId: 2 }, facts, NOW)).toBe(UNKNOWN);
  });

  test.each<[string, Partial<Coupon>, string | null]>([
    ['starts now', { startsAt: NOW }, null],
    ['starts a moment later', { startsAt: new Date('2025-11-17T16:00:00Z') }, 'This coupon starts on 11/18/2025.'],
    ['ended yesterday in Manila', { endsAt: new Date('2025-11-16T15:59:59.999Z') }, EXPIRED],
    ['ends today in Manila', { endsAt: new Date('2025-11-16T16:00:00Z') }, null],
    ['has an invalid end', { endsAt: new Date(Number.NaN) }, EXPIRED],
    ['has one use left', { mostUses: 4 }, null],
    ['has no uses left', { mostUses: 3 }, 'This coupon has been used up.'],
    ['was used more often than allowed', { mostUses: 2 }, 'This coupon has been used up.'],
    ['may be used again', { mostUsesPerUser: 2 }, null],
    ['was used already', { mostUsesPerUser: 1 }, 'You have already used this coupon.'],
    ['includes the term', { paymentTermIds: [4, 5] }, null],
    ['is limited to other terms', { paymentTermIds: [4] }, 'This coupon is not valid for this payment term.'],
    ['allows no term', { paymentTermIds: [] }, 'This coupon is not valid for this payment term.'],
  ])('checks a coupon that %s', (_what, changed, expected) => {
    expect(couponProblem({ ...open, ...changed }, facts, NOW)).toBe(expected);
  });

  test('ignores the term until one is chosen', () => {
    expect(couponProblem({ ...open, paymentTermIds: [4] }, { ...facts, paymentTermId: null }, NOW)).toBeNull();
  });

  test('counts as used up with an invalid number of uses', () => {
    expect(couponProblem({ ...open, mostUses: 9 }, { ...facts, uses: Number.NaN }, NOW)).toBe('This coupon has been used up.');
  });

  test('throws for an invalid start', () => {
    expect(() => couponProblem({ ...open, startsAt: new Date(Number.NaN) }, facts, NOW)).toThrow(RangeError);
  });

  test('reports the first of several reasons', () => {
    const all = { startsAt: null, endsAt: new Date(0), mostUses: 0, mostUsesPerUser: 0, paymentTermIds: [] };
    expect(couponProblem({ ...open, ...all }, facts, NOW)).toBe(EXPIRED);
    expect(couponProblem({ ...open, ...all, endsAt: null }, facts, NOW)).toBe('This coupon has been used up.');
    expect(couponProblem({ ...open, ...all, endsAt: null, mostUses: null }, facts, NOW)).toBe('You have already used this coupon.');
  });
});
