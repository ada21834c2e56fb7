import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import type { Reader } from '../../commands/reader.ts';
import { users } from '../users/tables.ts';
import { type Group, type GroupMember, memberColumns, type Subgroup } from './repo.ts';
import { groupsLed } from './scopes.ts';
import { groupCoaches, groupMembers, groups, subgroups } from './tables.ts';

// The reads and writes of changes, within their transaction.

/** The ids among these of groups that the reader may change. */
export async function findChangeable(tx: Db, reader: Reader, groupIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(inList(groups.id, [...groupIds]), groupsLed(reader, groups.id)));
  return new Set(rows.map(({ id }) => id));
}

/** Reads a group and locks it against changes until the transaction ends. */
export async function holdGroup(tx: Db, id: number): Promise<Group | null> {
  const [row] = await tx.select().from(groups).where(eq(groups.id, id)).for('no key update');
  return row ?? null;
}

/** Reads a subgroup and locks it against changes until the transaction ends. */
export async function holdSubgroup(tx: Db, id: number): Promise<Subgroup | null> {
  const [row] = await tx.select().from(subgroups).where(eq(subgroups.id, id)).for('no key update');
  return row ?? null;
}

const IS_ACTIVE = sql`exists (select 1 from ${users} where ${users.id} = ${groupMembers.userId} and ${users.archivedAt} is null)`;

/** The number of members of a group or subgroup with an active account. */
export const countMembers = (tx: Db, of: { groupId: number } | { subgroupId: number }): Promise<number> =>
  tx.$count(
    groupMembers,
    and('groupId' in of ? eq(groupMembers.groupId, of.groupId) : eq(groupMembers.subgroupId, of.subgroupId), IS_ACTIVE),
  );

/** The coaches of a group, by id. */
export async function findCoachIds(tx: Db, groupId: number): Promise<number[]> {
  const rows = await tx.select().from(groupCoaches).where(eq(groupCoaches.groupId, groupId)).orderBy(asc(groupCoaches.userId));
  return rows.map(({ userId }) => userId);
}

export async function writeCoaches(tx: Db, groupId: number, userIds: readonly number[]): Promise<void> {
  await tx.delete(groupCoaches).where(eq(groupCoaches.groupId, groupId));
  if (userIds.length > 0) await tx.insert(groupCoaches).values(userIds.map((userId) => ({ groupId, userId })));
}

/** The ids among these of people whose accounts are active. */
export async function findActiveIds(tx: Db, userIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inList(users.id, [...userIds]), isNull(users.archivedAt)));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Takes the members out of a subgroup, which is about to move to another group.
 *
 * @returns their memberships as they were
 */
export async function detachMembers(tx: Db, subgroupId: number): Promise<GroupMember[]> {
  const members = await tx
    .select(memberColumns)
    .from(groupMembers)
    .where(eq(groupMembers.subgroupId, subgroupId))
    .orderBy(asc(groupMembers.userId))
    .for('update');
  await tx.update(groupMembers).set({ subgroupId: null }).where(eq(groupMembers.subgroupId, subgroupId));
  return members;
}

/** Puts these members into a subgroup of another group. */
export async function attachMembers(
  tx: Db,
  userIds: readonly number[],
  to: { groupId: number; subgroupId: number; joinedAt: Date },
): Promise<void> {
  await tx
    .update(groupMembers)
    .set(to)
    .where(inList(groupMembers.userId, [...userIds]));
}
