import { and, eq, isNull } from 'drizzle-orm';
import type { Role } from '@atlas/domain/access';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { manyBy } from '../../commands/loaders.ts';
import type { Access } from '../../commands/reader.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { users } from './tables.ts';

/** The access level of administrators. At least one active account must hold it. */
export const ADMIN_KEY = 'admin';

/** The access levels that people hold, in the order in which they got them. */
export const levelsOfUser = manyBy<{ userId: number; id: number; key: string; name: string; role: Role; since: Date }>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select({
        userId: userAccessLevels.userId,
        id: accessLevels.id,
        key: accessLevels.key,
        name: accessLevels.name,
        role: accessLevels.role,
        since: userAccessLevels.createdAt,
      })
      .from(userAccessLevels)
      .innerJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
      .where(inList(userAccessLevels.userId, userIds))
      .orderBy(userAccessLevels.createdAt, accessLevels.id),
);

/** The keys of the access levels that a person holds, by name. */
export async function findLevelKeys(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select({ key: accessLevels.key })
    .from(userAccessLevels)
    .innerJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
    .where(eq(userAccessLevels.userId, userId))
    .orderBy(accessLevels.key);
  return rows.map(({ key }) => key);
}

export async function giveLevel(tx: Db, userId: number, levelKey: string, at: Date): Promise<void> {
  const [level] = await tx.select({ id: accessLevels.id }).from(accessLevels).where(eq(accessLevels.key, levelKey));
  if (!level) throw new Error(`There is no access level with the key ${levelKey}`);
  await tx.insert(userAccessLevels).values({ userId, accessLevelId: level.id, createdAt: at }).onConflictDoNothing();
}

/** Revokes an access level. */
export async function removeLevel(tx: Db, userId: number, accessLevelId: number): Promise<void> {
  await tx.delete(userAccessLevels).where(and(eq(userAccessLevels.userId, userId), eq(userAccessLevels.accessLevelId, accessLevelId)));
}

/**
 * The names of the access levels that a person holds, by key, in the order in which they got them.
 */
export async function findNamedLevels(db: Db, userId: number): Promise<Record<string, string>> {
  const rows = await db
    .select({ key: accessLevels.key, name: accessLevels.name })
    .from(userAccessLevels)
    .innerJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
    .where(eq(userAccessLevels.userId, userId))
    .orderBy(userAccessLevels.createdAt, accessLevels.id);
  return Object.fromEntries(rows.map(({ key, name }) => [key, name]));
}

/**
 * Locks the administrator level until the transaction ends, because two concurrent archivings could
 * remove the last two administrators.
 */
export const holdAdmins = (tx: Db): Promise<unknown> =>
  tx.select({ id: accessLevels.id }).from(accessLevels).where(eq(accessLevels.key, ADMIN_KEY)).for('no key update');

/** The active accounts that hold an access level with the role of administrators, each once. */
export const findAdministrators = (db: Db): Promise<{ id: number; email: string; firstName: string }[]> =>
  db
    .selectDistinct({ id: users.id, email: users.email, firstName: users.firstName })
    .from(userAccessLevels)
    .innerJoin(
      accessLevels,
      and(eq(accessLevels.id, userAccessLevels.accessLevelId), eq(accessLevels.role, 'admin'), isNull(accessLevels.archivedAt)),
    )
    .innerJoin(users, and(eq(users.id, userAccessLevels.userId), isNull(users.archivedAt)))
    .orderBy(users.id);

/** Whether an active account holds the access level `admin`. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const [one] = await db
    .select({ id: users.id })
    .from(userAccessLevels)
    .innerJoin(accessLevels, and(eq(accessLevels.id, userAccessLevels.accessLevelId), eq(accessLevels.key, ADMIN_KEY)))
    .innerJoin(users, and(eq(users.id, userAccessLevels.userId), isNull(users.archivedAt)))
    .limit(1);
  return one !== undefined;
}

/**
 * Loads the permissions of an access level that a person holds. Returns null when they do not hold
 * it any more, or are archived.
 */
export async function findHeldAccess(db: Db, { userId, accessLevelId }: { userId: number; accessLevelId: number }): Promise<Access | null> {
  const [held] = await db
    .select({ roles: accessLevels.role, pageAccess: accessLevels.pageAccess, functionAccess: accessLevels.functionAccess })
    .from(userAccessLevels)
    .innerJoin(accessLevels, and(eq(accessLevels.id, userAccessLevels.accessLevelId), isNull(accessLevels.archivedAt)))
    .innerJoin(users, and(eq(users.id, userAccessLevels.userId), isNull(users.archivedAt)))
    .where(and(eq(userAccessLevels.userId, userId), eq(userAccessLevels.accessLevelId, accessLevelId)));
  return held ?? null;
}

/**
 * The permissions of each access level that a person holds, in the order in which they got them.
 */
export async function findAccessOf(db: Db, userId: number): Promise<{ id: number; name: string; access: Access }[]> {
  const rows = await db
    .select({
      id: accessLevels.id,
      name: accessLevels.name,
      roles: accessLevels.role,
      pageAccess: accessLevels.pageAccess,
      functionAccess: accessLevels.functionAccess,
    })
    .from(userAccessLevels)
    .innerJoin(accessLevels, and(eq(accessLevels.id, userAccessLevels.accessLevelId), isNull(accessLevels.archivedAt)))
    .where(eq(userAccessLevels.userId, userId))
    .orderBy(userAccessLevels.createdAt, accessLevels.id);
  return rows.map(({ id, name, ...access }) => ({ id, name, access }));
}
