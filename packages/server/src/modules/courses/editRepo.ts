import { and, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Role } from '@atlas/domain/access';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, oneById, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { files } from '../files/tables.ts';
import { productCourses, products } from '../products/tables.ts';
import type { User } from '../users/repo.ts';
import { users } from '../users/tables.ts';
import { accessLevelCourses, courses, lessons, units } from './tables.ts';

/** A lesson with everything that staff edit. */
export type Lesson = typeof lessons.$inferSelect;

export const lessonLoader = oneById<Lesson>(({ db }, ids) => db.select().from(lessons).where(inArray(lessons.id, ids)));

export const coursesList = {
  table: courses,
  id: courses.id,
  sorts: { created: [courses.createdAt], name: [courses.name] },
} satisfies List<string>;

export function coursesWhere(filter: Filter<{ search: string; archived: boolean; authorId: number }>): SQL | undefined {
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
    .where(inArray(units.courseId, ids))
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
      .where(inArray(accessLevelCourses.courseId, ids))
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
      .where(inArray(productCourses.courseId, ids))
      .orderBy(products.id),
);
/** The cover picture of a course, where one was uploaded. */
export const courseCover = valueBy<number | null>(null, ({ db }, ids) =>
  db
    .select({ key: sql<number>`${files.courseId}`, value: files.id })
    .from(files)
    .where(and(inArray(files.courseId, ids), eq(files.purpose, 'cover'))),
);

export async function insertCourse(tx: Db, values: typeof courses.$inferInsert): Promise<number> {
  const [row] = await tx.insert(courses).values(values).returning({ id: courses.id });
  if (!row) throw new Error('The course was not written');
  return row.id;
}

/** What was edited: one of the three, with the columns that changed. */
export type Edit =
  | { course: Partial<typeof courses.$inferInsert> }
  | { unit: Partial<typeof units.$inferInsert> }
  | { lesson: Partial<typeof lessons.$inferInsert> };

/** Saves what somebody edited from this revision on; false when the record has been saved by somebody else since. */
export async function saveRevision(tx: Db, edit: Edit, id: number, revision: number): Promise<boolean> {
  const next = { revision: revision + 1 };
  if ('course' in edit) {
    return (
      (
        await tx
          .update(courses)
          .set({ ...edit.course, ...next })
          .where(and(eq(courses.id, id), eq(courses.revision, revision)))
          .returning({ id: courses.id })
      ).length === 1
    );
  }
  if ('unit' in edit) {
    return (
      (
        await tx
          .update(units)
          .set({ ...edit.unit, ...next })
          .where(and(eq(units.id, id), eq(units.revision, revision)))
          .returning({ id: units.id })
      ).length === 1
    );
  }
  return (
    (
      await tx
        .update(lessons)
        .set({ ...edit.lesson, ...next })
        .where(and(eq(lessons.id, id), eq(lessons.revision, revision)))
        .returning({ id: lessons.id })
    ).length === 1
  );
}

export async function setCourseLevels(tx: Db, courseId: number, levelIds: readonly number[]): Promise<void> {
  await tx.delete(accessLevelCourses).where(eq(accessLevelCourses.courseId, courseId));
  if (levelIds.length > 0) await tx.insert(accessLevelCourses).values(levelIds.map((accessLevelId) => ({ courseId, accessLevelId })));
}

export const findUnits = (tx: Db, courseId: number) => tx.select().from(units).where(eq(units.courseId, courseId)).orderBy(units.position);
export const findLessons = (tx: Db, unitIds: readonly number[]) =>
  unitIds.length === 0
    ? Promise.resolve([])
    : tx
        .select({ id: lessons.id, unitId: lessons.unitId, position: lessons.position })
        .from(lessons)
        .where(and(inArray(lessons.unitId, [...unitIds]), isNull(lessons.archivedAt)))
        .orderBy(lessons.unitId, lessons.position);

/** Adds a unit behind the last one of its course. */
export async function insertUnit(tx: Db, values: Omit<typeof units.$inferInsert, 'position'>): Promise<number> {
  const [row] = await tx
    .insert(units)
    .values({ ...values, position: sql`(select coalesce(max(position), 0) + 1 from units where course_id = ${values.courseId})` })
    .returning({ id: units.id });
  if (!row) throw new Error('The unit was not written');
  return row.id;
}

/** Adds a lesson behind the last one of its unit. */
export async function insertLesson(tx: Db, values: Omit<typeof lessons.$inferInsert, 'position'>): Promise<number> {
  const [row] = await tx
    .insert(lessons)
    .values({ ...values, position: nextPosition(values.unitId) })
    .returning({ id: lessons.id });
  if (!row) throw new Error('The lesson was not written');
  return row.id;
}
const nextPosition = (unitId: number) => sql`(select greatest(coalesce(max(position), 0), 0) + 1 from lessons where unit_id = ${unitId})`;

/** Takes a lesson out of its course, or puts it back behind the last one. Places of archived lessons are below 0. */
export async function setLessonArchived(tx: Db, lesson: { id: number; unitId: number }, at: Date | null): Promise<void> {
  await tx
    .update(lessons)
    .set({ archivedAt: at, position: at === null ? nextPosition(lesson.unitId) : -lesson.id })
    .where(eq(lessons.id, lesson.id));
}

/** Moves a lesson to the end of another unit. */
export async function moveLesson(tx: Db, lessonId: number, unitId: number): Promise<void> {
  await tx
    .update(lessons)
    .set({ unitId, position: nextPosition(unitId) })
    .where(and(eq(lessons.id, lessonId), ne(lessons.unitId, unitId)));
}

export async function deleteUnit(tx: Db, unitId: number): Promise<void> {
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
    .where(inArray(lessons.id, lessonIds));
  const places = order.flatMap((unit) => unit.lessonIds.map((id, index) => sql`(${id}::int, ${unit.unitId}::int, ${index + 1}::int)`));
  await tx.execute(
    sql`update lessons set unit_id = place.unit_id, position = place.position from (values ${sql.join(places, sql`, `)}) as place (id, unit_id, position) where lessons.id = place.id`,
  );
}

export const findLessonFile = async (db: Db, id: number) => {
  const [file] = await db.select().from(files).where(eq(files.id, id));
  return file ?? null;
};
export async function renameFile(tx: Db, id: number, name: string): Promise<void> {
  await tx.update(files).set({ name }).where(eq(files.id, id));
}
export async function deleteFile(tx: Db, id: number): Promise<void> {
  await tx.delete(files).where(eq(files.id, id));
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
          where ${userAccessLevels.userId} = ${users.id} and ${inArray(accessLevels.role, [...AUTHOR_ROLES])})`,
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
