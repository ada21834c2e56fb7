import DataLoader from 'dataloader';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { CourseFilter, CourseSort, LessonType } from '@atlas/domain/courses';
import type { Db } from '../../db/open.ts';
import { files } from '../files/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { productCourses } from '../products/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { accessLevelCourses, courses, lessonProgress, lessons, units } from './tables.ts';

export type Course = typeof courses.$inferSelect;
export type Unit = typeof units.$inferSelect;

/** Whose courses: the person, the access level in use, and whether the staff flag opens every course. */
export interface Reader {
  userId: number;
  accessLevelId: number;
  holdsStaffFlag: boolean;
}

/** A lesson as a course lists it, with what the reader did with it; the body is not read. */
export interface OutlineLesson {
  id: number;
  courseId: number;
  unitId: number;
  name: string;
  type: LessonType;
  shortDescription: string;
  durationSeconds: number;
  dataBytes: number;
  finishedAt: Date | null;
  positionSeconds: number;
  openedAt: Date | null;
}

/** A course in a list, with the value that its page is ordered by. */
export interface ListedCourse {
  course: Course;
  sortAt: Date;
}

/** The courses that a reader has, had, or will have: through a subscription that was not ended, or granted to the level in use. */
const belongsTo = (reader: Reader): SQL => sql`(
  exists (
    select 1 from ${productCourses}
    join ${funnels} on ${funnels.productId} = ${productCourses.productId}
    join ${subscriptions} on ${subscriptions.funnelId} = ${funnels.id}
    where ${productCourses.courseId} = ${courses.id} and ${subscriptions.userId} = ${reader.userId} and ${subscriptions.unsubscribedAt} is null
  )
  or exists (
    select 1 from ${accessLevelCourses}
    where ${accessLevelCourses.courseId} = ${courses.id} and ${accessLevelCourses.accessLevelId} = ${reader.accessLevelId}
  )
  or ${reader.holdsStaffFlag}
)`;

const PROGRESS = {
  all: sql`true`,
  watching: sql`(mine.finished > 0 or mine.opened_at is not null) and mine.finished < mine.total`,
  completed: sql`mine.total > 0 and mine.finished = mine.total`,
} satisfies Record<CourseFilter, SQL>;

const SORT = {
  recent: sql`coalesce(mine.opened_at, to_timestamp(0))::timestamptz(3)`,
  newest: sql`${courses.createdAt}`,
} satisfies Record<CourseSort, SQL>;

/** One page of a reader's courses, newest value first, and how many match in all (counted up to 1,001). */
export async function listMyCourses(
  db: Db,
  reader: Reader,
  page: { filter: CourseFilter; sort: CourseSort; first: number; after: { at: Date; id: number } | null },
): Promise<ListedCourse[]> {
  return db
    .select({ course: courses, sortAt: sql<Date>`${SORT[page.sort]} as sort_at`.mapWith(courses.createdAt) })
    .from(courses)
    .innerJoin(countedFor(reader), sql`true`)
    .where(
      and(
        sql`${courses.archivedAt} is null`,
        belongsTo(reader),
        PROGRESS[page.filter],
        page.after === null
          ? undefined
          : sql`(${SORT[page.sort]}, ${courses.id}) < (${page.after.at.toISOString()}::timestamptz, ${page.after.id})`,
      ),
    )
    .orderBy(sql`sort_at desc, ${courses.id} desc`)
    .limit(page.first);
}

/** A course's lessons counted for a reader, beside each row of courses: `mine.total`, `mine.finished`, `mine.opened_at`. */
const countedFor = (reader: Reader): SQL => sql`lateral (
  select count(${lessons.id})::int as total, count(${lessonProgress.finishedAt})::int as finished, max(${lessonProgress.openedAt}) as opened_at
  from ${units} join ${lessons} on ${lessons.unitId} = ${units.id}
  left join ${lessonProgress} on ${lessonProgress.lessonId} = ${lessons.id} and ${lessonProgress.userId} = ${reader.userId}
  where ${units.courseId} = ${courses.id}
) as mine`;

export interface LearningTotals {
  finishedLessons: number;
  totalLessons: number;
  finishedCourses: number;
  totalCourses: number;
}
/** All of a reader's courses together, in one statement. */
export async function sumLearning(db: Db, reader: Reader): Promise<LearningTotals> {
  const [row] = await db
    .select({
      finishedLessons: sql<number>`coalesce(sum(mine.finished), 0)::int`,
      totalLessons: sql<number>`coalesce(sum(mine.total), 0)::int`,
      finishedCourses: sql<number>`(count(*) filter (where ${PROGRESS.completed}))::int`,
      totalCourses: sql<number>`count(*)::int`,
    })
    .from(courses)
    .innerJoin(countedFor(reader), sql`true`)
    .where(and(sql`${courses.archivedAt} is null`, belongsTo(reader)));
  return row ?? { finishedLessons: 0, totalLessons: 0, finishedCourses: 0, totalCourses: 0 };
}

