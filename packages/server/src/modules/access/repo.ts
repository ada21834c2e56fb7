import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PageFlag, Role } from '@atlas/domain/access';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { oneById, valueBy } from '../../commands/loaders.ts';
import { accessLevels, userAccessLevels } from './tables.ts';

export type AccessLevelRow = typeof accessLevels.$inferSelect;

export const accessLevelLoader = oneById<AccessLevelRow>(({ db }, ids) =>
  db.select().from(accessLevels).where(inList(accessLevels.id, ids)),
);

/** The number of people who hold an access level. */
export const accessLevelHolders = valueBy(0, ({ db }, ids) =>
  db
    .select({ key: userAccessLevels.accessLevelId, value: sql<number>`count(*)::int` })
    .from(userAccessLevels)
    .where(inList(userAccessLevels.accessLevelId, ids))
    .groupBy(userAccessLevels.accessLevelId),
);

/** The active access levels, which can be given to people, by name. */
export const findAccessLevels = (db: Db): Promise<AccessLevelRow[]> =>
  db
    .select()
    .from(accessLevels)
    .where(isNull(accessLevels.archivedAt))
    .orderBy(asc(byName(accessLevels.name)), asc(accessLevels.id));

export async function findAccessLevel(db: Db, key: string): Promise<AccessLevelRow | null> {
  const [row] = await db.select().from(accessLevels).where(eq(accessLevels.key, key));
  return row ?? null;
}

/** The roles of the access levels that people hold; those without a level are absent. */
export async function findRolesOf(db: Db, userIds: readonly number[]): Promise<Map<number, Role[]>> {
  const rows = await db
    .select({ userId: userAccessLevels.userId, role: accessLevels.role })
    .from(userAccessLevels)
    .innerJoin(accessLevels, and(eq(accessLevels.id, userAccessLevels.accessLevelId), isNull(accessLevels.archivedAt)))
    .where(inList(userAccessLevels.userId, [...userIds]));
  return new Map([...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, of]) => [userId, of.map(({ role }) => role)]));
}

/** The holders of an access level with all of these page flags, whether or not they use it now. */
export async function findHoldersOf(db: Db, pages: readonly PageFlag[]): Promise<number[]> {
  const flags = Object.fromEntries(pages.map((page) => [page, true]));
  const rows = await db
    .selectDistinct({ userId: userAccessLevels.userId })
    .from(userAccessLevels)
    .innerJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
    .where(and(isNull(accessLevels.archivedAt), sql`${accessLevels.pageAccess} @> ${JSON.stringify(flags)}::jsonb`));
  return rows.map(({ userId }) => userId);
}

export async function findAccessLevelById(db: Db, id: number): Promise<AccessLevelRow | null> {
  const [row] = await db.select().from(accessLevels).where(eq(accessLevels.id, id));
  return row ?? null;
}
