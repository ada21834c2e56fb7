import { describe, expect, test } from 'vitest';
import { courseSortDate, courseToContinue, type LearnerCourse, learningTotals, sortedCourses } from './learnerCourse.ts';

const day = (number: number) => new Date(Date.UTC(2025, 10, number));
const course = (id: number, lessons: string, opened: number | null = null): LearnerCourse => ({
  id,
  createdAt: day(id),
  totalLessons: lessons.length,
  finishedLessons: [...lessons].filter((mark) => mark === 'x').length,
  lastOpenedAt: opened === null ? null : day(opened),
});
const ids = (courses: readonly LearnerCourse[]) => courses.map(({ id }) => id);

describe('My Courses', () => {
  const courses = [course(1, ''), course(2, '---'), course(3, '---', 20), course(4, 'x--', 21), course(5, 'xxx', 22), course(6, 'x-')];

  test.each([
    ['all', [5, 4, 3, 6, 2, 1]],
    ['watching', [4, 3, 6]],
    ['completed', [5]],
  ] as const)('filtered by %s, list the last opened course first', (filter, expected) => {
    expect(ids(sortedCourses(courses, { filter, sort: 'recent' }))).toEqual(expected);
  });

  test('can be sorted by newest', () => {
    expect(ids(sortedCourses(courses, { filter: 'all', sort: 'newest' }))).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('put the higher id first when two were opened at the same instant', () => {
    expect(ids(sortedCourses([course(1, '-', 3), course(2, '-', 3)], { filter: 'all', sort: 'recent' }))).toEqual([2, 1]);
  });

  test('sort a course that was never opened as if opened in 1970', () => {
    expect(courseSortDate(course(1, '-'), 'recent')).toEqual(new Date(0));
    expect(courseSortDate(course(1, '-', 3), 'recent')).toEqual(day(3));
    expect(courseSortDate(course(1, '-', 3), 'newest')).toEqual(day(1));
  });
});

describe('courseToContinue', () => {
  test.each([
    ['null without courses', [], undefined],
    ['null when all are finished or without lessons', [course(1, ''), course(2, 'xx', 9)], undefined],
    ['the newest when none was opened', [course(1, '-'), course(3, '-'), course(2, '-')], 3],
    ['the last opened one', [course(1, 'x-', 9), course(2, '-', 8), course(3, '-')], 1],
    ['the next one when the last opened one is finished', [course(1, 'xx', 9), course(2, '-', 8), course(3, '-')], 2],
  ])('is %s', (_what, courses, expected) => {
    expect(courseToContinue(courses)?.id).toBe(expected);
  });
});

test('learningTotals does not count a course without lessons as completed', () => {
  expect(learningTotals([course(1, ''), course(2, 'x-'), course(3, 'xx')])).toEqual({
    finishedLessons: 3,
    totalLessons: 4,
    finishedCourses: 1,
    totalCourses: 3,
  });
});
