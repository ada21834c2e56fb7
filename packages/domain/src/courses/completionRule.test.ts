import { expect, test } from 'vitest';
import { completionRule } from './completionRule.ts';
import { COMPLETION_RULE } from './isWatchedEnough.ts';
import { lessonDoneText } from './lessonDoneText.ts';
import type { LessonType } from './lessonTypes.ts';

const READ = 'Tap Mark as done when you have read it.';
const WATCHED = 'Tap Mark as done when you have watched it.';
const TRIED = 'Tap Mark as done when you have tried it.';

test.each<[LessonType, hasLinkedVideo: boolean, hasVideoFile: boolean, string]>([
  ['VIDEO', false, true, COMPLETION_RULE],
  ['VIDEO', true, false, WATCHED],
  // The linked video takes precedence.
  ['VIDEO', true, true, WATCHED],
  ['VIDEO', false, false, READ],
  ['TEXT', false, false, READ],
  ['TEXT', true, true, READ],
  ['EMBED', false, false, TRIED],
  ['EMBED', true, true, TRIED],
])('%s, linked video %s, uploaded video %s: %s', (type, hasLinkedVideo, hasVideoFile, expected) => {
  expect(completionRule({ type, hasLinkedVideo, hasVideoFile })).toBe(expected);
});

test.each([
  ['a minute ago', '2025-11-14T09:59:00Z', '2025-11-14T10:00:00Z', 'Done today'],
  ['in the first minute of the day in Manila', '2025-11-13T16:00:00Z', '2025-11-14T15:59:00Z', 'Done today'],
  ['in the last minute of the day before', '2025-11-13T15:59:59Z', '2025-11-13T16:00:00Z', 'Done 11/13/2025'],
  ['the day before', '2025-11-13T02:00:00Z', '2025-11-14T10:00:00Z', 'Done 11/13/2025'],
  ['after the page was opened, past midnight', '2025-11-14T16:05:00Z', '2025-11-14T15:55:00Z', 'Done today'],
])('finished %s', (_when, finishedAt, now, expected) => {
  expect(lessonDoneText(finishedAt, new Date(now))).toBe(expected);
});
