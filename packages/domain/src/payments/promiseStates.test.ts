import { expect, test } from 'vitest';
import { mayMovePromise, PROMISE_STATES, type PromiseState } from './promiseStates.ts';

test('a promise is kept or broken, can be kept late, and is open again when the payment is revoked', () => {
  const states = PROMISE_STATES.map(({ value }) => value);
  expect(states.flatMap((from) => states.filter((to) => mayMovePromise(from, to)).map((to) => `${from} → ${to}`))).toEqual([
    'open → kept',
    'open → broken',
    'kept → open',
    'broken → kept',
  ]);
});

test.each(['', 'Open', 'toString'])('the unknown state %j allows no transition', (state) => {
  expect(mayMovePromise(state as PromiseState, 'kept')).toBe(false);
  expect(mayMovePromise('open', state as PromiseState)).toBe(false);
});
