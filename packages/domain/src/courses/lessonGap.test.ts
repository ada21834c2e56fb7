import { expect, test } from 'vitest';
import { lessonGap } from './lessonGap.ts';
import type { LessonType } from './lessonTypes.ts';

test.each<[LessonType, boolean, boolean, string | null]>([
  ['VIDEO', true, true, null],
  ['VIDEO', true, false, null],
  ['VIDEO', false, true, 'No video yet'],
  ['VIDEO', false, false, 'No video yet'],
  ['TEXT', false, true, null],
  ['TEXT', false, false, 'No text yet'],
  ['TEXT', true, false, 'No text yet'],
  ['EMBED', false, false, null],
])('%s with video %s and text %s: %s', (type, hasVideo, hasText, gap) => {
  expect(lessonGap({ type, hasVideo, hasText })).toBe(gap);
});
