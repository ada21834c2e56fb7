import { describe, expect, test } from 'vitest';
import {
  couponHeldUntil,
  isOpenOrder,
  lastDayToPay,
  ORDER_BEING_CHECKED,
  ORDER_ENDED,
  ORDER_PAID,
  orderDeadline,
  ORDER_STEPS,
  stepsDone,
  whyNotCancel,
  whyNotSendReceipt,
} from './orderRules.ts';
import { ORDER_STATES, type OrderState } from './orderStates.ts';

test.each<[OrderState, string | null]>([
  ['draft', null],
  ['awaiting-payment', null],
  ['for-review', ORDER_BEING_CHECKED],
  ['paid', ORDER_PAID],
  ['enrolled', ORDER_PAID],
  ['expired', ORDER_ENDED],
  ['cancelled', ORDER_ENDED],
  ['refunded', ORDER_ENDED],
])('a buyer who cancels an order that is %s reads %s', (state, reason) => {
  expect(whyNotCancel(state)).toBe(reason);
});

describe('orderDeadline', () => {
  test.each([
    ['2025-11-17T02:00:00Z', 3, '2025-11-20T16:00:00.000Z'],
    ['2025-11-17T15:59:59.999Z', 3, '2025-11-20T16:00:00.000Z'],
    ['2025-11-17T16:00:00Z', 3, '2025-11-21T16:00:00.000Z'],
    ['2025-12-30T02:00:00Z', 1, '2025-12-31T16:00:00.000Z'],
  ])('an order of %s has %d days, until %s', (at, days, deadline) => {
    expect(orderDeadline(new Date(at), days).toISOString()).toBe(deadline);
  });

  test.each([0, -1, 1.5, Number.NaN])('%d is not a number of days', (days) => {
    expect(() => orderDeadline(new Date('2025-11-17'), days)).toThrow(RangeError);
  });

  test('the last day to pay is the day before', () => {
    expect(lastDayToPay(orderDeadline(new Date('2025-11-17T02:00:00Z'), 3)).toISOString()).toBe('2025-11-19T16:00:00.000Z');
  });
});

test('a coupon is held for an hour', () => {
  expect(couponHeldUntil(new Date('2025-11-17T02:00:00Z')).toISOString()).toBe('2025-11-17T03:00:00.000Z');
});

test('the facts of every state', () => {
  const facts = (state: OrderState) => [
    isOpenOrder(state),
    stepsDone(state),
    whyNotCancel(state) === null,
    whyNotSendReceipt(state) === null,
  ];
  expect(Object.fromEntries(ORDER_STATES.map(({ value }) => [value, facts(value)]))).toEqual({
    draft: [true, 1, true, false],
    'awaiting-payment': [true, 1, true, true],
    'for-review': [true, 2, false, true],
    paid: [false, 3, false, false],
    enrolled: [false, 4, false, false],
    expired: [false, 1, false, true],
    cancelled: [false, 1, false, true],
    refunded: [false, 1, false, false],
  });
  expect(ORDER_STEPS).toHaveLength(stepsDone('enrolled'));
});
