import { expect, test } from 'vitest';
import { howOrderEnded, orderActions } from './orderActions.ts';
import type { OrderState } from './orderStates.ts';

test.each([
  ['draft', ['approve', 'resend', 'correctEmail', 'cancel']],
  ['awaiting-payment', ['approve', 'resend', 'correctEmail', 'cancel']],
  ['for-review', ['approve', 'resend', 'correctEmail']],
  ['paid', ['resend', 'correctEmail']],
  ['enrolled', []],
  ['expired', ['approve']],
  ['cancelled', ['approve']],
  ['refunded', []],
] as const)('offers staff the actions of an order in state %s', (state: OrderState, actions) => {
  expect(orderActions({ state, hasAccount: false })).toEqual(actions);
  expect(orderActions({ state, hasAccount: true })).toEqual(actions.filter((action) => action !== 'correctEmail'));
});

test('states how an order ended without its payment', () => {
  expect(howOrderEnded('expired')).toBe('expired');
  expect(howOrderEnded('cancelled')).toBe('cancelled');
  for (const state of ['draft', 'awaiting-payment', 'for-review', 'paid', 'enrolled', 'refunded'] as const)
    expect(howOrderEnded(state)).toBeNull();
});
