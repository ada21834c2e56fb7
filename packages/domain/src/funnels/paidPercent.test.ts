import { expect, test } from 'vitest';
import { paidPercent, paidPercentText } from './paidPercent.ts';

test.each([
  [0, 0, null, '–'],
  [1, 0, 0, '0%'],
  [200, 1, 0, '0%'],
  [3, 2, 66, '66%'],
  [1000, 999, 99, '99%'],
  [7, 7, 100, '100%'],
])('%i orders of which %i are paid', (orders, paidOrders, percent, text) => {
  expect(paidPercent({ orders, paidOrders })).toBe(percent);
  expect(paidPercentText({ orders, paidOrders })).toBe(text);
});
