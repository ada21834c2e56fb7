import { describe, expect, test } from 'vitest';
import type { PaymentTerm } from '../payments/paymentTerms.ts';
import { couponPreview } from './couponPreview.ts';

const monthly: PaymentTerm = { kind: 'instalments', count: 3, interval: 'month', alignment: 'enrolment-day' };
const sample = (price: number, term: PaymentTerm = { kind: 'one-time' }) => ({ price, term, from: '2025-11-17' });
const fixed = { discountType: 'fixed', discount: 600, appliesTo: 'total' };

describe('couponPreview', () => {
  test.each([
    ['a fixed discount from the total', fixed, sample(3000, monthly), [800, 800, 800]],
    ['from the first payment', { ...fixed, appliesTo: 'first' }, sample(3000, monthly), [400, 1000, 1000]],
    ['from each payment', { ...fixed, appliesTo: 'each' }, sample(3000, monthly), [400, 400, 400]],
    ['a percentage', { ...fixed, discountType: 'percentage', discount: 12.5 }, sample(9999), [8749]],
    ['a percentage of everything', { ...fixed, discountType: 'percentage', discount: 100 }, sample(500), [0]],
    ['a free offer', { ...fixed, discountType: 'percentage', discount: 10 }, sample(0, monthly), []],
  ])('subtracts %s', (_what, values, purchase, prices) => {
    const preview = couponPreview({ code: 'x', limitOverall: -1, ...values }, purchase);
    expect(preview).toMatchObject({ entries: prices.map((price) => ({ price })), total: prices.reduce((sum, price) => sum + price, 0) });
  });

  test('states why the term does not fit the price', () => {
    expect(couponPreview({ ...fixed, discount: 1 }, sample(2, monthly))).toEqual({ problem: '₱2.00 cannot be split into 3 payments.' });
  });

  test.each([
    ['a discount', { ...fixed, discount: null }],
    ['a discount within the price', { ...fixed, discount: 3001 }],
    ['a discount above zero', { ...fixed, discount: 0 }],
    ['a percentage up to 100', { ...fixed, discountType: 'percentage', discount: 150 }],
    ['a discount type', {}],
  ])('is missing without %s', (_what, values) => expect(couponPreview(values, sample(3000))).toBeNull());

  test('splits what a discount leaves, however little', () => {
    expect(couponPreview({ ...fixed, discount: 2999 }, sample(3000, monthly))).toMatchObject({ total: 1 });
  });
});