/** How many courses a reader's list holds, counted up to 1,001. */
export async function countMyCourses(db: Db, reader: Reader, filter: CourseFilter): Promise<number> {
  const result = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from ${courses}
      join ${countedFor(reader)} on true
      where ${courses.archivedAt} is null and ${belongsTo(reader)} and ${PROGRESS[filter]}
      limit 1001
    ) as counted`);
  return result.rows[0]?.n ?? 0;
}

export const courseLoader = (db: Db) =>
  new DataLoader<number, Course | null>(async (ids) => {
    const rows = await db
      .select()
      .from(courses)
      .where(inArray(courses.id, [...ids]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });

export const unitsLoader = (db: Db) =>
  new DataLoader<number, Unit[]>(async (courseIds) => {
    const rows = await db
      .select()
      .from(units)
      .where(inArray(units.courseId, [...courseIds]))
      .orderBy(asc(units.courseId), asc(units.position));
    return grouped(courseIds, rows, (row) => row.courseId);
  });

/** Every lesson of the courses in reading order, with the reader's progress, in one statement. */
export const outlineLoader = (db: Db, userId: number) =>
  new DataLoader<number, OutlineLesson[]>(async (courseIds) => {
    const rows = await db
      .select({
        id: lessons.id,
        courseId: units.courseId,
        unitId: lessons.unitId,
        name: lessons.name,
        type: lessons.type,
        shortDescription: lessons.shortDescription,
        durationSeconds: lessons.durationSeconds,
        dataBytes: lessons.dataBytes,
        finishedAt: lessonProgress.finishedAt,
        positionSeconds: sql<number>`coalesce(${lessonProgress.positionSeconds}, 0)`,
        openedAt: lessonProgress.openedAt,
      })
      .from(lessons)
      .innerJoin(units, eq(units.id, lessons.unitId))
      .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
      .where(inArray(units.courseId, [...courseIds]))
      .orderBy(asc(units.courseId), asc(units.position), asc(lessons.position));
    return grouped(courseIds, rows, (row) => row.courseId);
  });

/** Which course a lesson belongs to; null when there is no such lesson. */
export const courseOfLessonLoader = (db: Db) =>
  new DataLoader<number, number | null>(async (lessonIds) => {
    const rows = await db
      .select({ id: lessons.id, courseId: units.courseId })
      .from(lessons)
      .innerJoin(units, eq(units.id, lessons.unitId))
      .where(inArray(lessons.id, [...lessonIds]));
    const byId = new Map(rows.map((row) => [row.id, row.courseId]));
    return lessonIds.map((id) => byId.get(id) ?? null);
  });

export interface LessonBody {
  body: string;
  videoLink: string | null;
  embedUrl: string | null;
}
export const bodyLoader = (db: Db) =>
  new DataLoader<number, LessonBody>(async (ids) => {
    const rows = await db
      .select({ id: lessons.id, body: lessons.body, videoLink: lessons.videoLink, embedUrl: lessons.embedUrl })
      .from(lessons)
      .where(inArray(lessons.id, [...ids]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error(`There is no lesson ${id}`));
  });

export type LessonFile = typeof files.$inferSelect;
export const lessonFilesLoader = (db: Db) =>
  new DataLoader<number, LessonFile[]>(async (lessonIds) => {
    const rows = await db
      .select()
      .from(files)
      .where(inArray(files.lessonId, [...lessonIds]))
      .orderBy(asc(files.position), asc(files.id));
    return grouped(lessonIds, rows, (row) => row.lessonId ?? 0);
  });

/** What `whyLocked` needs to know of a course and a reader. */
export interface CourseFacts {
  subscriptions: { startsAt: Date; expiresAt: Date; unsubscribedAt: Date | null }[];
  grantedToLevel: boolean;
}
export const factsLoader = (db: Db, reader: Reader) =>
  new DataLoader<number, CourseFacts>(async (courseIds) => {
    const subscribed = db
      .select({
        courseId: productCourses.courseId,
        startsAt: subscriptions.startsAt,
        expiresAt: subscriptions.expiresAt,
        unsubscribedAt: subscriptions.unsubscribedAt,
        granted: sql<boolean>`false`.as('granted'),
      })
      .from(subscriptions)
      .innerJoin(funnels, eq(funnels.id, subscriptions.funnelId))
      .innerJoin(productCourses, eq(productCourses.productId, funnels.productId))
      .where(and(eq(subscriptions.userId, reader.userId), inArray(productCourses.courseId, [...courseIds])));
    const granted = db
      .select({
        courseId: accessLevelCourses.courseId,
        startsAt: sql<Date>`null::timestamptz`,
        expiresAt: sql<Date>`null::timestamptz`,
        unsubscribedAt: sql<Date | null>`null::timestamptz`,
        granted: sql<boolean>`true`.as('granted'),
      })
      .from(accessLevelCourses)
      .where(and(eq(accessLevelCourses.accessLevelId, reader.accessLevelId), inArray(accessLevelCourses.courseId, [...courseIds])));
    const byCourse = new Map<number, CourseFacts>(courseIds.map((id) => [id, { subscriptions: [], grantedToLevel: false }]));
    for (const { courseId, granted: isGrant, ...subscription } of await subscribed.unionAll(granted)) {
      const facts = byCourse.get(courseId);
      if (!facts) continue;
      if (isGrant) facts.grantedToLevel = true;
      else facts.subscriptions.push(subscription);
    }
    return courseIds.map((id) => byCourse.get(id) ?? { subscriptions: [], grantedToLevel: false });
  });

/** Writes what a person did with a lesson; absent values stay as they are. */
export async function saveProgress(
  tx: Db,
  key: { userId: number; lessonId: number },
  change: { openedAt: Date; positionSeconds?: number; finishedAt?: Date | null },
): Promise<void> {
  await tx
    .insert(lessonProgress)
    .values({ ...key, ...change })
    .onConflictDoUpdate({ target: [lessonProgress.userId, lessonProgress.lessonId], set: change });
}

function grouped<Row>(keys: readonly number[], rows: readonly Row[], keyOf: (row: Row) => number): Row[][] {
  const groups = new Map<number, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keyOf(row))?.push(row);
  return keys.map((key) => groups.get(key) ?? []);
}
