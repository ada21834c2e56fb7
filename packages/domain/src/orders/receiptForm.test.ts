import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { isoDay } from '../time/isoDay.ts';
import { PAID_IN_FUTURE, PAID_LONG_AGO, receiptForm, REFERENCE_REQUIRED } from './receiptForm.ts';

/** 10 a.m. in Manila. */
const NOW = new Date('2025-11-17T02:00:00Z');
const VALUES = { amount: '₱3,499.5', platform: 'Maya', reference: ' B794 2F55 EC99 ', paidOn: '2025-11-17' };

test('reads what people type and paste', () => {
  const { paidOn, ...rest } = receiptForm(NOW).parse(VALUES);
  expect(rest).toEqual({ amount: 349_950, platform: 'maya', reference: 'B794 2F55 EC99' });
  expect(isoDay(paidOn)).toBe('2025-11-17');
});

describe('errors', () => {
  test.each([
    ['amount', '', 'Amount is required'],
    ['amount', '0', 'Amount must be above zero.'],
    ['amount', '-5', 'Amount must be an amount, such as 3,499.00.'],
    ['amount', '3.499', 'Amount must be an amount, such as 3,499.00.'],
    ['amount', 'three', 'Amount must be an amount, such as 3,499.00.'],
    ['amount', '10000000.01', 'Amount can be at most ₱10,000,000.00.'],
    ['reference', ' - ', REFERENCE_REQUIRED],
    ['reference', undefined, REFERENCE_REQUIRED],
    ['paidOn', '2025-11-18', PAID_IN_FUTURE],
    ['paidOn', '2025-09-17', PAID_LONG_AGO],
  ])('%s %j: %s', (field, value, message) => {
    expect(fieldErrors(receiptForm(NOW), { ...VALUES, [field]: value })).toEqual({ [field]: message });
  });
});

test.each([
  ['0.01', 1],
  ['0.5', 50],
  ['₱ 9,999', 999_900],
  ['10000000', 1_000_000_000],
])('%s is %d centavos', (amount, centavos) => expect(receiptForm(NOW).parse({ ...VALUES, amount }).amount).toBe(centavos));

test('the oldest day counts', () => expect(fieldErrors(receiptForm(NOW), { ...VALUES, paidOn: '2025-09-18' })).toBeUndefined());
