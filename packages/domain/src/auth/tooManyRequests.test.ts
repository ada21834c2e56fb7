import { expect, test } from 'vitest';
import { tooManyRequests } from './tooManyRequests.ts';

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [1.2, '2 seconds'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [120, '2 minutes'],
  [121, '3 minutes'],
])('%d seconds: %s', (seconds, wait) => {
  expect(tooManyRequests(seconds)).toBe(`Too many requests. Try again in ${wait}.`);
});
