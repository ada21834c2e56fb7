import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import { manyBy, oneById } from '../../commands/loaders.ts';
import { lessons, units } from './tables.ts';

export type Unit = typeof units.$inferSelect;

const readUnits = prepared((db: Db) =>
  db.select().from(units).where(inList(units.courseId)).orderBy(asc(units.courseId), asc(units.position)),
);
export const unitsLoader = manyBy<Unit>(
  ({ courseId }) => courseId,
  ({ db }, ids) => readUnits(db, { ids }),
);
export const unitLoader = oneById<Unit>(({ db }, ids) => db.select().from(units).where(inList(units.id, ids)));

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
