import type { AccountabilityChoices } from '@atlas/domain/groups';
import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { accountabilityChoices, accountabilityGroups, accountabilityMembers } from './tables.ts';
import { users } from '../users/tables.ts';

/** The choices of people who made none yet. */
export const NO_CHOICES: AccountabilityChoices = { meets: null, allowsBuddy: true };

/** The number of members of a group. */
export async function countAccountabilityMembers(tx: Db, groupId: number): Promise<number> {
  const [row] = await tx.select({ members: count() }).from(accountabilityMembers).where(eq(accountabilityMembers.groupId, groupId));
  return row?.members ?? 0;
}

/** The ids of the active groups that a person leads or assists in leading. */
export async function findLedGroups(tx: Db, userId: number): Promise<number[]> {
  const { id, leaderId, assistantId, archivedAt } = accountabilityGroups;
  const rows = await tx
    .select({ id })
    .from(accountabilityGroups)
    .where(and(or(eq(leaderId, userId), eq(assistantId, userId)), isNull(archivedAt)));
  return rows.map((row) => row.id);
}

/** A person's choices. Locks the person, because there may be no row yet. */
export async function holdChoices(tx: Db, userId: number): Promise<AccountabilityChoices | null> {
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if (person === undefined) return null;
  const [row] = await tx
    .select({ meets: accountabilityChoices.meets, allowsBuddy: accountabilityChoices.allowsBuddy })
    .from(accountabilityChoices)
    .where(eq(accountabilityChoices.userId, userId));
  return row ?? NO_CHOICES;
}

export async function writeChoices(tx: Db, userId: number, values: AccountabilityChoices): Promise<void> {
  await tx
    .insert(accountabilityChoices)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: accountabilityChoices.userId, set: values });
}

/** A membership with the group and its leaders. */
export interface Membership {
  userId: number;
  groupId: number;
  name: string;
  joinedAt: Date;
  leaderId: number | null;
  assistantId: number | null;
}

const membership = {
  userId: accountabilityMembers.userId,
  groupId: accountabilityGroups.id,
  name: accountabilityGroups.name,
  joinedAt: accountabilityMembers.joinedAt,
  leaderId: accountabilityGroups.leaderId,
  assistantId: accountabilityGroups.assistantId,
};

/** The membership of a person in an active group; null for none. Locks it until the transaction ends. */
export async function holdMembership(tx: Db, userId: number): Promise<Membership | null> {
  const [row] = await tx
    .select(membership)
    .from(accountabilityMembers)
    .innerJoin(accountabilityGroups, eq(accountabilityGroups.id, accountabilityMembers.groupId))
    .where(and(eq(accountabilityMembers.userId, userId), isNull(accountabilityGroups.archivedAt)))
    .for('update', { of: accountabilityMembers });
  return row ?? null;
}

/** The people of groups with an account in use, by when they joined. */
export const findMembersOf = (tx: Db, groupIds: readonly number[]) =>
  tx
    .select({ ...membership, firstName: users.firstName })
    .from(accountabilityMembers)
    .innerJoin(accountabilityGroups, eq(accountabilityGroups.id, accountabilityMembers.groupId))
    .innerJoin(users, eq(users.id, accountabilityMembers.userId))
    .where(and(inList(accountabilityMembers.groupId, [...groupIds]), isNull(users.archivedAt), isNull(accountabilityGroups.archivedAt)))
    .orderBy(asc(accountabilityMembers.joinedAt), asc(accountabilityMembers.userId));

/** An active group with the ids of its members. */
export interface GroupWithMembers {
  id: number;
  name: string;
  capacity: number;
  /** 'HH:MM:SS' in Manila. */
  meetingTime: string | null;
  memberIds: number[];
  members: number;
}

/** The active groups with their members, in the order of their ids. */
export async function findGroupsToFill(tx: Db): Promise<GroupWithMembers[]> {
  const groups = await tx
    .select({
      id: accountabilityGroups.id,
      name: accountabilityGroups.name,
      capacity: accountabilityGroups.capacity,
      meetingTime: accountabilityGroups.meetingTime,
      memberIds: sql<
        number[]
      >`coalesce(array_agg(${accountabilityMembers.userId}) filter (where ${accountabilityMembers.userId} is not null), '{}')`,
    })
    .from(accountabilityGroups)
    .leftJoin(accountabilityMembers, eq(accountabilityMembers.groupId, accountabilityGroups.id))
    .where(isNull(accountabilityGroups.archivedAt))
    .groupBy(accountabilityGroups.id)
    .orderBy(asc(accountabilityGroups.id));
  return groups.map((group) => ({ ...group, members: group.memberIds.length }));
}

/** Locks the active groups in the order of their ids, so that two placements do not fill the same seat. */
export async function holdGroups(tx: Db): Promise<void> {
  await tx
    .select({ id: accountabilityGroups.id })
    .from(accountabilityGroups)
    .where(isNull(accountabilityGroups.archivedAt))
    .orderBy(asc(accountabilityGroups.id))
    .for('update');
}
