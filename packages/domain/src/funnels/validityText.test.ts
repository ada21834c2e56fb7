import { expect, test } from 'vitest';
import { validityText } from './validityText.ts';

test.each([
  [null, 'Lifetime Access'],
  [1, '1 day of access'],
  [2, '2 days of access'],
  [365, '365 days of access'],
])('words a validity of %s days as %s', (days, text) => {
  expect(validityText(days)).toBe(text);
});
