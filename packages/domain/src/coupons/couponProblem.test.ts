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
  test('without limits it can be used', () => expect(couponProblem(open, facts, NOW)).toBeNull());

  test('one that is unknown, archived, or of another funnel reads the same', () => {
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
    ['has none left', { mostUses: 3 }, 'This coupon has been used up.'],
    ['was used more often than it may', { mostUses: 2 }, 'This coupon has been used up.'],
    ['may be used again', { mostUsesPerUser: 2 }, null],
    ['was used', { mostUsesPerUser: 1 }, 'You have already used this coupon.'],
    ['goes with the term', { paymentTermIds: [4, 5] }, null],
    ['goes with other terms', { paymentTermIds: [4] }, 'This coupon is not valid for this payment term.'],
    ['goes with no term', { paymentTermIds: [] }, 'This coupon is not valid for this payment term.'],
  ])('one that %s', (_what, changed, expected) => {
    expect(couponProblem({ ...open, ...changed }, facts, NOW)).toBe(expected);
  });

  test('while no term is chosen, the term does not matter', () => {
    expect(couponProblem({ ...open, paymentTermIds: [4] }, { ...facts, paymentTermId: null }, NOW)).toBeNull();
  });

  test('a number of uses that is none uses it up', () => {
    expect(couponProblem({ ...open, mostUses: 9 }, { ...facts, uses: Number.NaN }, NOW)).toBe('This coupon has been used up.');
  });

  test('an invalid start is an error', () => {
    expect(() => couponProblem({ ...open, startsAt: new Date(Number.NaN) }, facts, NOW)).toThrow(RangeError);
  });

  test('of several reasons the first is said', () => {
    const all = { startsAt: null, endsAt: new Date(0), mostUses: 0, mostUsesPerUser: 0, paymentTermIds: [] };
    expect(couponProblem({ ...open, ...all }, facts, NOW)).toBe(EXPIRED);
    expect(couponProblem({ ...open, ...all, endsAt: null }, facts, NOW)).toBe('This coupon has been used up.');
    expect(couponProblem({ ...open, ...all, endsAt: null, mostUses: null }, facts, NOW)).toBe('You have already used this coupon.');
  });
});
