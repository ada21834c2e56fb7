import { expect, test } from 'vitest';
import { AFFILIATE_STATES, type AffiliateState, mayMoveAffiliate } from './affiliateStates.ts';

test('an applicant is approved or suspended, and a suspended affiliate can be approved again', () => {
  const states = AFFILIATE_STATES.map(({ value }) => value);
  expect(states.flatMap((from) => states.filter((to) => mayMoveAffiliate(from, to)).map((to) => `${from} → ${to}`))).toEqual([
    'pending → active',
    'pending → suspended',
    'active → suspended',
    'suspended → active',
  ]);
});

test.each(['', 'Active', 'toString'])('the unknown state %j allows no transition', (state) => {
  expect(mayMoveAffiliate(state as AffiliateState, 'active')).toBe(false);
  expect(mayMoveAffiliate('pending', state as AffiliateState)).toBe(false);
});
