import { expect, test } from 'vitest';
import { waitText } from './waitText.ts';

test.each([
  [-5, '0 s'],
  [0, '0 s'],
  [59.9, '59 s'],
  [60, '1 min'],
  [3599, '59 min'],
  [3600, '1 h'],
  [86_399, '23 h'],
  [86_400, '1 d'],
  [200_000, '2 d'],
])('words %d seconds as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
