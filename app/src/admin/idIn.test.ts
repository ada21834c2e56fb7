import { expect, test } from 'vitest';
import { idIn } from './idIn.ts';

test.each([
  ['courseId=12', 12],
  ['courseId=0', 0],
  ['courseId=-1', 0],
  ['courseId=1e3', 0],
  ['courseId=12x', 0],
  ['courseId=1000000000', 0],
  ['', 0],
])('%j: %d', (search, courseId) => {
  expect(idIn('courseId')(new URLSearchParams(search))).toEqual({ courseId });
});
