import { expect, test } from 'vitest';
import { moveLesson } from './moveLesson.ts';

const course = (...units: [number, ...number[]][]) =>
  units.map(([databaseId, ...lessons]) => ({ databaseId, lessons: lessons.map((id) => ({ databaseId: id })) }));

test.each([
  ['to the end of another unit', 7, 2, undefined, course([1, 8], [2, 9, 7])],
  ['to an empty unit', 7, 3, undefined, course([1, 8], [2, 9], [3, 7])],
  ['to the beginning of another unit', 7, 2, 0, course([1, 8], [2, 7, 9])],
  ['beyond the end of another unit', 7, 2, 99, course([1, 8], [2, 9, 7])],
  ['to the end of its own unit', 7, 1, undefined, course([1, 8, 7], [2, 9])],
  ['back to its position', 8, 1, 1, course([1, 7, 8], [2, 9])],
  ['to an unknown unit: not at all', 7, 99, undefined, course([1, 7, 8], [2, 9])],
  ['an unknown lesson: not at all', 99, 2, undefined, course([1, 7, 8], [2, 9])],
])('moves a lesson %s', (_name, lessonId, unitId, position, moved) => {
  const units = moved.length === 3 ? course([1, 7, 8], [2, 9], [3]) : course([1, 7, 8], [2, 9]);
  expect(moveLesson(units, lessonId, unitId, position)).toEqual(moved);
});

test('returns the lesson to where it was', () => {
  const units = course([1, 7, 8], [2, 9]);
  expect(moveLesson(moveLesson(units, 7, 2), 7, 1, 0)).toEqual(units);
});
