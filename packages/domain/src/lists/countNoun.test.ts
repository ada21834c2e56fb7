import { expect, test } from 'vitest';
import { countNoun } from './countNoun.ts';

test.each([
  [0, '0 courses'],
  [1, '1 course'],
  [2, '2 courses'],
  [1000, '1,000 courses'],
  [1001, '1,000+ courses'],
  [Number.NaN, '0 courses'],
])('words %d as %s', (rows, text) => {
  expect(countNoun(rows, { one: 'course', many: 'courses' })).toBe(text);
});
