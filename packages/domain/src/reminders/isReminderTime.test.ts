import { expect, test } from 'vitest';
import { isReminderTime } from './isReminderTime.ts';

test.each([
  ['2025-11-16T16:00:00Z', 9, false],
  ['2025-11-17T00:59:59.999Z', 9, false],
  ['2025-11-17T01:00:00Z', 9, true],
  ['2025-11-17T11:59:59.999Z', 9, true],
  ['2025-11-17T12:00:00Z', 9, false],
  ['2025-11-17T15:59:59Z', 9, false],
  ['2025-11-17T11:59:59.999Z', 20, false],
  ['2025-11-17T12:00:00Z', 20, true],
  ['2025-11-17T12:59:59.999Z', 20, true],
  ['2025-11-17T13:00:00Z', 20, false],
])('at %s with the hour %s: %s', (now, hour, expected) => {
  expect(isReminderTime(new Date(now), hour)).toBe(expected);
});
