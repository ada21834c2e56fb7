import { expect, test } from 'vitest';
import { isChallengeKeyValid } from './isChallengeKeyValid.ts';

test.each([
  ['weeks before', '2025-10-01T00:00:00Z', true],
  ['on the last day', '2025-11-21T15:59:59.999Z', true],
  ['after the last day', '2025-11-21T16:00:00.000Z', false],
  ['at an invalid time', '', false],
])('%s', (_when, now, valid) => {
  expect(isChallengeKeyValid({ startsOn: '2025-11-10', days: 12 }, new Date(now))).toBe(valid);
});
