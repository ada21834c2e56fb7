import { expect, test } from 'vitest';
import { sendAgainProblem } from './sendAgainProblem.ts';

test.each([
  ['email', 'failed', null],
  ['email', 'cancelled', null],
  ['email', 'waiting', 'This email is still waiting to be sent.'],
  ['email', 'sent', 'This email has already been sent.'],
  ['webhook', 'failed', 'Only emails can be sent again.'],
] as const)('%s, %s: %s', (channel, state, problem) => {
  expect(sendAgainProblem({ channel, state })).toBe(problem);
});
