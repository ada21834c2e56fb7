import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Role } from '@atlas/domain/access';
import type { CourseFilter, CourseSort, coursesList, LessonType } from '@atlas/domain/courses';
import type { FilterFieldsOf, SortKeyOf } from '@atlas/domain/lists';
import { isAmong } from '../../db/isAmong.ts';
import type { Filter, List, Place } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import { manyBy, oneById, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import type { Reader } from '../../commands/reader.ts';
import { belongsTo, content, GRACE, type Grace, graceValues, isHeldBy, opensAllOf, opensFor, type Holder } from '../content/repo.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { files } from '../files/tables.ts';
import { productCourses, products } from '../products/tables.ts';
import type { User } from '../users/repo.ts';
import { users } from '../users/tables.ts';
import { accessLevelCourses, courses, lessonProgress, lessons, units } from './tables.ts';

export type Course = typeof courses.$inferSelect;
export type Unit = typeof units.$inferSelect;

/** How courses are sold and granted. */
export const COURSE_CONTENT = content({
  name: 'course',
  staffPage: 'course',
  item: { table: courses, id: courses.id, name: courses.name, archivedAt: courses.archivedAt },
  sold: { table: productCourses, item: productCourses.courseId, product: productCourses.productId },
  granted: { table: accessLevelCourses, item: accessLevelCourses.courseId, level: accessLevelCourses.accessLevelId },
});

/** A lesson with what the reader did with it; what is inside it is read where it is asked for. */
export interface Lesson {
  id: number;
  courseId: number;
  unitId: number;
  name: string;
  type: LessonType;
  shortDescription: string;
  durationSeconds: number;
  dataBytes: number;
  revision: number;
  archivedAt: Date | null;
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
  return readMyCourses(
    db,
    { ...holderOf(reader), ...place, limit, offset },
    filter,
    sort,
    after !== null,
    opensAllOf(COURSE_CONTENT, reader),
  );
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
const OPEN = (seesAll: boolean) => opensFor(COURSE_CONTENT, HOLDER, GRACE, seesAll);
const isMine = (seesAll: boolean) => and(isNull(courses.archivedAt), seesAll ? undefined : isHeldBy(COURSE_CONTENT, HOLDER));

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
  /** Those that open now. */
  openCourses: number;
}
/** All of a reader's courses together, in one statement. */
export async function sumLearning(db: Db, reader: Reader, grace: Grace): Promise<LearningTotals> {
  const [row] = await readLearning(db, { ...holderOf(reader), ...graceValues(grace) }, opensAllOf(COURSE_CONTENT, reader));
  return row ?? { finishedLessons: 0, totalLessons: 0, finishedCourses: 0, totalCourses: 0, openCourses: 0 };
}

/** The course to go on with: of those that open now and are not finished, the one whose lesson was opened last, else the newest. */
export async function findCourseToContinue(db: Db, reader: Reader, grace: Grace): Promise<Course | null> {
  const [row] = await readCourseToContinue(db, { ...holderOf(reader), ...graceValues(grace) }, opensAllOf(COURSE_CONTENT, reader));
  return row?.course ?? null;
}

const readCourseToContinue = prepared((db: Db, seesAll: boolean) =>
  db
    .select({ course: courses })
    .from(courses)
    .innerJoin(countedFor(HOLDER), sql`true`)
    .where(and(isMine(seesAll), OPEN(seesAll), sql`mine.finished < mine.total`))
    .orderBy(sql`mine.opened_at desc nulls last, ${courses.id} desc`)
    .limit(1),
);

const readLearning = prepared((db: Db, seesAll: boolean) =>
  db
    .select({
      finishedLessons: sql<number>`coalesce(sum(mine.finished), 0)::int`,
      totalLessons: sql<number>`coalesce(sum(mine.total), 0)::int`,
      finishedCourses: sql<number>`(count(*) filter (where ${PROGRESS.completed}))::int`,
      totalCourses: sql<number>`count(*)::int`,
      openCourses: sql<number>`(count(*) filter (where ${OPEN(seesAll)}))::int`,
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
      where ${courses.archivedAt} is null and ${belongsTo(COURSE_CONTENT, reader)} and ${PROGRESS[filter]}
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
export const unitLoader = oneById<Unit>(({ db }, ids) => db.select().from(units).where(isAmong(units.id, ids)));

const readLessons = prepared((db: Db, ofCourses: boolean) =>
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
      revision: lessons.revision,
      archivedAt: lessons.archivedAt,
      finishedAt: lessonProgress.finishedAt,
      positionSeconds: sql<number>`coalesce(${lessonProgress.positionSeconds}, 0)`,
      openedAt: lessonProgress.openedAt,
    })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, sql.placeholder('userId'))))
    .where(ofCourses ? and(isAmong(units.courseId), isNull(lessons.archivedAt)) : isAmong(lessons.id))
    .orderBy(asc(units.courseId), asc(units.position), asc(lessons.position)),
);
/** Every lesson of the courses in reading order, with the reader's progress, in one statement. Archived ones are left out. */
export const outlineLoader = manyBy<Lesson>(
  ({ courseId }) => courseId,
  ({ db, reader }, ids) => readLessons(db, { ids, userId: reader.userId }, true),
);
/** A lesson, archived ones too. */
export const lessonLoader = oneById<Lesson>(({ db, reader }, ids) => readLessons(db, { ids, userId: reader.userId }, false));

