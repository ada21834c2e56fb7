import { expect, test } from 'vitest';
import { launchText } from './launchText.ts';

test.each([
  ['2025-11-01', '2025-11-30', '11/01/2025 to 11/30/2025'],
  ['2025-12-31', '2026-01-01', '12/31/2025 to 01/01/2026'],
  ['2025-11-17', '2025-11-17', '11/17/2025'],
  ['2025-02-30', '2025-02-30', '2025-02-30'],
])('a launch from %s to %s reads %s', (launchFrom, launchTo, text) => {
  expect(launchText({ launchFrom, launchTo })).toBe(text);
});
