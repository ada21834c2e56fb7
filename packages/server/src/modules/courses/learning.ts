import { courseSortDate, courseToContinue, lessonToContinue, type CourseSort } from '@atlas/domain/courses';
import type { Context } from '../../commands/context.ts';
import type { Place } from '../../db/list.ts';
import { courseLock } from './commands.ts';
import { nextLessonLoader, outlineLoader, type Lesson } from './lessonRepo.ts';
import { courseLoader, myCoursesLoader, type Course, type MyCourse } from './repo.ts';

/**
 * The courses that the viewer has, had or will have, unordered.
 *
 * @throws UNAUTHENTICATED for a visitor
 */
export async function myCourses(ctx: Context): Promise<MyCourse[]> {
  const courses = await ctx.loader(myCoursesLoader).load(ctx.signedIn().session.userId);
  for (const course of courses) ctx.loader(courseLoader).prime(course.id, course);
  return courses;
}

/** The viewer's courses that open now. */
export async function openCourses(ctx: Context): Promise<MyCourse[]> {
  const courses = await myCourses(ctx);
  const locks = await Promise.all(courses.map(({ id }) => courseLock(ctx, id)));
  return courses.filter((_course, index) => locks[index] === null);
}

/** The course for the viewer to continue; null when no open course has lessons left. */
export async function findCourseToContinue(ctx: Context): Promise<Course | null> {
  const next = courseToContinue(await openCourses(ctx));
  return next && asCourse(next);
}

/** The record of a course together with the viewer's progress in it. */
export const asCourse = (mine: MyCourse): Course & { mine: MyCourse } => ({ ...mine, mine });

/** The position of a course in My Courses: its date and its id, both descending. */
export const placeOf = (course: MyCourse, sort: CourseSort): Place => [courseSortDate(course, sort).toISOString(), course.id];

/** Whether the first position comes after the second. */
export function isAfter([at, id]: Place, [otherAt, otherId]: Place): boolean {
  return String(at) < String(otherAt) || (at === otherAt && Number(id) < Number(otherId));
}

/** The viewer's progress in a course, whether or not it is theirs. */
export async function progressOf(
  ctx: Context,
  { id, mine }: Course,
): Promise<Pick<MyCourse, 'totalLessons' | 'finishedLessons' | 'secondsLeft' | 'bytesLeft'>> {
  if (mine) return mine;
  const lessons = await ctx.loader(outlineLoader).load(id);
  const left = lessons.filter(({ finishedAt }) => finishedAt === null);
  return {
    totalLessons: lessons.length,
    finishedLessons: lessons.length - left.length,
    secondsLeft: left.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    bytesLeft: left.reduce((sum, { dataBytes }) => sum + dataBytes, 0),
  };
}

/** The lesson for the viewer to continue in a course; null when all are finished. */
export async function nextLessonOf(ctx: Context, { id, mine }: Course): Promise<Lesson | null> {
  // The page of one course shows its lessons, so they are already loaded. Lists of courses load
  // nothing else.
  return mine ? ctx.loader(nextLessonLoader).load(id) : nextOf(await ctx.loader(outlineLoader).load(id));
}

function nextOf(lessons: readonly Lesson[]): Lesson | null {
  const opened = lessons
    .filter((lesson) => lesson.openedAt !== null)
    .toSorted((a, b) => (b.openedAt?.getTime() ?? 0) - (a.openedAt?.getTime() ?? 0));
  const id = lessonToContinue(
    lessons.map((lesson) => ({ id: lesson.id, finished: lesson.finishedAt !== null })),
    opened[0]?.id ?? null,
  );
  return lessons.find((lesson) => lesson.id === id) ?? null;
}
