import { expect, test } from 'vitest';
import { lessonToContinue } from './lessonToContinue.ts';

const course = (finished: string): { id: number; finished: boolean }[] =>
  [...finished].map((mark, index) => ({ id: index + 1, finished: mark === 'x' }));

test.each([
  ['', null, null],
  ['---', null, 1],
  ['x--', null, 2],
  ['---', 2, 2],
  ['-x-', 2, 3],
  ['-xx', 2, 1],
  ['-xx', 3, 1],
  ['xxx', 2, null],
  ['x--', 99, 2],
])('for %j with lesson %j opened last, continues with lesson %j', (finished, lastOpened, expected) => {
  expect(lessonToContinue(course(finished), lastOpened)).toBe(expected);
});
