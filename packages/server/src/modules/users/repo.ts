import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { MembershipStatus } from '@atlas/domain/subscriptions';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, oneById, valueBy } from '../../db/rowLoaders.ts';
import { searchCondition } from '../../db/search.ts';
import type { Source } from '../../graphql/loaders.ts';
import { ofPeopleInScope, seesEverybody } from '../access/scopes.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { groupMembers } from '../groups/tables.ts';
import { userStages } from '../stages/tables.ts';
import { hasMembershipStatus } from '../subscriptions/repo.ts';
import { users } from './tables.ts';

export type User = typeof users.$inferSelect;

/** One statement for however many people a page names. */
export const userLoader = oneById<User>(({ db }, ids) => db.select().from(users).where(inArray(users.id, ids)));

/** Whether a person is among those whom the reader looks after. */
export const inScopeLoader = valueBy(false, async ({ db, reader }, ids) => {
  if (seesEverybody(reader)) return ids.map((key) => ({ key, value: true }));
  const rows = await db
    .select({ key: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), ofPeopleInScope(reader, users.id)));
  return rows.map(({ key }) => ({ key, value: true }));
});

/** The access levels that people hold, in the order in which they got them. */
export const levelsOfUser = manyBy<{ userId: number; id: number; key: string; name: string }>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select({ userId: userAccessLevels.userId, id: accessLevels.id, key: accessLevels.key, name: accessLevels.name })
      .from(userAccessLevels)
      .innerJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
      .where(inArray(userAccessLevels.userId, userIds))
      .orderBy(userAccessLevels.createdAt, accessLevels.id),
);

export const usersList = {
  table: users,
  id: users.id,
  sorts: { created: [users.createdAt], name: [users.lastName, users.firstName] },
} satisfies List<string>;

export type UsersFilter = Filter<{
  search: string;
  batchId: number;
  groupId: number;
  stageId: number;
  accessLevelId: number;
  status: MembershipStatus | 'none';
}>;
/** Which list of people: those with an account as members, as non-members, or archived. */
export type PeopleKind = User['type'] | 'archived';

/** The people of a list whom the reader has in scope. */
export function peopleWhere(kind: PeopleKind, filter: UsersFilter, { reader, now }: Source): SQL | undefined {
  return and(
    kind === 'archived' ? isNotNull(users.archivedAt) : and(isNull(users.archivedAt), eq(users.type, kind)),
    seesEverybody(reader) ? undefined : ofPeopleInScope(reader, users.id),
    searchCondition(filter.search, users.searchText, { id: users.id, columns: [users.firstName, users.lastName, users.email] }),
    filter.batchId == null ? undefined : eq(users.batchId, filter.batchId),
    filter.groupId == null
      ? undefined
      : sql`${users.id} in (select ${groupMembers.userId} from ${groupMembers} where ${groupMembers.groupId} = ${filter.groupId})`,
    filter.stageId == null
      ? undefined
      : sql`${users.id} in (select ${userStages.userId} from ${userStages} where ${userStages.stageId} = ${filter.stageId} and ${userStages.leftAt} is null)`,
    filter.accessLevelId == null
      ? undefined
      : sql`exists (select 1 from ${userAccessLevels} where ${userAccessLevels.userId} = ${users.id} and ${userAccessLevels.accessLevelId} = ${filter.accessLevelId})`,
    filter.status == null ? undefined : hasMembershipStatus(users.id, filter.status === 'none' ? null : filter.status, now),
  );
}

/** Adds a person and answers the row; undefined when the e-mail address is taken. */
export async function insertUser(tx: Db, row: typeof users.$inferInsert): Promise<User | undefined> {
  const [user] = await tx.insert(users).values(row).onConflictDoNothing({ target: users.email }).returning();
  return user;
}

export async function giveLevel(tx: Db, userId: number, levelKey: string, at: Date): Promise<void> {
  const [level] = await tx.select({ id: accessLevels.id }).from(accessLevels).where(eq(accessLevels.key, levelKey));
  if (!level) throw new Error(`There is no access level with the key ${levelKey}`);
  await tx.insert(userAccessLevels).values({ userId, accessLevelId: level.id, createdAt: at }).onConflictDoNothing();
}
