import { expect, test } from 'vitest';
import { isStuck } from './isStuck.ts';

/** Noon of 30 November in Manila. */
const now = new Date('2025-11-30T04:00:00Z');

test.each([
  ['is false for a member who entered 14 days ago', '2025-11-15T16:00:00.000Z', null, false, false],
  ['is true for a member who entered just before that day', '2025-11-15T15:59:59.999Z', null, false, true],
  ['is false after a task finished 14 days ago', '2025-09-01T00:00:00Z', '2025-11-15T16:00:00.000Z', false, false],
  ['is true after a task finished just before that day', '2025-09-01T00:00:00Z', '2025-11-15T15:59:59.999Z', false, true],
  ['is false for a member who entered after the last task', '2025-11-29T00:00:00Z', '2025-09-01T00:00:00Z', false, false],
  ['is false while a member waits for a reviewer', '2025-09-01T00:00:00Z', null, true, false],
  ['is false for a member who enters tomorrow', '2025-12-01T00:00:00Z', null, false, false],
  ['is false for an invalid date', '', null, false, false],
])('%s', (_who, enteredAt, lastFinishedAt, waitsForReview, stuck) => {
  const steps = {
    enteredAt: new Date(enteredAt),
    lastFinishedAt: lastFinishedAt === null ? null : new Date(lastFinishedAt),
    waitsForReview,
  };
  expect(isStuck(steps, now)).toBe(stuck);
});
