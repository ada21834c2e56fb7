import { expect, test } from 'vitest';
import { mayMoveRetention, RETENTION_STATES, type RetentionState } from './retentionStates.ts';

test('a case proceeds, returns to contacted after a broken promise, and closes for good', () => {
  const states = RETENTION_STATES.map(({ value }) => value);
  expect(states.flatMap((from) => states.filter((to) => mayMoveRetention(from, to)).map((to) => `${from} → ${to}`))).toEqual([
    'open → contacted',
    'open → promised',
    'open → renewed',
    'open → lost',
    'contacted → promised',
    'contacted → renewed',
    'contacted → lost',
    'promised → contacted',
    'promised → renewed',
    'promised → lost',
  ]);
});

test.each(['', 'Open', 'toString'])('the unknown state %j allows no transition', (state) => {
  expect(mayMoveRetention(state as RetentionState, 'contacted')).toBe(false);
  expect(mayMoveRetention('open', state as RetentionState)).toBe(false);
});
