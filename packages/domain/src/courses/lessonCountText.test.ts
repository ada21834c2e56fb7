import { expect, test } from 'vitest';
import { finishedCountText, lessonCountText } from './lessonCountText.ts';

test.each([
  [0, 0, 'No lessons yet', 'No lessons yet'],
  [0, 1, '0 of 1', '0 of 1 lesson'],
  [1, 1, '1 of 1', '1 of 1 lesson'],
  [0, 2, '0 of 2', '0 of 2 lessons'],
  [18, 32, '18 of 32', '18 of 32 lessons'],
])('%i finished lessons of %i are %j, and %j with their noun', (finished, total, count, withNoun) => {
  expect(finishedCountText(finished, total)).toBe(count);
  expect(lessonCountText(finished, total)).toBe(withNoun);
});
