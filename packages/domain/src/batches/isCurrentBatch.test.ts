import { expect, test } from 'vitest';
import { isCurrentBatch } from './isCurrentBatch.ts';

const november = { launchFrom: '2025-11-01', launchTo: '2025-11-30' };

test.each([
  ['2025-10-31T15:59:59.999Z', false],
  ['2025-10-31T16:00:00.000Z', true],
  ['2025-11-30T15:59:59.999Z', true],
  ['2025-11-30T16:00:00.000Z', false],
])('the batch of November at %s: %s', (now, current) => {
  expect(isCurrentBatch(november, new Date(now))).toBe(current);
});
