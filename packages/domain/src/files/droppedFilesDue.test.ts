import { expect, test } from 'vitest';
import { droppedFilesDue } from './droppedFilesDue.ts';

const isDue = (droppedAt: string, now: string) => new Date(droppedAt) <= droppedFilesDue(new Date(now));

test.each([
  ['2025-11-05T02:00:00.000Z', true],
  ['2025-11-05T02:00:00.001Z', false],
  ['2025-11-12T02:00:00.000Z', false],
  ['2025-11-13T00:00:00.000Z', false],
  ['2024-01-01T00:00:00.000Z', true],
])('a file orphaned at %s is due on 12 November at 10 in Manila: %s', (droppedAt, due) => {
  expect(isDue(droppedAt, '2025-11-12T02:00:00.000Z')).toBe(due);
});

test('nothing is due without a valid time', () => {
  expect(isDue('2000-01-01T00:00:00Z', 'soon')).toBe(false);
});
