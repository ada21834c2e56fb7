import { checkKnown } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';
import type { CourseFilter, CourseSort } from './courseSearch.ts';

/** A learner's course. Its counts exclude archived lessons. */
export interface LearnerCourse {
  readonly id: number;
  readonly createdAt: Date;
  readonly totalLessons: number;
  readonly finishedLessons: number;
  /** The last time one of its lessons was opened; null for never. */
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
 * The date a course is sorted by in My Courses: when it was last opened (1970 for never), or when
 * it was created.
 *
 * @example
 * const lessons = { totalLessons: 8, finishedLessons: 0 };
 * const course = { id: 1, createdAt: new Date('2025-11-17'), lastOpenedAt: null, ...lessons };
 * courseSortDate(course, 'recent') // 1970-01-01T00:00:00Z
 * @spec 2 §3
 */
export const courseSortDate = (course: LearnerCourse, sort: CourseSort): Date =>
  sort === 'recent' ? (course.lastOpenedAt ?? NEVER) : course.createdAt;

/**
 * The courses of My Courses after filtering, latest first; the higher id first for equal dates.
 *
 * @throws RangeError for a value that is missing or not a Date, and for an unknown one
 * @example
 * const course = { createdAt: new Date('2025-11-17'), lastOpenedAt: null, totalLessons: 8 };
 * const finished = { ...course, id: 1, finishedLessons: 8 };
 * const started = { ...course, id: 2, finishedLessons: 3 };
 * sortedCourses([finished, started], { filter: 'completed', sort: 'newest' }) // [finished]
 * @spec 2 §3
 */
export function sortedCourses<Course extends LearnerCourse>(
  courses: readonly Course[],
  { filter, sort }: { readonly filter: CourseFilter; readonly sort: CourseSort },
): Course[] {
  checkKnown({ filter }, IS_SHOWN);
  for (const { createdAt, lastOpenedAt } of courses) checkDates({ createdAt }, { lastOpenedAt });
  return courses
    .filter(IS_SHOWN[filter])
    .toSorted((a, b) => courseSortDate(b, sort).getTime() - courseSortDate(a, sort).getTime() || b.id - a.id);
}

/**
 * The course to continue: of the open ones with lessons left, the last opened one; if none was ever
 * opened, the newest (with the highest id). Null when there is none.
 *
 * @param opening the learner's courses that are open now
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
 * The totals over all of a learner's courses.
 *
 * @example learningTotals([])
 * // { finishedLessons: 0, totalLessons: 0, finishedCourses: 0, totalCourses: 0 }
 */
export const learningTotals = (courses: readonly LearnerCourse[]): LearningTotals => ({
  finishedLessons: courses.reduce((sum, course) => sum + course.finishedLessons, 0),
  totalLessons: courses.reduce((sum, course) => sum + course.totalLessons, 0),
  finishedCourses: courses.filter(IS_SHOWN.completed).length,
  totalCourses: courses.length,
});
