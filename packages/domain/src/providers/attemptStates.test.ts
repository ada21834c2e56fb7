import { expect, test } from 'vitest';
import { ATTEMPT_STATES, isLiveAttempt, mayMoveAttempt } from './attemptStates.ts';

const STATES = ATTEMPT_STATES.map(({ value }) => value);

test('paid is final, and everything else can still be paid', () => {
  expect(STATES.filter((to) => mayMoveAttempt('paid', to))).toEqual([]);
  expect(STATES.filter((from) => mayMoveAttempt(from, 'paid'))).toEqual(['starting', 'open', 'unsure', 'ended']);
});

test('an ended payment does not open again', () => {
  expect(STATES.filter((to) => mayMoveAttempt('ended', to))).toEqual(['paid']);
});

test('an unknown state moves nowhere', () => {
  expect(mayMoveAttempt('constructor' as never, 'paid')).toBe(false);
});

test('the payer may be at work while it starts, is open, or is unsure', () => {
  expect(STATES.filter(isLiveAttempt)).toEqual(['starting', 'open', 'unsure']);
});
