import { expect, test } from 'vitest';
import { isRefundUnderway, mayMoveProviderRefund, PROVIDER_REFUND_STATES } from './providerRefundStates.ts';

const STATES = PROVIDER_REFUND_STATES.map(({ value }) => value);

test('paid back is final, and every other refund may still be paid', () => {
  expect(STATES.filter((to) => mayMoveProviderRefund('paid', to))).toEqual([]);
  expect(STATES.filter((from) => mayMoveProviderRefund(from, 'paid'))).toEqual(['waiting', 'unsure', 'pending', 'failed']);
});

test('a refund is underway until it is paid or refused', () => {
  expect(STATES.filter(isRefundUnderway)).toEqual(['waiting', 'unsure', 'pending']);
});

test('a refused refund is not sent again by itself', () => {
  expect(mayMoveProviderRefund('failed', 'waiting')).toBe(false);
  expect(mayMoveProviderRefund('pending', 'waiting')).toBe(false);
  expect(mayMoveProviderRefund('toString' as never, 'paid')).toBe(false);
});
