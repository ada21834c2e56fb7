import { expect, test } from 'vitest';
import { START_STAYS, whyNotMoveStart } from './whyNotMoveStart.ts';

test.each([
  ['2025-11-10', 7, null],
  ['2025-11-11', 0, null],
  ['2025-11-11', 1, START_STAYS],
])('to %s with %i finished days', (to, finished, reason) => {
  expect(whyNotMoveStart({ from: '2025-11-10', to, finished })).toBe(reason);
});
