import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { manyBy, type Source } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import type { List } from '../../db/list.ts';
import { courses, lessonProgress, lessons, units } from './tables.ts';

/** A course that a person opened, with their progress. */
export interface StartedCourse {
  userId: number;
  courseId: number;
  name: string;
  finishedLessons: number;
  totalLessons: number;
  lastOpenedAt: Date;
}

/** The courses that people opened, the most recently opened first. There are only dozens. */
export const coursesStartedBy = manyBy<StartedCourse>(
  ({ userId }) => userId,
  ({ db }, userIds) => {
    const lastOpenedAt = sql<Date>`max(${lessonProgress.openedAt})`.mapWith(lessonProgress.openedAt);
    const totalLessons = sql<number>`(select count(*)::int from ${units} as counted_unit
      join ${lessons} as counted on counted.unit_id = counted_unit.id and counted.archived_at is null
      where counted_unit.course_id = ${courses.id})`;
    return db
      .select({
        userId: lessonProgress.userId,
        courseId: courses.id,
        name: courses.name,
        finishedLessons: sql<number>`count(${lessonProgress.finishedAt})::int`,
        totalLessons,
        lastOpenedAt,
      })
      .from(lessonProgress)
      .innerJoin(lessons, and(eq(lessons.id, lessonProgress.lessonId), isNull(lessons.archivedAt)))
      .innerJoin(units, eq(units.id, lessons.unitId))
      .innerJoin(courses, eq(courses.id, units.courseId))
      .where(inList(lessonProgress.userId, userIds))
      .groupBy(lessonProgress.userId, courses.id)
      .orderBy(lessonProgress.userId, desc(lastOpenedAt), desc(courses.id));
  },
);

/** A lesson that a person opened. */
export interface OpenedLesson {
  lessonId: number;
  name: string;
  courseId: number;
  courseName: string;
  openedAt: Date;
  finishedAt: Date | null;
}

/** The lessons that one person opened. Within one person, the lesson identifies the row. */
export const openedLessonsList = {
  table: lessonProgress,
  id: lessonProgress.lessonId,
  sorts: { opened: [lessonProgress.openedAt] },
} satisfies List<string>;

/** The condition for the lessons that a person opened, including archived ones. */
export const openedBy = (userId: number): SQL => eq(lessonProgress.userId, userId);

/** Reads lessons that a person opened, by the ids of the lessons, in no order. */
export const findOpenedLessons = ({ db }: Source, userId: number, lessonIds: readonly number[]): Promise<OpenedLesson[]> =>
  db
    .select({
      lessonId: lessons.id,
      name: lessons.name,
      courseId: courses.id,
      courseName: courses.name,
      openedAt: lessonProgress.openedAt,
      finishedAt: lessonProgress.finishedAt,
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .innerJoin(courses, eq(courses.id, units.courseId))
    .where(and(openedBy(userId), inList(lessonProgress.lessonId, lessonIds)));
