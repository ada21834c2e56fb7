import { expect, test } from 'vitest';
import { contentsText } from './contentsText.ts';

test.each([
  [0, 0, 0, 'No contents yet'],
  [1, 0, 0, '1 course'],
  [3, 1, 0, '3 courses, 1 event'],
  [0, 0, 2, '2 resources'],
  [12, 2, 1, '12 courses, 2 events, 1 resource'],
])('names %i courses, %i events and %i resources', (course, event, resource, text) =>
  expect(contentsText({ course, event, resource })).toBe(text),
);
