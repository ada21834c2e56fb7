import { expect, test } from 'vitest';
import { taskCountText } from './taskCountText.ts';

test.each([
  [0, '0 tasks left'],
  [1, '1 task left'],
  [7, '7 tasks left'],
])('words %d as %s', (remaining, text) => {
  expect(taskCountText(remaining)).toBe(text);
});
