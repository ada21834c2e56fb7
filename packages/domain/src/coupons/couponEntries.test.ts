import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manilaMidnight } from '../time/manilaDate.ts';
import type { PaymentTerm } from '../payments/paymentTerms.ts';
import type { CouponAppliesTo } from './couponAppliesTo.ts';
import { type CouponDiscount, couponEntries } from './couponEntries.ts';

const ENROLLED = manilaMidnight(2025, 1, 10);
const monthly: PaymentTerm = { kind: 'instalments', count: 3, interval: 'month', alignment: 'enrolment-day' };
const fixed = (appliesTo: CouponAppliesTo, discount: number): CouponDiscount => ({ appliesTo, discountType: 'fixed', discount });
const percent = (appliesTo: CouponAppliesTo, discount: number): CouponDiscount => ({ appliesTo, discountType: 'percentage', discount });
const prices = (price: number, term: PaymentTerm, coupon: CouponDiscount) =>
  couponEntries(price, term, coupon, ENROLLED).map((it) => it.price);

describe('couponEntries', () => {
  test.each<[number, PaymentTerm, CouponDiscount, number[]]>([
    [3000, { kind: 'one-time' }, fixed('total', 500), [2500]],
    [3000, { kind: 'one-time' }, fixed('first', 500), [2500]],
    [3000, { kind: 'one-time' }, fixed('each', 500), [2500]],
    [10_000, monthly, fixed('total', 1000), [3000, 3000, 3000]],
    [10_000, monthly, fixed('first', 1000), [2333, 3333, 3334]],
    [10_000, monthly, fixed('each', 1000), [2333, 2333, 2334]],
    [10_000, monthly, percent('total', 12.5), [2916, 2916, 2918]],
    [10_000, monthly, percent('each', 50), [1667, 1667, 1667]],
    [10_000, monthly, fixed('first', 5000), [0, 3333, 3334]],
    [10_000, monthly, fixed('total', 20_000), [0, 0, 0]],
    [9000, { ...monthly, surcharge: 300 }, percent('total', 100), [100, 100, 100]],
    [9000, { ...monthly, surcharge: 300 }, percent('each', 100), [0, 0, 0]],
    [10_000, { ...monthly, firstPayment: 5000 }, fixed('total', 2000), [5000, 1500, 1500]],
    [10_000, { ...monthly, firstPayment: 5000 }, fixed('total', 6000), [4000, 0, 0]],
    [10_000, { ...monthly, firstPayment: 5000, surcharge: 500 }, fixed('total', 6000), [4500, 0, 0]],
    [10_000, { ...monthly, firstPayment: 5000, surcharge: 2000 }, fixed('total', 6000), [5000, 500, 500]],
    [10_000, { ...monthly, firstPayment: null }, fixed('total', 1000), [3000, 3000, 3000]],
  ])('discounts %d by %j with %j', (price, term, coupon, expected) => {
    expect(prices(price, term, coupon)).toEqual(expected);
  });

  test('keeps the dates of the term', () => {
    expect(couponEntries(3000, monthly, fixed('each', 1), ENROLLED).map((entry) => entry.scheduleDate)).toEqual([
      manilaMidnight(2025, 1, 10),
      manilaMidnight(2025, 2, 10),
      manilaMidnight(2025, 3, 10),
    ]);
  });

  test('throws for an unknown way to apply, and for an invalid discount', () => {
    expect(() => prices(100, monthly, fixed('last' as CouponAppliesTo, 1))).toThrow(
      'appliesTo must be one of total, first, each, not last',
    );
    expect(() => prices(100, monthly, fixed('each', -1))).toThrow(RangeError);
  });

  test('never increases what is due, and splits the rounded remainder when applied to the total', () => {
    const discount = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    const appliesTo = fc.constantFrom<CouponAppliesTo>('total', 'first', 'each');
    fc.assert(
      fc.property(fc.nat(100_000), discount, appliesTo, fc.integer({ min: 1, max: 12 }), (price, off, where, count) => {
        const total = prices(price, { ...monthly, count }, percent(where, off)).reduce((sum, entry) => sum + entry, 0);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(price);
        if (where === 'total') expect(Math.abs(total - price * (1 - off / 100))).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
