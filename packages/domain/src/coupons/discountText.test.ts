import { expect, test } from 'vitest';
import { discountText } from './discountText.ts';

test.each([
  ['fixed', 500, 'total', '₱500.00 off the total'],
  ['percentage', 12.5, 'each', '12.5% off each payment'],
  ['percentage', 100, 'first', '100% off the first payment'],
] as const)('names a %s discount of %d on %s', (discountType, discount, appliesTo, text) => {
  expect(discountText({ discountType, discount, appliesTo })).toBe(text);
});
