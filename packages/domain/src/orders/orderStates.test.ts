import { expect, test } from 'vitest';
import { mayMoveOrder, ORDER_STATES, type OrderState, orderStateText } from './orderStates.ts';
import { mayMoveProof, PROOF_STATES, type ProofState } from '../payments/proofStates.ts';

const moves = <State extends string>(states: readonly { readonly value: State }[], mayMove: (from: State, to: State) => boolean) =>
  states.flatMap((from) => states.filter((to) => mayMove(from.value, to.value)).map((to) => `${from.value} → ${to.value}`));

test('an order proceeds to enrolled, and ends in one of three ways', () => {
  expect(moves(ORDER_STATES, mayMoveOrder)).toEqual([
    'draft → awaiting-payment',
    'draft → paid',
    'draft → expired',
    'draft → cancelled',
    'awaiting-payment → for-review',
    'awaiting-payment → paid',
    'awaiting-payment → expired',
    'awaiting-payment → cancelled',
    'for-review → awaiting-payment',
    'for-review → paid',
    'for-review → cancelled',
    'paid → enrolled',
    'paid → refunded',
    'enrolled → refunded',
    'expired → for-review',
    'cancelled → for-review',
  ]);
});

test('a proof is decided once, and an approval may be revoked', () => {
  expect(moves(PROOF_STATES, mayMoveProof)).toEqual([
    'submitted → approved',
    'submitted → rejected',
    'submitted → superseded',
    'approved → submitted',
    'approved → superseded',
  ]);
});

test.each(['', 'Paid', 'constructor'])('the unknown state %j allows no transition', (state) => {
  expect(mayMoveOrder(state as OrderState, 'paid')).toBe(false);
  expect(mayMoveOrder('draft', state as OrderState)).toBe(false);
  expect(mayMoveProof(state as ProofState, 'approved')).toBe(false);
});

test('states in words', () => {
  expect([orderStateText('for-review'), orderStateText('paid')]).toEqual(['For review', 'Paid, waiting for its owner']);
});
