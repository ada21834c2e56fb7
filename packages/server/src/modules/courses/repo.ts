import DataLoader from 'dataloader';
import { and, eq, getTableColumns, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Role } from '@atlas/domain/access';
import { coursesList, type LearnerCourse } from '@atlas/domain/courses';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { type LoaderOf, manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { content, hasPublication, isHeldBy, isLiveAt, opensAllOf, type Holder } from '../content/repo.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { files } from '../files/tables.ts';
import { productCourses, products } from '../products/tables.ts';
import type { User } from '../users/repo.ts';
import { users } from '../users/tables.ts';
import { readsDrafts } from './lessonRepo.ts';
import { accessLevelCourses, courses, lessonProgress, lessons, units } from './tables.ts';

export type Course = typeof courses.$inferSelect & {
  /** The uploaded picture, if any. */
  coverFileId: number | null;
  /** The reader's progress, when the course was loaded through their own list. */
  mine?: MyCourse;
};

/** Registers how courses are sold and granted. */
export const COURSE_CONTENT = content({
  name: 'course',
  staffPage: 'course',
  item: { table: courses, id: courses.id, name: courses.name, archivedAt: courses.archivedAt, publishedAt: courses.publishedAt },
  sold: { table: productCourses, item: productCourses.courseId, product: productCourses.productId },
  granted: { table: accessLevelCourses, item: accessLevelCourses.courseId, level: accessLevelCourses.accessLevelId },
});

/** One of the reader's courses. */
export type MyCourse = Omit<Course, 'mine'> &
  LearnerCourse & {
    /**
     * The rest of the course: duration in seconds and data size in bytes of its unfinished lessons.
     */
    secondsLeft: number;
    bytesLeft: number;
  };

/** Placeholders for the reader in prepared statements. */
const HOLDER: Holder = { userId: sql.placeholder('userId'), accessLevelId: sql.placeholder('accessLevelId') };

const COVER = sql<
  number | null
>`(select max(${files.id}) from ${files} where ${files.courseId} = ${courses}.id and ${files.purpose} = 'cover')`;

const NOW = sql.placeholder('now');
const readMyCourses = prepared((db: Db, seesAll: boolean, drafts: boolean) => {
  const left = sql`filter (where ${lessonProgress.finishedAt} is null)`;
  // Per course, because the planner has few statistics on tables this small: in one join it reads
  // every lesson for each course.
  const totals = db
    .select({
      totalLessons: sql<number>`count(*)::int`.as('total_lessons'),
      finishedLessons: sql<number>`count(${lessonProgress.finishedAt})::int`.as('finished_lessons'),
      lastOpenedAt: sql<Date | null>`max(${lessonProgress.openedAt})`.mapWith(lessonProgress.openedAt).as('last_opened_at'),
      secondsLeft: sql<number>`coalesce(sum(${lessons.durationSeconds}) ${left}, 0)::float8`.as('seconds_left'),
      bytesLeft: sql<number>`coalesce(sum(${lessons.dataBytes}) ${left}, 0)::float8`.as('bytes_left'),
    })
    .from(units)
    .innerJoin(lessons, and(eq(lessons.unitId, units.id), drafts ? isNull(lessons.archivedAt) : isLiveAt(lessons, NOW)))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, sql.placeholder('userId'))))
    .where(eq(units.courseId, courses.id))
    .as('totals');
  return db
    .select({
      ...getTableColumns(courses),
      coverFileId: COVER,
      totalLessons: totals.totalLessons,
      finishedLessons: totals.finishedLessons,
      lastOpenedAt: totals.lastOpenedAt,
      secondsLeft: totals.secondsLeft,
      bytesLeft: totals.bytesLeft,
    })
    .from(courses)
    .innerJoinLateral(totals, sql`true`)
    .where(and(isLiveAt(courses, NOW), seesAll ? undefined : isHeldBy(COURSE_CONTENT, HOLDER)));
});