/** What is inside a lesson. */
export type LessonBody = Pick<typeof lessons.$inferSelect, 'id' | 'body' | 'videoUrl' | 'embedUrl'>;
export const bodyLoader = oneById<LessonBody>(({ db }, ids) =>
  db
    .select({ id: lessons.id, body: lessons.body, videoUrl: lessons.videoUrl, embedUrl: lessons.embedUrl })
    .from(lessons)
    .where(isAmong(lessons.id, ids)),
);

export type LessonFile = typeof files.$inferSelect;
export const lessonFilesLoader = manyBy<LessonFile>(
  ({ lessonId }) => lessonId,
  ({ db }, lessonIds) => db.select().from(files).where(isAmong(files.lessonId, lessonIds)).orderBy(asc(files.position), asc(files.id)),
);

/** When a person finished a lesson; null when they did not, or never opened it. Their row is held until the transaction ends. */
export async function findFinished(tx: Db, key: { userId: number; lessonId: number }): Promise<{ finishedAt: Date | null }> {
  const [row] = await tx
    .select({ finishedAt: lessonProgress.finishedAt })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, key.userId), eq(lessonProgress.lessonId, key.lessonId)))
    .for('update');
  return row ?? { finishedAt: null };
}

/** A file of a lesson; null for a file of anything else. */
export const lessonFileLoader = oneById<LessonFile>(({ db }, ids) =>
  db
    .select()
    .from(files)
    .where(and(isAmong(files.id, ids), isNotNull(files.lessonId))),
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

// --- For those who look after courses ----------------------------------------------------------------------------------------------

export const courseRows: List<SortKeyOf<typeof coursesList>> = {
  table: courses,
  id: courses.id,
  sorts: { created: [courses.createdAt], name: [courses.name] },
};

export function coursesWhere(filter: Filter<FilterFieldsOf<typeof coursesList>>): SQL | undefined {
  return and(
    filter.archived === true ? isNotNull(courses.archivedAt) : isNull(courses.archivedAt),
    filter.authorId == null ? undefined : eq(courses.authorId, filter.authorId),
    searchCondition(filter.search, sql`search_text(${courses.name})`),
  );
}

/** How many units and lessons a course has. */
export const courseSize = valueBy({ units: 0, lessons: 0 }, async ({ db }, ids) => {
  const rows = await db
    .select({
      key: units.courseId,
      units: sql<number>`count(distinct ${units.id})::int`,
      lessons: sql<number>`count(${lessons.id})::int`,
    })
    .from(units)
    .leftJoin(lessons, and(eq(lessons.unitId, units.id), isNull(lessons.archivedAt)))
    .where(isAmong(units.courseId, ids))
    .groupBy(units.courseId);
  return rows.map(({ key, ...value }) => ({ key, value }));
});

export interface OpenTo {
  courseId: number;
  id: number;
  name: string;
}
/** The access levels that a course is granted to. */
export const courseLevels = manyBy<OpenTo>(
  ({ courseId }) => courseId,
  ({ db }, ids) =>
    db
      .select({ courseId: accessLevelCourses.courseId, id: accessLevels.id, name: accessLevels.name })
      .from(accessLevelCourses)
      .innerJoin(accessLevels, eq(accessLevels.id, accessLevelCourses.accessLevelId))
      .where(isAmong(accessLevelCourses.courseId, ids))
      .orderBy(accessLevels.id),
);
/** The products that contain a course. */
export const courseProducts = manyBy<OpenTo>(
  ({ courseId }) => courseId,
  ({ db }, ids) =>
    db
      .select({ courseId: productCourses.courseId, id: products.id, name: products.name })
      .from(productCourses)
      .innerJoin(products, eq(products.id, productCourses.productId))
      .where(isAmong(productCourses.courseId, ids))
      .orderBy(products.id),
);
/** The cover picture of a course, where one was uploaded. */
export const courseCover = valueBy<number | null>(null, ({ db }, ids) =>
  db
    .select({ key: sql<number>`${files.courseId}`, value: files.id })
    .from(files)
    .where(and(isAmong(files.courseId, ids), eq(files.purpose, 'cover'))),
);

/** The access levels that a course is granted to, by number. */
export const findCourseLevels = async (tx: Db, courseId: number): Promise<number[]> => {
  const rows = await tx
    .select({ id: accessLevelCourses.accessLevelId })
    .from(accessLevelCourses)
    .where(eq(accessLevelCourses.courseId, courseId))
    .orderBy(accessLevelCourses.accessLevelId);
  return rows.map(({ id }) => id);
};

export async function setCourseLevels(tx: Db, courseId: number, levelIds: readonly number[]): Promise<void> {
  await tx.delete(accessLevelCourses).where(eq(accessLevelCourses.courseId, courseId));
  if (levelIds.length > 0) await tx.insert(accessLevelCourses).values(levelIds.map((accessLevelId) => ({ courseId, accessLevelId })));
}

/** The units of a course and the lessons of each in their order, archived lessons left out. */
export async function findOrder(tx: Db, courseId: number): Promise<{ unitId: number; lessonIds: number[] }[]> {
  const rows = await tx
    .select({ unitId: units.id, lessonId: lessons.id })
    .from(units)
    .leftJoin(lessons, and(eq(lessons.unitId, units.id), isNull(lessons.archivedAt)))
    .where(eq(units.courseId, courseId))
    .orderBy(units.position, lessons.position);
  return [...Map.groupBy(rows, ({ unitId }) => unitId)].map(([unitId, of]) => ({
    unitId,
    lessonIds: of.flatMap(({ lessonId }) => lessonId ?? []),
  }));
}

/** The place behind the last unit of a course. */
export const lastUnitPlace = (courseId: number): SQL =>
  sql`(select coalesce(max(position), 0) + 1 from units where course_id = ${courseId})`;
/** The place of a lesson at the end of a unit; an archived one stands out of the way, below 0, where no order counts it. */
export const lessonPlace = ({ id, unitId, archived }: { id?: number; unitId: number; archived: boolean }): SQL =>
  archived ? sql`-${id}::int` : sql`(select greatest(coalesce(max(position), 0), 0) + 1 from lessons where unit_id = ${unitId})`;

export async function removeUnitRow(tx: Db, unitId: number): Promise<void> {
  await tx.delete(units).where(eq(units.id, unitId));
}
export const countLessonsOf = (tx: Db, unitId: number): Promise<number> => tx.$count(lessons, eq(lessons.unitId, unitId));

/** Writes the order of a course's units and of the lessons in them: first out of the way, because no two may share a place for a moment. */
export async function writeOrder(
  tx: Db,
  courseId: number,
  order: readonly { unitId: number; lessonIds: readonly number[] }[],
): Promise<void> {
  const lessonIds = order.flatMap((unit) => unit.lessonIds);
  await tx
    .update(units)
    .set({ position: sql`-${units.id}` })
    .where(eq(units.courseId, courseId));
  const unitPlaces = order.map(({ unitId }, index) => sql`(${unitId}::int, ${index + 1}::int)`);
  await tx.execute(
    sql`update units set position = place.position from (values ${sql.join(unitPlaces, sql`, `)}) as place (id, position) where units.id = place.id`,
  );
  if (lessonIds.length === 0) return;
  await tx
    .update(lessons)
    .set({ position: sql`-${lessons.id}` })
    .where(isAmong(lessons.id, lessonIds));
  const places = order.flatMap((unit) => unit.lessonIds.map((id, index) => sql`(${id}::int, ${unit.unitId}::int, ${index + 1}::int)`));
  await tx.execute(
    sql`update lessons set unit_id = place.unit_id, position = place.position from (values ${sql.join(places, sql`, `)}) as place (id, unit_id, position) where lessons.id = place.id`,
  );
}

export const hasVideoFile = async (db: Db, lessonId: number): Promise<boolean> =>
  (await db.$count(files, and(eq(files.lessonId, lessonId), eq(files.purpose, 'video')))) > 0;

const AUTHOR_ROLES = ['coach', 'assistant-coach', 'head-coach', 'expert', 'tribe-team-fa', 'admin'] as const satisfies readonly Role[];

/** Who can be named as the author of a course. */
export const findAuthors = (db: Db): Promise<User[]> =>
  db
    .select()
    .from(users)
    .where(
      and(
        isNull(users.archivedAt),
        sql`exists (select 1 from ${userAccessLevels} join ${accessLevels} on ${accessLevels.id} = ${userAccessLevels.accessLevelId}
          where ${userAccessLevels.userId} = ${users.id} and ${isAmong(accessLevels.role, [...AUTHOR_ROLES])})`,
      ),
    )
    .orderBy(users.lastName, users.firstName, users.id)
    .limit(200);

/** The access levels that a course can be granted to. */
export const findAudiences = (db: Db): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: accessLevels.id, name: accessLevels.name })
    .from(accessLevels)
    .where(isNull(accessLevels.archivedAt))
    .orderBy(accessLevels.id);
