import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, max, sql, type SQL } from 'drizzle-orm';
import { accessLevelsList, SETTINGS_FLAGS } from '@atlas/domain/access';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import type { NameParts } from '@atlas/domain/users';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { manyBy, valueBy } from '../../commands/loaders.ts';
import { defineRecord } from '../../commands/subject.ts';
import { searchCondition } from '../../db/search.ts';
import { accessLevelLoader } from '../access/repo.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { nameColumns } from '../users/namesRepo.ts';
import { users } from '../users/tables.ts';
import { accessLevelVersions } from './tables.ts';

/** The access level record for commands. */
export const LEVEL = defineRecord('access level', accessLevels, {
  constraintErrors: { access_levels_key_unique: { field: 'key', message: 'Another access level has this key.' } },
});

/** A version of an access level with the person who saved it. */
export type AccessLevelVersion = typeof accessLevelVersions.$inferSelect & { by: NameParts | null };

/** The versions of access levels, the latest first. */
export const versionsOfLevel = manyBy<AccessLevelVersion>(
  ({ accessLevelId }) => accessLevelId,
  ({ db }, ids) =>
    db
      .select({ ...getTableColumns(accessLevelVersions), by: nameColumns(users) })
      .from(accessLevelVersions)
      .leftJoin(users, eq(users.id, accessLevelVersions.savedById))
      .where(inList(accessLevelVersions.accessLevelId, ids))
      .orderBy(asc(accessLevelVersions.accessLevelId), desc(accessLevelVersions.number)),
);

/** The time of the last save of an access level; null when it was not saved since its creation. */
export const accessLevelSavedAt = valueBy<Date | null>(null, ({ db }, ids) =>
  db
    .select({ key: accessLevelVersions.accessLevelId, value: max(accessLevelVersions.createdAt) })
    .from(accessLevelVersions)
    .where(inList(accessLevelVersions.accessLevelId, ids))
    .groupBy(accessLevelVersions.accessLevelId),
);

/**
 * Time of the last change in milliseconds. Computed per row, because there are only dozens of
 * access levels.
 */
const changedAt = sql`(select (extract(epoch from coalesce(max(${accessLevelVersions.createdAt}), ${accessLevels.createdAt})) * 1000)::bigint
  from ${accessLevelVersions} where ${accessLevelVersions.accessLevelId} = ${accessLevels.id})`;

const accessLevelsWhere = (filter: Filter<FilterFieldsOf<typeof accessLevelsList>>): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(accessLevels.archivedAt) : isNull(accessLevels.archivedAt),
    searchCondition(filter.search, sql`search_text(${accessLevels.name} || ' ' || ${accessLevels.key}::text)`),
    filter.role == null ? undefined : inList(accessLevels.role, filter.role),
  );

/** The list of access levels for the staff who manage them. */
export const ACCESS_LEVEL_LIST = declaredList({
  name: 'accessLevels',
  page: 'accessLevels',
  declaration: accessLevelsList,
  list: { table: accessLevels, id: accessLevels.id, sorts: { name: [byName(accessLevels.name)], changed: [changedAt] } },
  where: accessLevelsWhere,
  loader: accessLevelLoader,
});

/** Whether one of these people holds an access level, whether or not they use it now. */
export const isHeldBy = async (tx: Db, accessLevelId: number, userIds: readonly number[]): Promise<boolean> =>
  (await tx.$count(
    userAccessLevels,
    and(eq(userAccessLevels.accessLevelId, accessLevelId), inList(userAccessLevels.userId, [...userIds])),
  )) > 0;

/** A version of an access level by its number; undefined when there is none. */
export async function findVersion(
  tx: Db,
  accessLevelId: number,
  number: number,
): Promise<typeof accessLevelVersions.$inferSelect | undefined> {
  const [version] = await tx
    .select()
    .from(accessLevelVersions)
    .where(and(eq(accessLevelVersions.accessLevelId, accessLevelId), eq(accessLevelVersions.number, number)));
  return version;
}

type SavedVersion = Omit<typeof accessLevelVersions.$inferInsert, 'id' | 'number' | 'accessLevelId'>;

/**
 * Adds versions of an access level after its existing ones. Call it while the level's row is
 * locked.
 */
export async function insertVersions(tx: Db, accessLevelId: number, versions: readonly SavedVersion[]): Promise<void> {
  const last = await tx.$count(accessLevelVersions, eq(accessLevelVersions.accessLevelId, accessLevelId));
  await tx.insert(accessLevelVersions).values(versions.map((version, index) => ({ ...version, accessLevelId, number: last + index + 1 })));
}

/** Whether an access level has versions already. */
export const hasVersions = async (tx: Db, accessLevelId: number): Promise<boolean> =>
  (await tx.$count(accessLevelVersions, eq(accessLevelVersions.accessLevelId, accessLevelId))) > 0;

const OPENS_SETTINGS = sql`${accessLevels.pageAccess} @> ${JSON.stringify(Object.fromEntries(SETTINGS_FLAGS.map((flag) => [flag, true])))}::jsonb`;

/**
 * Locks the access levels that open the settings, so that no other transaction changes one of them
 * until this one ends.
 */
export const holdSettingsLevels = (tx: Db): Promise<unknown> =>
  tx.select({ id: accessLevels.id }).from(accessLevels).where(OPENS_SETTINGS).orderBy(asc(accessLevels.id)).for('no key update');

/**
 * Whether at least one person who can sign in holds an active access level that opens the settings
 * and access levels.
 */
export async function hasSettingsKeeper(tx: Db): Promise<boolean> {
  const [one] = await tx
    .select({ id: users.id })
    .from(userAccessLevels)
    .innerJoin(accessLevels, and(eq(accessLevels.id, userAccessLevels.accessLevelId), isNull(accessLevels.archivedAt), OPENS_SETTINGS))
    .innerJoin(users, and(eq(users.id, userAccessLevels.userId), isNull(users.archivedAt)))
    .limit(1);
  return one !== undefined;
}
