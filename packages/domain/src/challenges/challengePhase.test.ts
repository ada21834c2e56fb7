import { expect, test } from 'vitest';
import { challengePhase } from './challengePhase.ts';

test.each([
  ['2025-11-09T15:59:59.999Z', 'upcoming'],
  ['2025-11-09T16:00:00.000Z', 'running'],
  ['2025-11-21T15:59:59.999Z', 'running'],
  ['2025-11-21T16:00:00.000Z', 'over'],
  ['', 'over'],
])('at %s the challenge is %s', (now, phase) => {
  expect(challengePhase({ startsOn: '2025-11-10', days: 12 }, new Date(now))).toBe(phase);
});

test('a challenge with an invalid date is over', () => {
  expect(challengePhase({ startsOn: '2025-02-30', days: 12 }, new Date('2025-01-01T00:00:00Z'))).toBe('over');
});
