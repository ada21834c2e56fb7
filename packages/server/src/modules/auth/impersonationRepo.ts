import { fullName } from '@atlas/domain/users';
import { and, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { nameColumns } from '../users/namesRepo.ts';
import { users } from '../users/tables.ts';
import { ENDED, type EndedSession } from './sessionRepo.ts';
import { impersonations, sessions } from './tables.ts';

/** A session in which a member of staff views Atlas as someone else. */
export type StaffView = EndedSession & { impersonatorId: number };

/** The staff views of these people, locked until the transaction ends. */
export const lockStaffViewsOf = async (tx: Db, userIds: readonly number[]): Promise<StaffView[]> =>
  (await tx
    .select(ENDED)
    .from(sessions)
    .where(and(inList(sessions.userId, [...userIds]), isNotNull(sessions.impersonatorId), isNull(sessions.revokedAt)))
    .orderBy(sessions.id)
    .for('update')) as StaffView[];

/** Staff views whose time was over at an instant, oldest first. */
export const findOverdueStaffViews = async (db: Db, at: Date, limit: number): Promise<(StaffView & { impersonatesUntil: Date })[]> =>
  (await db
    .select({ ...ENDED, impersonatesUntil: sessions.impersonatesUntil })
    .from(sessions)
    .where(and(isNotNull(sessions.impersonatorId), lte(sessions.impersonatesUntil, at), isNull(sessions.revokedAt)))
    .orderBy(sessions.impersonatesUntil, sessions.id)
    .limit(limit)) as (StaffView & { impersonatesUntil: Date })[];

/**
 * Turns a session into a staff view. Its token stays.
 *
 * @returns false where the session has ended in the meantime
 */
export async function turnSession(
  tx: Db,
  session: { id: number; userId: number; level: { id: number } },
  to: { userId: number; accessLevelId: number; impersonatesUntil: Date },
): Promise<boolean> {
  const turned = await tx
    .update(sessions)
    .set({ ...to, impersonatorId: session.userId, ownAccessLevelId: session.level.id })
    .where(
      and(eq(sessions.id, session.id), eq(sessions.userId, session.userId), isNull(sessions.impersonatorId), isNull(sessions.revokedAt)),
    )
    .returning({ id: sessions.id });
  return turned.length > 0;
}

/**
 * Turns a staff view back into the session of the member of staff. Restores the access level they
 * used before, or another one where they no longer hold it.
 *
 * @returns false where the session ended or was turned back in the meantime
 */
export async function turnSessionBack(
  tx: Db,
  { id, userId, impersonatorId }: StaffView,
  otherLevelId: number,
  heldIds: readonly number[],
): Promise<boolean> {
  const returned = await tx
    .update(sessions)
    .set({
      userId: impersonatorId,
      accessLevelId: sql`case when ${inList(sessions.ownAccessLevelId, [...heldIds])} then ${sessions.ownAccessLevelId} else ${otherLevelId} end`,
      impersonatorId: null,
      impersonatesUntil: null,
      ownAccessLevelId: null,
    })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), eq(sessions.impersonatorId, impersonatorId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return returned.length > 0;
}

export async function insertImpersonation(
  tx: Db,
  row: Pick<typeof impersonations.$inferInsert, 'impersonatorId' | 'userId' | 'reason' | 'startedAt'>,
): Promise<void> {
  await tx.insert(impersonations).values(row);
}

/** Records the end of the newest running impersonation between these two people. */
export async function endImpersonationRow(
  tx: Db,
  { userId, impersonatorId }: { userId: number; impersonatorId: number },
  at: Date,
): Promise<void> {
  const newest = sql`(select max(${impersonations.id}) from ${impersonations}
    where ${impersonations.impersonatorId} = ${impersonatorId} and ${impersonations.userId} = ${userId} and ${impersonations.endedAt} is null)`;
  await tx.update(impersonations).set({ endedAt: at }).where(eq(impersonations.id, newest));
}

export type OwnImpersonation = Pick<typeof impersonations.$inferSelect, 'id' | 'reason' | 'startedAt' | 'endedAt'> & { staffName: string };

/** The newest twenty staff views of a person, newest first. */
export async function findImpersonationsOf(db: Db, userId: number): Promise<OwnImpersonation[]> {
  const rows = await db
    .select({
      id: impersonations.id,
      reason: impersonations.reason,
      startedAt: impersonations.startedAt,
      endedAt: impersonations.endedAt,
      staff: nameColumns(users),
    })
    .from(impersonations)
    .innerJoin(users, eq(users.id, impersonations.impersonatorId))
    .where(eq(impersonations.userId, userId))
    .orderBy(desc(impersonations.startedAt), desc(impersonations.id))
    .limit(20);
  return rows.map(({ staff, ...view }) => ({ ...view, staffName: fullName(staff) }));
}
