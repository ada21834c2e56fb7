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
  ] as const)('filtered by %s, the one opened last is first', (filter, expected) => {
    expect(ids(sortedCourses(courses, { filter, sort: 'recent' }))).toEqual(expected);
  });

  test('sorted by newest', () => {
    expect(ids(sortedCourses(courses, { filter: 'all', sort: 'newest' }))).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('of two opened at the same instant the higher id is first', () => {
    expect(ids(sortedCourses([course(1, '-', 3), course(2, '-', 3)], { filter: 'all', sort: 'recent' }))).toEqual([2, 1]);
  });

  test('a course that was never opened is sorted as if in 1970', () => {
    expect(courseSortDate(course(1, '-'), 'recent')).toEqual(new Date(0));
    expect(courseSortDate(course(1, '-', 3), 'recent')).toEqual(day(3));
    expect(courseSortDate(course(1, '-', 3), 'newest')).toEqual(day(1));
  });
});

describe('the course to go on with', () => {
  test.each([
    ['none of none', [], undefined],
    ['none of those without lessons, or finished', [course(1, ''), course(2, 'xx', 9)], undefined],
    ['the newest where none was opened', [course(1, '-'), course(3, '-'), course(2, '-')], 3],
    ['the one opened last', [course(1, 'x-', 9), course(2, '-', 8), course(3, '-')], 1],
    ['the next one where the one opened last is finished', [course(1, 'xx', 9), course(2, '-', 8), course(3, '-')], 2],
  ])('is %s', (_what, courses, expected) => {
    expect(courseToContinue(courses)?.id).toBe(expected);
  });
});

test('the totals of some courses; one without lessons is not completed', () => {
  expect(learningTotals([course(1, ''), course(2, 'x-'), course(3, 'xx')])).toEqual({
    finishedLessons: 3,
    totalLessons: 4,
    finishedCourses: 1,
    totalCourses: 3,
  });
});
