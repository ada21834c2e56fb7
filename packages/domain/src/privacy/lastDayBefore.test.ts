import { expect, it } from 'vitest';
import { lastDayBefore } from './lastDayBefore.ts';

it.each([
  ['2025-11-19T16:00:00.000Z', 'Wednesday, 11/19/2025'],
  ['2025-11-19T16:00:00.001Z', 'Thursday, 11/20/2025'],
])('lastDayBefore(%s) is %s', (end, day) => {
  expect(lastDayBefore(end)).toBe(day);
});
