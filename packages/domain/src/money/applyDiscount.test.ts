import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDiscount, type Discount } from './applyDiscount.ts';
import { roundQuote } from './roundQuote.ts';

const fixed = (discount: number): Discount => ({ discountType: 'fixed', discount });
const percentage = (discount: number): Discount => ({ discountType: 'percentage', discount });

describe('applyDiscount', () => {
  test.each([
    [3499, fixed(0), 3499],
    [3499, fixed(499), 3000],
    [3499, fixed(3499), 0],
    [3499, fixed(3500), 0],
    [3499, percentage(0), 3499],
    [3499, percentage(12.5), 3061.625],
    [1000, percentage(33.33), 666.7],
    [3499, percentage(100), 0],
    [3499, percentage(150), 0],
    [0, percentage(50), 0],
    [0, fixed(50), 0],
  ])('%d less %j is %d', (price, discount, expected) => {
    expect(applyDiscount(price, discount)).toBe(expected);
  });

  test.each([
    [-1, fixed(1)],
    [Number.NaN, fixed(1)],
    [1, fixed(-1)],
    [1, percentage(Number.NaN)],
    [1, { discountType: 'Percentage' as 'percentage', discount: 1 }],
    [1, { discountType: 'toString' as 'fixed', discount: 1 }],
  ])('throws for %d less %j', (price, discount) => {
    expect(() => applyDiscount(price, discount)).toThrow(RangeError);
  });

  test('stays between 0 and the price, and never rises with a larger discount', () => {
    const discount = fc.record({ discountType: fc.constantFrom('fixed' as const, 'percentage' as const), discount: fc.nat(20_000) });
    fc.assert(
      fc.property(fc.nat(1_000_000), discount, fc.nat(1000), (price, given, more) => {
        const discounted = applyDiscount(price, given);
        expect(discounted).toBeGreaterThanOrEqual(0);
        expect(discounted).toBeLessThanOrEqual(price);
        expect(applyDiscount(price, { ...given, discount: given.discount + more })).toBeLessThanOrEqual(discounted);
      }),
    );
  });
});

describe('roundQuote', () => {
  test.each([
    [3061.625, 3062],
    [3061.5, 3062],
    [3061.499, 3061],
    [0.5, 1],
    [0.4, 0],
    [0, 0],
  ])('rounds %d to %d', (pesos, whole) => {
    expect(roundQuote(pesos)).toBe(whole);
  });

  test.each([-0.5, Number.NaN, Number.POSITIVE_INFINITY])('throws for %d', (pesos) => {
    expect(() => roundQuote(pesos)).toThrow(RangeError);
  });
});
