import { and, asc, eq, getTableColumns, gt, isNull, lt, sql } from 'drizzle-orm';
import type { CheckInStep } from '@atlas/domain/groups';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { users } from '../users/tables.ts';
import { accountabilityChoices, accountabilityGroups, accountabilityMembers, checkIns, checkInSteps } from './tables.ts';

/** A member without a check-in in this week, as the ladder sees them. */
export interface LadderMember {
  userId: number;
  firstName: string;
  groupId: number;
  group: string;
  leaderId: number | null;
  assistantId: number | null;
  joinedAt: Date;
  lastWeek: string | null;
  askedForHelp: boolean;
  allowsBuddy: boolean;
}

/**
 * Members of active groups without a check-in in a week, in the order of their ids.
 *
 * @param week its Monday
 * @param only one person, whose membership is locked until the transaction ends
 */
export async function findSilent(
  tx: Db,
  week: string,
  { after, limit, only }: { after?: number; limit?: number; only?: number },
): Promise<LadderMember[]> {
  const last = sql`(select ${checkIns.week} from ${checkIns} where ${checkIns.userId} = ${accountabilityMembers.userId} order by ${checkIns.week} desc limit 1)`;
  const rows = tx
    .select({
      userId: accountabilityMembers.userId,
      firstName: users.firstName,
      groupId: accountabilityGroups.id,
      group: accountabilityGroups.name,
      leaderId: accountabilityGroups.leaderId,
      assistantId: accountabilityGroups.assistantId,
      joinedAt: accountabilityMembers.joinedAt,
      lastWeek: sql<string | null>`${last}::text`,
      askedForHelp: sql<boolean>`coalesce((select ${checkIns.needsHelp} from ${checkIns} where ${checkIns.userId} = ${accountabilityMembers.userId} order by ${checkIns.week} desc limit 1), false)`,
      allowsBuddy: sql<boolean>`coalesce(${accountabilityChoices.allowsBuddy}, true)`,
    })
    .from(accountabilityMembers)
    .innerJoin(accountabilityGroups, eq(accountabilityGroups.id, accountabilityMembers.groupId))
    .innerJoin(users, eq(users.id, accountabilityMembers.userId))
    .leftJoin(accountabilityChoices, eq(accountabilityChoices.userId, accountabilityMembers.userId))
    .where(
      and(
        isNull(accountabilityGroups.archivedAt),
        isNull(users.archivedAt),
        after === undefined ? undefined : gt(accountabilityMembers.userId, after),
        only === undefined ? undefined : eq(accountabilityMembers.userId, only),
        sql`not exists (select 1 from ${checkIns} where ${checkIns.userId} = ${accountabilityMembers.userId} and ${checkIns.week} = ${week}::date)`,
      ),
    )
    .orderBy(asc(accountabilityMembers.userId))
    .limit(limit ?? 1);
  return only === undefined ? rows : rows.for('update', { of: accountabilityMembers });
}

/** The steps that were taken about these people. */
export const findSteps = (tx: Db, userIds: readonly number[]) =>
  tx
    .select(getTableColumns(checkInSteps))
    .from(checkInSteps)
    .where(inList(checkInSteps.userId, [...userIds]));

/** Records a step. Returns false when it was taken already. */
export async function takeStep(tx: Db, row: { userId: number; week: string; step: CheckInStep; createdAt: Date }): Promise<boolean> {
  const taken = await tx.insert(checkInSteps).values(row).onConflictDoNothing().returning({ userId: checkInSteps.userId });
  return taken.length > 0;
}

/** The members of a group with an account in use, and whether they checked in in one of these weeks. */
export const findBuddies = (tx: Db, groupId: number, weeks: readonly string[]) =>
  tx
    .select({
      id: accountabilityMembers.userId,
      checkedIn: sql<boolean>`exists (select 1 from ${checkIns} where ${and(eq(checkIns.userId, accountabilityMembers.userId), inList(checkIns.week, [...weeks]))})`,
    })
    .from(accountabilityMembers)
    .innerJoin(users, eq(users.id, accountabilityMembers.userId))
    .where(and(eq(accountabilityMembers.groupId, groupId), isNull(users.archivedAt)));

/** Deletes steps that no present silence can belong to. */
export const deleteOldSteps = (tx: Db, before: Date) => tx.delete(checkInSteps).where(lt(checkInSteps.createdAt, before));
