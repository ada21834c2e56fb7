import DataLoader from 'dataloader';
import { and, asc, eq, getTableColumns, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Role } from '@atlas/domain/access';
import { coursesList, type LearnerCourse, type LessonType } from '@atlas/domain/courses';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { type LoaderOf, manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { content, isHeldBy, opensAllOf, type Holder } from '../content/repo.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { files } from '../files/tables.ts';
import { productCourses, products } from '../products/tables.ts';
import type { User } from '../users/repo.ts';
import { users } from '../users/tables.ts';
import { accessLevelCourses, courses, lessonNotes, lessonProgress, lessons, units } from './tables.ts';

export type Course = typeof courses.$inferSelect & {
  /** The uploaded picture, if any. */
  coverFileId: number | null;
  /** The reader's progress, when the course was loaded through their own list. */
  mine?: MyCourse;
};
export type Unit = typeof units.$inferSelect;

/** Registers how courses are sold and granted. */
export const COURSE_CONTENT = content({
  name: 'course',
  staffPage: 'course',
  item: { table: courses, id: courses.id, name: courses.name, archivedAt: courses.archivedAt },
  sold: { table: productCourses, item: productCourses.courseId, product: productCourses.productId },
  granted: { table: accessLevelCourses, item: accessLevelCourses.courseId, level: accessLevelCourses.accessLevelId },
});

/** A lesson with the reader's progress. Its content is loaded only where it is selected. */
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

const readMyCourses = prepared((db: Db, seesAll: boolean) => {
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
    .innerJoin(lessons, and(eq(lessons.unitId, units.id), isNull(lessons.archivedAt)))
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
    .where(and(isNull(courses.archivedAt), seesAll ? undefined : isHeldBy(COURSE_CONTENT, HOLDER)));
});

/**
 * The courses that a person has, had or will have, except archived ones. One statement loads all of
 * them with their records: there are only dozens, and the lists, the totals and the course to
 * continue use the same rows. Only the reader's own courses are ever requested.
 */
export const myCoursesLoader: LoaderOf<number, MyCourse[]> = (source) =>
  new DataLoader((userIds) => {
    const { db, reader } = source;
    const seesAll = opensAllOf(COURSE_CONTENT, reader);
    return Promise.all(userIds.map((userId) => readMyCourses(db, { userId, accessLevelId: reader.accessLevelId }, seesAll)));
  });

const readCourses = prepared((db: Db) =>
  db
    .select({ ...getTableColumns(courses), coverFileId: COVER })
    .from(courses)
    .where(inList(courses.id)),
);
export const courseLoader = oneById<Course>(({ db }, ids) => readCourses(db, { ids }));

const readUnits = prepared((db: Db) =>
  db.select().from(units).where(inList(units.courseId)).orderBy(asc(units.courseId), asc(units.position)),
);
export const unitsLoader = manyBy<Unit>(
  ({ courseId }) => courseId,
  ({ db }, ids) => readUnits(db, { ids }),
);
export const unitLoader = oneById<Unit>(({ db }, ids) => db.select().from(units).where(inList(units.id, ids)));

/**
 * The lessons to continue in the courses of `ids`: `lessonToContinue` of domain in SQL, so that a
 * page of courses does not read every lesson of each. A test compares the two on generated courses.
 * The ids pass through a subquery, so that the planner estimates the same number of them in every
 * plan. Otherwise it plans each time again, which takes three times as long as the statement.
 */
const TO_CONTINUE = sql`${lessons.id} in (
  select picked.id from unnest((select ${sql.placeholder('ids')}::int[])) as wanted(course_id)
  cross join lateral (
    with outline as (
      select l.id, p.finished_at, p.opened_at, row_number() over (order by u.position, l.position) as number
      from ${units} u join ${lessons} l on l.unit_id = u.id and l.archived_at is null
      left join ${lessonProgress} p on p.lesson_id = l.id and p.user_id = ${sql.placeholder('userId')}
      where u.course_id = wanted.course_id
    )
    select id from outline where finished_at is null
    order by number < coalesce((select number from outline where opened_at is not null order by opened_at desc, number limit 1), 0), number
    limit 1
  ) as picked
)`;

const LESSONS = {
  ofCourses: and(inList(units.courseId), isNull(lessons.archivedAt)),
  byId: inList(lessons.id),
  toContinue: TO_CONTINUE,
};
const readLessons = prepared((db: Db, which: keyof typeof LESSONS) =>
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
    .where(LESSONS[which])
    .orderBy(asc(units.courseId), asc(units.position), asc(lessons.position)),
);
/**
 * Every lesson of the courses in reading order, with the reader's progress, in one statement.
 * Archived lessons are left out.
 */
export const outlineLoader = manyBy<Lesson>(
  ({ courseId }) => courseId,
  ({ db, reader }, ids) => readLessons(db, { ids, userId: reader.userId }, 'ofCourses'),
);
/** A lesson, archived or not. */
export const lessonLoader = oneById<Lesson>(({ db, reader }, ids) => readLessons(db, { ids, userId: reader.userId }, 'byId'));
/** The lesson for the reader to continue in each course. */
export const nextLessonLoader = valueBy<Lesson | null>(null, async ({ db, reader }, ids) => {
  const rows = await readLessons(db, { ids, userId: reader.userId }, 'toContinue');
  return rows.map((lesson) => ({ key: lesson.courseId, value: lesson }));
});

/** The content of a lesson. */
export type LessonBody = Pick<typeof lessons.$inferSelect, 'id' | 'body' | 'videoUrl' | 'embedUrl'>;
export const bodyLoader = oneById<LessonBody>(({ db }, ids) =>
  db
    .select({ id: lessons.id, body: lessons.body, videoUrl: lessons.videoUrl, embedUrl: lessons.embedUrl })
    .from(lessons)
    .where(inList(lessons.id, ids)),
);

export type LessonFile = typeof files.$inferSelect;
export const lessonFilesLoader = manyBy<LessonFile>(
  ({ lessonId }) => lessonId,
  ({ db }, lessonIds) => db.select().from(files).where(inList(files.lessonId, lessonIds)).orderBy(asc(files.position), asc(files.id)),
);

/**
 * The time at which a person finished a lesson; null when they did not. Locks their row until the
 * transaction ends.
 */
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
    .where(and(inList(files.id, ids), isNotNull(files.lessonId))),
);

