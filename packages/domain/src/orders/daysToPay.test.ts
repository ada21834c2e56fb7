import { expect, test } from 'vitest';
import { daysToPay } from './daysToPay.ts';

test.each([
  ['2025-11-15', '2025-11-12', '3 days left'],
  ['2025-11-15', '2025-11-14', '1 day left'],
  ['2025-11-15', '2025-11-15', 'Today is the last day'],
  ['2025-11-15', '2025-11-16', ''],
  ['2026-01-01', '2025-12-31', '1 day left'],
  ['tomorrow', '2025-11-15', ''],
  ['2025-11-15', '', ''],
])('until %s on %s: %j', (lastDay, today, text) => {
  expect(daysToPay(lastDay, today)).toBe(text);
});
