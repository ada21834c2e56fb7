import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { WINDOW_REVERSED } from '../funnels/salesWindow.ts';
import { INVALID_COUPON_CODE } from './couponCode.ts';
import { couponForm, INVALID_PERCENTAGE, MAX_USES } from './couponForm.ts';

const PRICE = 9999;
const coupon = { code: 'early-bird', discountType: 'percentage', discount: '12.5' };

describe('couponForm', () => {
  test('stores the code in capitals, without limits unless some are typed', () => {
    expect(couponForm(PRICE).parse(coupon)).toEqual({
      code: 'EARLY-BIRD',
      discountType: 'percentage',
      discount: 12.5,
      appliesTo: 'total',
      limitOverall: null,
      limitPerUser: null,
      startsAt: null,
      endsAt: null,
      paymentTermIds: [],
      affiliateId: null,
    });
  });

  test('reads a fixed amount, limits and days', () => {
    const typed = { ...coupon, discountType: 'fixed', discount: '₱500', limitOverall: '100', limitPerUser: '', endsOn: '2025-12-31' };
    expect(couponForm(PRICE).parse(typed)).toMatchObject({
      discount: 500,
      limitOverall: 100,
      limitPerUser: null,
      endsAt: new Date('2025-12-31T23:59:59.999+08:00'),
    });
  });

  test.each([
    ['percentage', '0', INVALID_PERCENTAGE],
    ['percentage', '0.01', null],
    ['percentage', '100', null],
    ['percentage', '100 %', null],
    ['percentage', '100.01', INVALID_PERCENTAGE],
    ['percentage', '150', INVALID_PERCENTAGE],
    ['percentage', '12.345', INVALID_PERCENTAGE],
    ['percentage', 12.345, INVALID_PERCENTAGE],
    ['percentage', '-5', INVALID_PERCENTAGE],
    ['percentage', 'half', INVALID_PERCENTAGE],
    ['percentage', '', INVALID_PERCENTAGE],
    ['fixed', '0', 'Discount must be at least ₱1.00.'],
    ['fixed', '1', null],
    ['fixed', PRICE, null],
    ['fixed', PRICE + 1, 'The discount is more than the price of ₱9,999.00.'],
    ['fixed', '1.5', 'Discount must be in whole pesos, such as 9,999.'],
    ['fixed', '', 'Discount is required'],
  ])('a %s discount of %j: %s', (discountType, discount, message) =>
    expect(fieldErrors(couponForm(PRICE), { ...coupon, discountType, discount })?.['discount'] ?? null).toBe(message),
  );

  test.each([
    [{ code: 'ab' }, { code: INVALID_COUPON_CODE }],
    [{ code: 'niño' }, { code: INVALID_COUPON_CODE }],
    [{ code: '' }, { code: 'Code is required' }],
    [{ startsOn: '2025-12-02', endsOn: '2025-12-01' }, { endsOn: WINDOW_REVERSED }],
    [{ limitOverall: '0' }, { limitOverall: 'Limit is too low' }],
    [{ limitPerUser: MAX_USES + 1 }, { limitPerUser: 'Limit per person is too high' }],
    [{ discountType: 'gift' }, { discountType: 'Discount type is required' }],
    [{ appliesTo: 'last' }, { appliesTo: 'Applies to is not valid' }],
  ])('rejects %j', (change, errors) => expect(fieldErrors(couponForm(PRICE), { ...coupon, ...change })).toEqual(errors));
});
