import { expect, test } from 'vitest';
import { activityWeeks } from './activityWeeks.ts';

test.each([
  ['2025-11-16T15:59:59.999Z', '2025-09-22', '2025-11-10'],
  ['2025-11-16T16:00:00.000Z', '2025-09-29', '2025-11-17'],
  ['2026-01-01T00:00:00.000Z', '2025-11-10', '2025-12-29'],
])('at %s from %s to %s', (now, first, last) => {
  const weeks = activityWeeks(new Date(now));
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([8, first, last]);
});