/** Saves a person's progress in a lesson. Absent values are unchanged. */
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

/** A person's note on a lesson. */
export type LessonNote = Pick<typeof lessonNotes.$inferSelect, 'text' | 'revision' | 'savedAt'>;

/** The reader's notes on lessons. */
export const noteLoader = valueBy<LessonNote | null>(null, async ({ db, reader }, ids) => {
  const rows = await db
    .select()
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, reader.userId), inList(lessonNotes.lessonId, ids)));
  return rows.map((note) => ({ key: note.lessonId, value: note }));
});

/**
 * The revision of a person's note on a lesson, 0 for none. Locks the row until the transaction
 * ends.
 */
export async function findNoteRevision(tx: Db, key: { userId: number; lessonId: number }): Promise<number> {
  const [row] = await tx.select({ revision: lessonNotes.revision }).from(lessonNotes).where(isNoteOf(key)).for('update');
  return row?.revision ?? 0;
}

/**
 * Saves a person's note on a lesson as its next revision.
 *
 * @returns false when the note is no longer at `revision`
 */
export async function saveNote(
  tx: Db,
  key: { userId: number; lessonId: number },
  { text, savedAt, revision }: LessonNote,
): Promise<boolean> {
  const at = and(isNoteOf(key), eq(lessonNotes.revision, revision));
  const values = { text, savedAt, revision: revision + 1 };
  const saved =
    text === ''
      ? await tx.delete(lessonNotes).where(at).returning({ revision: lessonNotes.revision })
      : revision === 0
        ? await tx
            .insert(lessonNotes)
            .values({ ...key, ...values })
            .onConflictDoNothing()
            .returning({ revision: lessonNotes.revision })
        : await tx.update(lessonNotes).set(values).where(at).returning({ revision: lessonNotes.revision });
  return saved.length > 0;
}

const isNoteOf = ({ userId, lessonId }: { userId: number; lessonId: number }): SQL | undefined =>
  and(eq(lessonNotes.userId, userId), eq(lessonNotes.lessonId, lessonId));

// --- For staff who manage courses --------------------------------------------------------------

/**
 * Condition of the course list. Archived courses are only for readers who open every course, like
 * the records themselves.
 */
export function coursesWhere(filter: Filter<FilterFieldsOf<typeof coursesList>>, { reader }: Pick<Source, 'reader'>): SQL | undefined {
  const archived = opensAllOf(COURSE_CONTENT, reader) ? isNotNull(courses.archivedAt) : sql`false`;
  return and(
    filter.archived === true ? archived : isNull(courses.archivedAt),
    filter.authorId == null ? undefined : eq(courses.authorId, filter.authorId),
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
  },
  where: coursesWhere,
  loader: courseLoader,
});

/** The numbers of units and lessons of a course. */
export const courseSize = valueBy({ units: 0, lessons: 0 }, async ({ db }, ids) => {
  const rows = await db
    .select({
      key: units.courseId,
      units: sql<number>`count(distinct ${units.id})::int`,
      lessons: sql<number>`count(${lessons.id})::int`,
    })
    .from(units)
    .leftJoin(lessons, and(eq(lessons.unitId, units.id), isNull(lessons.archivedAt)))
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

/** The units of a course with the lessons of each, in order, without archived lessons. */
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

/** The position after the last unit of a course. */
export const lastUnitPlace = (courseId: number): SQL =>
  sql`(select coalesce(max(position), 0) + 1 from units where course_id = ${courseId})`;
/**
 * The position of a lesson at the end of a unit. Archived lessons get a negative position, which no
 * order includes.
 */
export const lessonPlace = ({ id, unitId, archived }: { id?: number; unitId: number; archived: boolean }): SQL =>
  archived ? sql`-${id}::int` : sql`(select greatest(coalesce(max(position), 0), 0) + 1 from lessons where unit_id = ${unitId})`;

export async function removeUnitRow(tx: Db, unitId: number): Promise<void> {
  await tx.delete(units).where(eq(units.id, unitId));
}
export const countLessonsOf = (tx: Db, unitId: number): Promise<number> => tx.$count(lessons, eq(lessons.unitId, unitId));

/**
 * Saves the order of a course's units and lessons. Rows first move to temporary positions, because
 * positions are unique at every moment.
 */
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
    .where(inList(lessons.id, lessonIds));
  const places = order.flatMap((unit) => unit.lessonIds.map((id, index) => sql`(${id}::int, ${unit.unitId}::int, ${index + 1}::int)`));
  await tx.execute(
    sql`update lessons set unit_id = place.unit_id, position = place.position from (values ${sql.join(places, sql`, `)}) as place (id, unit_id, position) where lessons.id = place.id`,
  );
}

export const hasVideoFile = async (db: Db, lessonId: number): Promise<boolean> =>
  (await db.$count(files, and(eq(files.lessonId, lessonId), eq(files.purpose, 'video')))) > 0;

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
