import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { CourseFilter, CourseSort, LessonType } from '@atlas/domain/courses';
import type { Place } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { isAmong, prepared } from '../../db/prepared.ts';
import { manyBy, oneById, valueBy } from '../../commands/loaders.ts';
import type { Reader } from '../access/reader.ts';
import { belongsTo, isHeldBy, opensAllOf, type Holder } from '../access/repo.ts';
import { files } from '../files/tables.ts';
import { courses, lessonProgress, lessons, units } from './tables.ts';

export type Course = typeof courses.$inferSelect;
export type Unit = typeof units.$inferSelect;

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
export function listMyCourses(
  db: Db,
  reader: Reader,
  page: { filter: CourseFilter; sort: CourseSort; limit: number; offset: number; after: Place | null },
): Promise<ListedCourse[]> {
  const { filter, sort, after, limit, offset } = page;
  const place = { afterAt: after?.[0], afterId: after?.[1] };
  return readMyCourses(db, { ...holderOf(reader), ...place, limit, offset }, filter, sort, after !== null, opensAllOf('course', reader));
}

const readMyCourses = prepared((db: Db, filter: CourseFilter, sort: CourseSort, goesOn: boolean, seesAll: boolean) =>
  db
    .select({ course: courses, sortAt: sql<Date>`${SORT[sort]} as sort_at`.mapWith(courses.createdAt) })
    .from(courses)
    .innerJoin(countedFor(HOLDER), sql`true`)
    .where(
      and(
        isMine(seesAll),
        PROGRESS[filter],
        goesOn
          ? sql`(${SORT[sort]}, ${courses.id}) < (${sql.placeholder('afterAt')}::timestamptz, ${sql.placeholder('afterId')})`
          : undefined,
      ),
    )
    .orderBy(sql`sort_at desc, ${courses.id} desc`)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);

/** Who asks, where a statement is prepared. */
const HOLDER: Holder = { userId: sql.placeholder('userId'), accessLevelId: sql.placeholder('accessLevelId') };
const holderOf = ({ userId, accessLevelId }: Reader) => ({ userId, accessLevelId });
const isMine = (seesAll: boolean) => and(isNull(courses.archivedAt), seesAll ? undefined : isHeldBy('course', courses.id, HOLDER));

/** A course's lessons counted for a reader, beside each row of courses: `mine.total`, `mine.finished`, `mine.opened_at`. */
const countedFor = (reader: Pick<Holder, 'userId'>): SQL => sql`lateral (
  select count(${lessons.id})::int as total, count(${lessonProgress.finishedAt})::int as finished, max(${lessonProgress.openedAt}) as opened_at
  from ${units} join ${lessons} on ${lessons.unitId} = ${units.id} and ${lessons.archivedAt} is null
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
  const [row] = await readLearning(db, holderOf(reader), opensAllOf('course', reader));
  return row ?? { finishedLessons: 0, totalLessons: 0, finishedCourses: 0, totalCourses: 0 };
}

const readLearning = prepared((db: Db, seesAll: boolean) =>
  db
    .select({
      finishedLessons: sql<number>`coalesce(sum(mine.finished), 0)::int`,
      totalLessons: sql<number>`coalesce(sum(mine.total), 0)::int`,
      finishedCourses: sql<number>`(count(*) filter (where ${PROGRESS.completed}))::int`,
      totalCourses: sql<number>`count(*)::int`,
    })
    .from(courses)
    .innerJoin(countedFor(HOLDER), sql`true`)
    .where(isMine(seesAll)),
);

/** How many courses a reader's list holds, counted up to 1,001. */
export async function countMyCourses(db: Db, reader: Reader, filter: CourseFilter): Promise<number> {
  const result = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from ${courses}
      join ${countedFor(reader)} on true
      where ${courses.archivedAt} is null and ${belongsTo('course', courses.id, reader)} and ${PROGRESS[filter]}
      limit 1001
    ) as counted`);
  return result.rows[0]?.n ?? 0;
}

const readCourses = prepared((db: Db) => db.select().from(courses).where(isAmong(courses.id)));
export const courseLoader = oneById<Course>(({ db }, ids) => readCourses(db, { ids }));

const readUnits = prepared((db: Db) =>
  db.select().from(units).where(isAmong(units.courseId)).orderBy(asc(units.courseId), asc(units.position)),
);
export const unitsLoader = manyBy<Unit>(
  ({ courseId }) => courseId,
  ({ db }, ids) => readUnits(db, { ids }),
);
export const unitLoader = oneById<Unit>(({ db }, ids) => db.select().from(units).where(inArray(units.id, ids)));

const readOutlines = prepared((db: Db) =>
  db
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
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, sql.placeholder('userId'))))
    .where(and(isAmong(units.courseId), isNull(lessons.archivedAt)))
    .orderBy(asc(units.courseId), asc(units.position), asc(lessons.position)),
);
/** Every lesson of the courses in reading order, with the reader's progress, in one statement. */
export const outlineLoader = manyBy<OutlineLesson>(
  ({ courseId }) => courseId,
  ({ db, reader }, ids) => readOutlines(db, { ids, userId: reader.userId }),
);

/** Which course a lesson belongs to; null when there is no such lesson. */
export const courseOfLessonLoader = valueBy<number | null>(null, ({ db }, lessonIds) =>
  db
    .select({ key: lessons.id, value: units.courseId })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(inArray(lessons.id, lessonIds)),
);

/** What is inside a lesson and what staff edit of it beside the outline. */
export interface LessonBody {
  id: number;
  body: string;
  videoLink: string | null;
  embedUrl: string | null;
  revision: number;
}
export const bodyLoader = oneById<LessonBody>(({ db }, ids) =>
  db
    .select({ id: lessons.id, body: lessons.body, videoLink: lessons.videoLink, embedUrl: lessons.embedUrl, revision: lessons.revision })
    .from(lessons)
    .where(inArray(lessons.id, ids)),
);

export type LessonFile = typeof files.$inferSelect;
export const lessonFilesLoader = manyBy<LessonFile>(
  ({ lessonId }) => lessonId,
  ({ db }, lessonIds) => db.select().from(files).where(inArray(files.lessonId, lessonIds)).orderBy(asc(files.position), asc(files.id)),
);

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
