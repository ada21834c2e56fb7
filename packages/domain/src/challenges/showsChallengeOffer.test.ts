import { expect, test } from 'vitest';
import { showsChallengeOffer } from './showsChallengeOffer.ts';

test.each([
  [11, 'running', false],
  [12, 'running', true],
  [0, 'over', true],
  [0, 'upcoming', false],
  [12, 'upcoming', false],
] as const)('%i finished days, %s: %s', (finished, phase, shows) => {
  expect(showsChallengeOffer({ finished, days: 12, phase })).toBe(shows);
});
