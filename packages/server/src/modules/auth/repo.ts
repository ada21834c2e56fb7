import { and, eq, isNull, lt, lte, max, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SessionUser } from '@atlas/domain/access';
import { isAmong } from '../../db/isAmong.ts';
import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import { valueBy } from '../../commands/loaders.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { accountabilityGroups, accountabilityMembers } from '../accountability/tables.ts';
import { batches } from '../batches/tables.ts';
import { challengeParticipants } from '../challenges/tables.ts';
import { groupMembers, groups, subgroups } from '../groups/tables.ts';
import { stageManagers, stageReviewers, stages, userStages } from '../stages/tables.ts';
import { users } from '../users/tables.ts';
import { passwordResets, rateLimits, sessions, signInLog } from './tables.ts';

/**
 * One statement: the session of a token with its person and the access level in use. Archived people have none, nor does anybody whose level in
 * use was taken away or archived.
 */
export async function findSession(db: Db, by: { tokenHash: Buffer } | { id: number }) {
  const [row] = await readSession(db, by, 'id' in by);
  return row;
}
const readSession = prepared((db: Db, byId: boolean) =>
  db
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      userId: sessions.userId,
      impersonatorId: sessions.impersonatorId,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      revokedAt: sessions.revokedAt,
      impersonatesUntil: sessions.impersonatesUntil,
      email: users.email,
      level: {
        id: accessLevels.id,
        key: accessLevels.key,
        name: accessLevels.name,
        role: accessLevels.role,
        pageAccess: accessLevels.pageAccess,
        functionAccess: accessLevels.functionAccess,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(
      userAccessLevels,
      and(eq(userAccessLevels.userId, sessions.userId), eq(userAccessLevels.accessLevelId, sessions.accessLevelId)),
    )
    .innerJoin(accessLevels, and(eq(accessLevels.id, sessions.accessLevelId), isNull(accessLevels.archivedAt)))
    .where(
      and(byId ? eq(sessions.id, sql.placeholder('id')) : eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(users.archivedAt)),
    ),
);
export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export const findCredentials = async (db: Db, email: string) => {
  const [row] = await db
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash, archivedAt: users.archivedAt })
    .from(users)
    .where(eq(users.email, email));
  return row;
};

/** The access levels that a person holds, in the order they were given. */
export const findLevelsOf = (db: Db, userId: number) =>
  db
    .select({ id: accessLevels.id, key: accessLevels.key, name: accessLevels.name, role: accessLevels.role })
    .from(userAccessLevels)
    .innerJoin(accessLevels, and(eq(accessLevels.id, userAccessLevels.accessLevelId), isNull(accessLevels.archivedAt)))
    .where(eq(userAccessLevels.userId, userId))
    .orderBy(userAccessLevels.createdAt, accessLevels.id);

/** What a session says of somebody's place in the community. */
export type SessionFacts = Pick<
  SessionUser,
  | 'batch'
  | 'stage'
  | 'managedStage'
  | 'managedGroup'
  | 'group'
  | 'subGroup'
  | 'stagesAsReviewer'
  | 'accountabilityAsLeaderId'
  | 'accountabilityGroupId'
  | 'isChallenger'
>;

/** One statement, because every page of a signed-in person begins with it. Null when the account is gone. */
export async function findSessionFacts(db: Db, userId: number): Promise<SessionFacts | null> {
  const { leaderId, assistantId } = accountabilityGroups;
  const stage = sql`json_build_object('id', ${stages.id}, 'number', ${stages.number}, 'name', ${stages.name})`;
  const { rows } = await db.execute<{ [Key in keyof SessionFacts]: SessionFacts[Key] }>(sql`select
    (select json_build_object('id', ${batches.id}, 'name', ${batches.name}) from ${batches} where ${batches.id} = ${users.batchId}) as "batch",
    (select ${stage} from ${userStages} join ${stages} on ${stages.id} = ${userStages.stageId}
      where ${userStages.userId} = ${users.id} and ${userStages.leftAt} is null) as "stage",
    (select ${stage} from ${stageManagers} join ${stages} on ${stages.id} = ${stageManagers.stageId}
      where ${stageManagers.userId} = ${users.id}) as "managedStage",
    (select json_build_object('id', ${groups.id}, 'name', ${groups.name}) from ${groups}
      where ${groups.leaderId} = ${users.id} and ${groups.archivedAt} is null order by ${groups.id} limit 1) as "managedGroup",
    (select json_build_object('id', ${groups.id}, 'name', ${groups.name}) from ${groupMembers}
      join ${groups} on ${groups.id} = ${groupMembers.groupId} where ${groupMembers.userId} = ${users.id}) as "group",
    (select json_build_object('id', ${subgroups.id}, 'name', ${subgroups.name}) from ${groupMembers}
      join ${subgroups} on ${subgroups.id} = ${groupMembers.subgroupId} where ${groupMembers.userId} = ${users.id}) as "subGroup",
    (select coalesce(json_agg(${stage} order by ${stages.number}), '[]') from ${stageReviewers}
      join ${stages} on ${stages.id} = ${stageReviewers.stageId} where ${stageReviewers.userId} = ${users.id}) as "stagesAsReviewer",
    (select ${accountabilityGroups.id} from ${accountabilityGroups}
      where (${leaderId} = ${users.id} or ${assistantId} = ${users.id}) and ${accountabilityGroups.archivedAt} is null
      order by ${leaderId} is distinct from ${users.id}, ${accountabilityGroups.id} limit 1) as "accountabilityAsLeaderId",
    (select ${accountabilityMembers.groupId} from ${accountabilityMembers}
      where ${accountabilityMembers.userId} = ${users.id}) as "accountabilityGroupId",
    exists (select 1 from ${challengeParticipants}
      where ${challengeParticipants.userId} = ${users.id} or ${challengeParticipants.email} = ${users.email}) as "isChallenger"
    from ${users} where ${users.id} = ${userId}`);
  return rows[0] ?? null;
}

