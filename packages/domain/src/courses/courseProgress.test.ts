import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseProgress } from './courseProgress.ts';

test.each([
  [0, 0, { finished: 0, total: 0, percent: 0, state: 'not-started' }],
  [0, 3, { finished: 0, total: 3, percent: 0, state: 'not-started' }],
  [2, 3, { finished: 2, total: 3, percent: 66, state: 'watching' }],
  [199, 200, { finished: 199, total: 200, percent: 99, state: 'watching' }],
  [3, 3, { finished: 3, total: 3, percent: 100, state: 'completed' }],
  [4, 3, { finished: 3, total: 3, percent: 100, state: 'completed' }],
  [-1, 3, { finished: 0, total: 3, percent: 0, state: 'not-started' }],
  [Number.NaN, 3, { finished: 0, total: 3, percent: 0, state: 'not-started' }],
  [1, Number.POSITIVE_INFINITY, { finished: 0, total: 0, percent: 0, state: 'not-started' }],
])('computes %d of %d', (finished, total, expected) => {
  expect(courseProgress(finished, total)).toEqual(expected);
});

test('is 100 percent only when all are finished', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (finished, total) => {
      const progress = courseProgress(finished, total);
      expect(progress.percent === 100).toBe(total > 0 && finished >= total);
      expect(progress.state === 'completed').toBe(progress.percent === 100);
    }),
  );
});
