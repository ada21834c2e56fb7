import { expect, test } from 'vitest';
import { COMMISSION_STATES, type CommissionState, mayMoveCommission } from './commissionStates.ts';
import { LEAD_STATES, type LeadState, mayMoveLead } from './leadStates.ts';
import { mayMovePayout, PAYOUT_STATES, type PayoutState } from './payoutStates.ts';

const moves = <State extends string>(states: readonly { readonly value: State }[], mayMove: (from: State, to: State) => boolean) =>
  states.flatMap((from) => states.filter((to) => mayMove(from.value, to.value)).map((to) => `${from.value} → ${to.value}`));

test('a commission proceeds, returns to approved when its payout is refused, and can be reversed until it is paid', () => {
  expect(moves(COMMISSION_STATES, mayMoveCommission)).toEqual([
    'pending → approved',
    'pending → reversed',
    'approved → in-payout',
    'approved → reversed',
    'in-payout → approved',
    'in-payout → paid',
    'in-payout → reversed',
  ]);
});

test('a lead becomes a customer for good, and a lapsed lead can return', () => {
  expect(moves(LEAD_STATES, mayMoveLead)).toEqual([
    'new → ordered',
    'new → customer',
    'new → lapsed',
    'ordered → new',
    'ordered → customer',
    'ordered → lapsed',
    'lapsed → new',
    'lapsed → ordered',
  ]);
});

test('a payout can be cancelled only before it is processed', () => {
  expect(moves(PAYOUT_STATES, mayMovePayout)).toEqual([
    'requested → processing',
    'requested → refused',
    'requested → cancelled',
    'processing → paid',
    'processing → refused',
  ]);
});

test.each(['', 'Pending', 'toString'])('the unknown state %j allows no transition', (state) => {
  expect(mayMoveCommission(state as CommissionState, 'approved')).toBe(false);
  expect(mayMoveLead(state as LeadState, 'new')).toBe(false);
  expect(mayMovePayout(state as PayoutState, 'paid')).toBe(false);
  expect(mayMoveCommission('pending', state as CommissionState)).toBe(false);
});