export async function insertSession(
  tx: Db,
  row: {
    tokenHash: Buffer;
    userId: number;
    accessLevelId: number;
    lastSeenAt: Date;
    expiresAt: Date;
    ip: string | null;
    userAgent: string | null;
  },
): Promise<void> {
  await tx.insert(sessions).values({ ...row, createdAt: row.lastSeenAt });
}

export async function touchSession(db: Db, id: number, at: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id));
}

export async function revokeSession(tx: Db, by: { id: number } | { tokenHash: Buffer }, at: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and('id' in by ? eq(sessions.id, by.id) : eq(sessions.tokenHash, by.tokenHash), isNull(sessions.revokedAt)));
}

/** The access level that a session has in use. */
export const findSessionLevel = async (tx: Db, sessionId: number) => {
  const [row] = await tx.select({ accessLevelId: sessions.accessLevelId }).from(sessions).where(eq(sessions.id, sessionId)).for('update');
  return row;
};

/** Puts another held level into use; answers false when the person does not hold it. */
export async function setSessionLevel(tx: Db, session: { id: number; userId: number }, accessLevelId: number): Promise<boolean> {
  const changed = await tx
    .update(sessions)
    .set({ accessLevelId })
    .where(
      and(
        eq(sessions.id, session.id),
        sql`exists (select 1 from ${userAccessLevels} where ${userAccessLevels.userId} = ${session.userId} and ${userAccessLevels.accessLevelId} = ${accessLevelId}
          and exists (select 1 from ${accessLevels} where ${accessLevels.id} = ${accessLevelId} and ${accessLevels.archivedAt} is null))`,
      ),
    )
    .returning({ id: sessions.id });
  return changed.length > 0;
}

export async function logSignIn(
  tx: Db,
  row: { at: Date; userId: number | null; email: string; isSuccess: boolean; message: string; ip: string | null; userAgent: string | null },
): Promise<void> {
  await tx.insert(signInLog).values(row);
}

/** When people last signed in. */
export const lastSignInOf = valueBy<Date | null>(null, async ({ db }, userIds) => {
  const rows = await db
    .select({ key: signInLog.userId, value: max(signInLog.at) })
    .from(signInLog)
    .where(and(isAmong(signInLog.userId, userIds), signInLog.isSuccess))
    .groupBy(signInLog.userId);
  return rows.map(({ key, value }) => ({ key: key ?? 0, value }));
});

/** Deletes `most` rows at most and answers how many those were; rows that another process has locked are skipped. */
async function deleteSome(db: Db, table: PgTable, id: PgColumn, where: SQL | undefined, most: number): Promise<number> {
  const some = db.select({ id }).from(table).where(where).limit(most).for('update', { skipLocked: true });
  // As an array, the rows are chosen once; PostgreSQL may evaluate `in (select … limit …)` again for each row.
  const { rowCount } = await db.delete(table).where(sql`${id} = any(array(${some}))`);
  return rowCount ?? 0;
}

/** Limits whose window is over at an instant of the machine's clock. */
export const deleteExpiredLimits = (db: Db, at: Date, most: number): Promise<number> =>
  deleteSome(db, rateLimits, rateLimits.key, lte(rateLimits.expire, at.getTime()), most);

/** Sessions that ended before an instant, by time or by hand. */
export const deleteEndedSessions = (db: Db, before: Date, most: number): Promise<number> =>
  deleteSome(db, sessions, sessions.id, or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)), most);

/** Password resets that are too late to be used at an instant, used or not. */
export const deleteExpiredResets = (db: Db, at: Date, most: number): Promise<number> =>
  deleteSome(db, passwordResets, passwordResets.id, lte(passwordResets.expiresAt, at), most);