/**
 * The courses that a person has, had or will have, except drafts and archived ones. One statement loads all of
 * them with their records: there are only dozens, and the lists, the totals and the course to
 * continue use the same rows. Only the reader's own courses are ever requested.
 */
export const myCoursesLoader: LoaderOf<number, MyCourse[]> = (source) =>
  new DataLoader((userIds) => {
    const { db, reader, now } = source;
    const seesAll = opensAllOf(COURSE_CONTENT, reader);
    const read = (userId: number) =>
      readMyCourses(db, { userId, accessLevelId: reader.accessLevelId, now: now.toISOString() }, seesAll, readsDrafts(reader));
    return Promise.all(userIds.map(read));
  });

export const hasCourseCover = async (db: Db, courseId: number): Promise<boolean> =>
  (await db.$count(files, and(eq(files.courseId, courseId), eq(files.purpose, 'cover')))) > 0;

const readCourses = prepared((db: Db) =>
  db
    .select({ ...getTableColumns(courses), coverFileId: COVER })
    .from(courses)
    .where(inList(courses.id)),
);
export const courseLoader = oneById<Course>(({ db }, ids) => readCourses(db, { ids }));

/**
 * Condition of the course list. Archived courses are only for readers who open every course, like
 * the records themselves.
 */
export function coursesWhere(
  filter: Filter<FilterFieldsOf<typeof coursesList>>,
  { reader, now }: Pick<Source, 'reader' | 'now'>,
): SQL | undefined {
  const archived = opensAllOf(COURSE_CONTENT, reader) ? isNotNull(courses.archivedAt) : sql`false`;
  return and(
    filter.archived === true ? archived : isNull(courses.archivedAt),
    hasPublication(courses.publishedAt, filter.publication, now),
    filter.authorId == null ? undefined : inList(courses.authorId, filter.authorId),
    searchCondition(filter.search, sql`search_text(${courses.name})`),
  );
}

/** The course list for staff. */
export const COURSE_LIST = declaredList({
  name: 'courses',
  page: 'courses',
  declaration: coursesList,
  list: {
    table: courses,
    id: courses.id,
    sorts: { created: [courses.createdAt], name: [byName(courses.name)] },
    ranked: { names: [courses.name], ties: [byName(courses.name)] },
  },
  where: coursesWhere,
  loader: courseLoader,
});

/** The numbers of units and lessons of a course; drafts count only for staff who see them. */
export const courseSize = valueBy({ units: 0, lessons: 0 }, async ({ db, reader, now }, ids) => {
  const rows = await db
    .select({
      key: units.courseId,
      units: sql<number>`count(distinct ${units.id})::int`,
      lessons: sql<number>`count(${lessons.id})::int`,
    })
    .from(units)
    .leftJoin(lessons, and(eq(lessons.unitId, units.id), readsDrafts(reader) ? isNull(lessons.archivedAt) : isLiveAt(lessons, now)))
    .where(inList(units.courseId, ids))
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
      .where(inList(accessLevelCourses.courseId, ids))
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
      .where(inList(productCourses.courseId, ids))
      .orderBy(products.id),
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

const AUTHOR_ROLES = ['coach', 'assistant-coach', 'head-coach', 'expert', 'tribe-team-fa', 'admin'] as const satisfies readonly Role[];

/** The people who can be selected as the author of a course. */
export const findAuthors = (db: Db): Promise<User[]> =>
  db
    .select()
    .from(users)
    .where(
      and(
        isNull(users.archivedAt),
        sql`exists (select 1 from ${userAccessLevels} join ${accessLevels} on ${accessLevels.id} = ${userAccessLevels.accessLevelId}
          where ${userAccessLevels.userId} = ${users.id} and ${inList(accessLevels.role, [...AUTHOR_ROLES])})`,
      ),
    )
    .orderBy(users.nameKey, users.id)
    .limit(200);

/** The access levels that a course can be granted to. */
export const findAudiences = (db: Db): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: accessLevels.id, name: accessLevels.name })
    .from(accessLevels)
    .where(isNull(accessLevels.archivedAt))
    .orderBy(accessLevels.id);
