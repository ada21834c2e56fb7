import type { CourseFilter, CourseSort } from './courseSearch.ts';

/** One of a learner's courses, its lessons counted without archived ones. */
export interface LearnerCourse {
  readonly id: number;
  readonly createdAt: Date;
  readonly totalLessons: number;
  readonly finishedLessons: number;
  /** When one of its lessons was last opened; null when none was. */
  readonly lastOpenedAt: Date | null;
}

const IS_SHOWN: Record<CourseFilter, (course: LearnerCourse) => boolean> = {
  all: () => true,
  watching: ({ totalLessons, finishedLessons, lastOpenedAt }) =>
    (finishedLessons > 0 || lastOpenedAt !== null) && finishedLessons < totalLessons,
  completed: ({ totalLessons, finishedLessons }) => totalLessons > 0 && finishedLessons === totalLessons,
};

const NEVER = new Date(0);

/**
 * What a course is sorted by in My Courses: when it was last opened, 1970 for one that never was, or when it was made.
 *
 * @example courseSortDate({ …, lastOpenedAt: null }, 'recent') // 1970-01-01T00:00:00.000Z
 * Specification 2 §3.
 */
export const courseSortDate = (course: LearnerCourse, sort: CourseSort): Date =>
  sort === 'recent' ? (course.lastOpenedAt ?? NEVER) : course.createdAt;

/**
 * The courses of My Courses in their order: those that the filter leaves, the latest first; of equal ones the one with the higher id.
 *
 * @example sortedCourses(courses, { filter: 'completed', sort: 'newest' })
 * Specification 2 §3.
 */
export function sortedCourses<Course extends LearnerCourse>(
  courses: readonly Course[],
  { filter, sort }: { readonly filter: CourseFilter; readonly sort: CourseSort },
): Course[] {
  return courses
    .filter(IS_SHOWN[filter])
    .toSorted((a, b) => courseSortDate(b, sort).getTime() - courseSortDate(a, sort).getTime() || b.id - a.id);
}

/**
 * The course to go on with: of those that open now and have lessons left, the one opened last; where none of them was ever opened, the newest
 * (the one with the highest id). Null when there is none.
 *
 * @param opening the learner's courses that open now
 * @example courseToContinue([]) // null
 */
export function courseToContinue<Course extends LearnerCourse>(opening: readonly Course[]): Course | null {
  const unfinished = opening.filter(({ totalLessons, finishedLessons }) => finishedLessons < totalLessons);
  return sortedCourses(unfinished, { filter: 'all', sort: 'recent' })[0] ?? null;
}

export interface LearningTotals {
  finishedLessons: number;
  totalLessons: number;
  finishedCourses: number;
  totalCourses: number;
}

/**
 * All of a learner's courses together.
 *
 * @example learningTotals([]) // { finishedLessons: 0, totalLessons: 0, finishedCourses: 0, totalCourses: 0 }
 */
export const learningTotals = (courses: readonly LearnerCourse[]): LearningTotals => ({
  finishedLessons: courses.reduce((sum, course) => sum + course.finishedLessons, 0),
  totalLessons: courses.reduce((sum, course) => sum + course.totalLessons, 0),
  finishedCourses: courses.filter(IS_SHOWN.completed).length,
  totalCourses: courses.length,
});
