import { randomInt } from 'node:crypto';
import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, lte, max, ne, not, or, sql, type Column, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Role, SessionUser } from '@atlas/domain/access';
import { GUARDED_FLAGS } from '@atlas/domain/auth';
import { deleteSome } from '../../db/deleteSome.ts';
import { inList } from '../../db/inList.ts';
import { nestedRows } from '../../db/nestedRows.ts';
import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import type { Visitor } from '../../commands/context.ts';
import { valueBy } from '../../commands/loaders.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { accountabilityGroups, accountabilityMembers } from '../accountability/tables.ts';
import { batches } from '../batches/tables.ts';
import { challengeParticipants } from '../challenges/tables.ts';
import { groupMembers, groups, subgroups } from '../groups/tables.ts';
import { scheduleEntries } from '../payments/tables.ts';
import { stageManagers, stageReviewers, stages, userStages } from '../stages/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { belongsToUser } from '../users/repo.ts';
import { users } from '../users/tables.ts';
import { FORMER_HASH_BYTES } from './recoveryCodes.ts';
import {
  emailConfirmations,
  impersonations,
  passwordResets,
  rateLimits,
  recoveryCodes,
  secondFactors,
  sessions,
  signInLog,
} from './tables.ts';

/** The place of a session's person in the community. */
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

/** The access levels that a person holds, in the order they were given. */
export type HeldLevel = Pick<SessionUser['accessLevels'][number], 'id' | 'key' | 'name' | 'role'>;

const stage = sql`json_build_object('id', ${stages.id}, 'number', ${stages.number}, 'name', ${stages.name})`;
const { leaderId, assistantId } = accountabilityGroups;

/** Subqueries of the facts, about the person of the outer statement. */
const FACTS: { [Key in keyof SessionFacts]: SQL<SessionFacts[Key]> } = {
  batch: sql`(select json_build_object('id', ${batches.id}, 'name', ${batches.name}) from ${batches} where ${batches.id} = ${users.batchId})`,
  stage: sql`(select ${stage} from ${userStages} join ${stages} on ${stages.id} = ${userStages.stageId}
    where ${userStages.userId} = ${users.id} and ${userStages.leftAt} is null)`,
  managedStage: sql`(select ${stage} from ${stageManagers} join ${stages} on ${stages.id} = ${stageManagers.stageId}
    where ${stageManagers.userId} = ${users.id})`,
  managedGroup: sql`(select json_build_object('id', ${groups.id}, 'name', ${groups.name}) from ${groups}
    where ${groups.leaderId} = ${users.id} and ${groups.archivedAt} is null order by ${groups.id} limit 1)`,
  group: sql`(select json_build_object('id', ${groups.id}, 'name', ${groups.name}) from ${groupMembers}
    join ${groups} on ${groups.id} = ${groupMembers.groupId} where ${groupMembers.userId} = ${users.id})`,
  subGroup: sql`(select json_build_object('id', ${subgroups.id}, 'name', ${subgroups.name}) from ${groupMembers}
    join ${subgroups} on ${subgroups.id} = ${groupMembers.subgroupId} where ${groupMembers.userId} = ${users.id})`,
  stagesAsReviewer: sql`(select coalesce(json_agg(${stage} order by ${stages.number}), '[]') from ${stageReviewers}
    join ${stages} on ${stages.id} = ${stageReviewers.stageId} where ${stageReviewers.userId} = ${users.id})`,
  accountabilityAsLeaderId: sql`(select ${accountabilityGroups.id} from ${accountabilityGroups}
    where (${leaderId} = ${users.id} or ${assistantId} = ${users.id}) and ${accountabilityGroups.archivedAt} is null
    order by ${leaderId} is distinct from ${users.id}, ${accountabilityGroups.id} limit 1)`,
  accountabilityGroupId: sql`(select ${accountabilityMembers.groupId} from ${accountabilityMembers}
    where ${accountabilityMembers.userId} = ${users.id})`,
  isChallenger: sql`exists (select 1 from ${challengeParticipants} where ${belongsToUser(challengeParticipants)})`,
};

/** Subquery of the levels that the person of the outer statement holds. */
const HELD_LEVELS = sql<HeldLevel[]>`(select json_agg(
    json_build_object('id', held.id, 'key', held.key, 'name', held.name, 'role', held.role) order by ${userAccessLevels.createdAt}, held.id)
  from ${userAccessLevels} join ${accessLevels} as held on held.id = ${userAccessLevels.accessLevelId} and held.archived_at is null
  where ${userAccessLevels.userId} = ${users.id})`;

export type SessionKey = { tokenHash: Buffer } | { formerTokenHash: Buffer } | { id: number };

/** Returns the column of a key, which selects the prepared statement. */
const columnOf = (by: SessionKey) => ('id' in by ? 'id' : 'tokenHash' in by ? 'tokenHash' : 'formerTokenHash');

/**
 * Loads a session with its access level in use, its person and their subscriptions in one
 * statement, because almost every request needs those. Archived people have no session, nor do
 * people whose level in use was revoked or archived.
 */
export async function findSession(db: Db, by: SessionKey): Promise<SessionRow | undefined> {
  const [row] = await readSession(db, by, columnOf(by));
  return row;
}
export type SessionRow = Omit<PageSessionRow, keyof typeof OF_PAGE>;

/** Loads a session with the facts of a page about its person, still in one statement. */
export async function findPageSession(db: Db, by: SessionKey): Promise<PageSessionRow | undefined> {
  const [row] = await readPageSession(db, by, columnOf(by));
  return row;
}
export type PageSessionRow = Awaited<ReturnType<typeof readPageSession>>[number];

/** Whether the person of the outer statement uses two-step sign-in. */
const HAS_SECOND_FACTOR = sql<boolean>`exists (select from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`;

/**
 * Whether the owner of the session holds an access level that allows access to other people's money
 * or to the settings.
 */
const IS_GUARDED = sql<boolean>`exists (select from user_access_levels as kept
  join access_levels as guarding on guarding.id = kept.access_level_id and guarding.archived_at is null
  where kept.user_id = coalesce(${sessions.impersonatorId}, ${sessions.userId}) and (${sql.join(
    GUARDED_FLAGS.map((flag) => sql`guarding.page_access @> ${JSON.stringify({ [flag]: true })}::jsonb`),
    sql` or `,
  )}))`;

/** The roles that decide whether an impersonation may continue; null outside a staff view. */
const IMPERSONATION = sql<{
  role: Role | null;
  held: Role[];
} | null>`case when ${sessions.impersonatorId} is not null then json_build_object(
  'role', (select own.role from access_levels as own
    join user_access_levels as kept on kept.access_level_id = own.id and kept.user_id = ${sessions.impersonatorId}
    join users as starter on starter.id = kept.user_id and starter.archived_at is null
    where own.id = ${sessions.ownAccessLevelId} and own.archived_at is null),
  'held', (select coalesce(json_agg(other.role), '[]') from user_access_levels as theirs
    join access_levels as other on other.id = theirs.access_level_id and other.archived_at is null
    where theirs.user_id = ${sessions.userId})
) end`;

/** When the password was last typed in a session. */
const AUTHENTICATED_AT = sql<Date>`coalesce(${sessions.authenticatedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);

const SESSION = {
  id: sessions.id,
  tokenHash: sessions.tokenHash,
  userId: sessions.userId,
  impersonatorId: sessions.impersonatorId,
  expiresAt: sessions.expiresAt,
  lastSeenAt: sessions.lastSeenAt,
  revokedAt: sessions.revokedAt,
  formerTokenHash: sessions.formerTokenHash,
  renewedAt: sessions.renewedAt,
  authenticatedAt: AUTHENTICATED_AT,
  isGuarded: IS_GUARDED,
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
  person: getTableColumns(users),
  hasSecondFactor: HAS_SECOND_FACTOR,
  impersonation: IMPERSONATION,
  /** Oldest first. */
  subscriptions: nestedRows(
    subscriptions,
    sql`${subscriptions.userId} = ${users.id}`,
    sql`${subscriptions.createdAt}, ${subscriptions.id}`,
  ),
};

/**
 * Unpaid entries in the payment schedules of the person of the outer statement, with days as ISO
 * texts.
 */
const UNPAID = sql<{ id: number; scheduleDate: string }[]>`(select coalesce(json_agg(
    json_build_object('id', ${scheduleEntries.id}, 'scheduleDate', ${scheduleEntries.scheduleDate})), '[]')
  from ${scheduleEntries} where ${scheduleEntries.userId} = ${users.id} and ${scheduleEntries.status} = 'Unpaid')`;

const OF_PAGE = { accessLevels: HELD_LEVELS, facts: FACTS, unpaid: UNPAID };
const PAGE_SESSION = { ...SESSION, ...OF_PAGE };

const sessionsOf = (db: Db, selection: typeof PAGE_SESSION, by: ReturnType<typeof columnOf>) =>
  db
    .select(selection)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(
      userAccessLevels,
      and(eq(userAccessLevels.userId, sessions.userId), eq(userAccessLevels.accessLevelId, sessions.accessLevelId)),
    )
    .innerJoin(accessLevels, and(eq(accessLevels.id, sessions.accessLevelId), isNull(accessLevels.archivedAt)))
    .where(and(eq(sessions[by], sql.placeholder(by)), isNull(users.archivedAt)));
// Typed like the session of a page, although it has only part of its columns.
const readSession = prepared((db: Db, by: ReturnType<typeof columnOf>) => sessionsOf(db, SESSION as typeof PAGE_SESSION, by));
const readPageSession = prepared((db: Db, by: ReturnType<typeof columnOf>) => sessionsOf(db, PAGE_SESSION, by));

export const findCredentials = async (db: Db, email: string) => {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      passwordHash: users.passwordHash,
      passwordSetAt: users.passwordSetAt,
      archivedAt: users.archivedAt,
      hasSecondFactor: HAS_SECOND_FACTOR,
    })
    .from(users)
    .where(eq(users.email, email));
  return row;
};

/** The access levels that a person holds, in the order they were given. */
export const findLevelsOf = (db: Db, userId: number) =>
  db
    .select({
      id: accessLevels.id,
      key: accessLevels.key,
      name: accessLevels.name,
      role: accessLevels.role,
      pageAccess: accessLevels.pageAccess,
      functionAccess: accessLevels.functionAccess,
    })
    .from(userAccessLevels)
    .innerJoin(accessLevels, and(eq(accessLevels.id, userAccessLevels.accessLevelId), isNull(accessLevels.archivedAt)))
    .where(eq(userAccessLevels.userId, userId))
    .orderBy(userAccessLevels.createdAt, accessLevels.id);

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
  await tx.insert(sessions).values({ ...row, createdAt: row.lastSeenAt, authenticatedAt: row.lastSeenAt });
}

export async function touchSession(db: Db, id: number, at: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id));
}

/**
 * The columns of a session that ending it needs: its person, and the member of staff who views
 * Atlas in it.
 */
export type EndedSession = Pick<typeof sessions.$inferSelect, 'id' | 'userId' | 'impersonatorId'>;
const ENDED = { id: sessions.id, userId: sessions.userId, impersonatorId: sessions.impersonatorId };

/**
 * Gives a session another token after the password was typed again.
 *
 * @returns false where another request renewed it in the meantime or it was revoked; the session
 * then keeps its token
 */
export async function renewToken(
  db: Db,
  { id, tokenHash: formerTokenHash }: { id: number; tokenHash: Buffer },
  renewed: { tokenHash: Buffer; expiresAt: Date; at: Date },
): Promise<boolean> {
  const { tokenHash, expiresAt, at } = renewed;
  const rows = await db
    .update(sessions)
    .set({ tokenHash, formerTokenHash, renewedAt: at, authenticatedAt: at, lastSeenAt: at, expiresAt })
    .where(and(eq(sessions.id, id), eq(sessions.tokenHash, formerTokenHash), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

const bySessionKey = (by: { id: number } | { tokenHash: Buffer }): SQL | undefined =>
  'id' in by ? eq(sessions.id, by.id) : or(eq(sessions.tokenHash, by.tokenHash), eq(sessions.formerTokenHash, by.tokenHash));

/** Revokes one session. Returns null where it was revoked before, or never existed. */
export async function revokeSession(tx: Db, by: { id: number } | { tokenHash: Buffer }, at: Date): Promise<EndedSession | null> {
  const [ended] = await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(bySessionKey(by), isNull(sessions.revokedAt)))
    .returning(ENDED);
  return ended ?? null;
}

/** The access level that a session has in use. */
export const findSessionLevel = async (tx: Db, sessionId: number) => {
  const [row] = await tx.select({ accessLevelId: sessions.accessLevelId }).from(sessions).where(eq(sessions.id, sessionId)).for('update');
  return row;
};

/** Switches a session to another level. Returns false when the person does not hold it. */
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
  attempt: Visitor & { at: Date; userId: number | null; email: string; isSuccess: boolean; message: string; isReported?: boolean },
): Promise<void> {
  await tx.insert(signInLog).values(attempt);
}

/** Time of the last sign-in by person. */
export const lastSignInOf = valueBy<Date | null>(null, async ({ db }, userIds) => {
  const rows = await db
    .select({ key: signInLog.userId, value: max(signInLog.at) })
    .from(signInLog)
    .where(and(inList(signInLog.userId, userIds), signInLog.isSuccess, not(signInLog.isReported)))
    .groupBy(signInLog.userId);
  return rows.map(({ key, value }) => ({ key: key ?? 0, value }));
});

/** Deletes limits whose window is over at an instant of the machine's clock. */
export const deleteExpiredLimits = (db: Db, at: Date, most: number): Promise<number> =>
  deleteSome(db, rateLimits, lte(rateLimits.expire, at.getTime()), most);

/** Deletes sessions that expired or were revoked before an instant. */
export const deleteEndedSessions = (db: Db, before: Date, most: number): Promise<number> =>
  deleteSome(db, sessions, or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)), most);

/** Deletes password resets that have expired at an instant, used or not. */
export const deleteExpiredResets = (db: Db, at: Date, most: number): Promise<number> =>
  deleteSome(db, passwordResets, lte(passwordResets.expiresAt, at), most);

/** Deletes confirmations that have expired at an instant, opened or not. */
export const deleteExpiredConfirmations = (db: Db, at: Date, most: number): Promise<number> =>
  deleteSome(db, emailConfirmations, lte(emailConfirmations.expiresAt, at), most);

/**
 * Deletes attempts from before an instant. A trigger of the log rejects other deletions, so the
 * transaction sets a flag first.
 */
export async function deleteOldSignIns(tx: Db, before: Date, most: number): Promise<number> {
  await tx.execute(sql`select set_config('atlas.removes_old_sign_ins', 'yes', true)`);
  return deleteSome(tx, signInLog, lt(signInLog.at, before), most);
}

// --- Password resets, and addresses to be confirmed ----------------------------------------------

export type ResetRow = typeof passwordResets.$inferSelect;

/**
 * Inserts a password reset, with the same statement whether or not the address has an account.
 *
 * @returns the id of the reset
 */
export async function insertReset(tx: Db, row: NewReset, at: Date): Promise<number> {
  // The id is random instead of sequential, so that no one can use up the tries of others by
  // counting up.
  for (let tries = 0; tries < MAX_RANDOM_TRIES; tries++) {
    const id = await insertResetAs(tx, randomInt(1, 2 ** 31), row, at);
    if (id !== null) return id;
  }
  throw new Error('No unused number for a password reset was found');
}

type NewReset = Pick<ResetRow, 'email' | 'isCode' | 'nonce' | 'tokenHash' | 'expiresAt'>;
const MAX_RANDOM_TRIES = 10;

async function insertResetAs(tx: Db, id: number, row: NewReset, at: Date): Promise<number | null> {
  const userId = sql<number | null>`(select ${users.id} from ${users} where ${users.email} = ${row.email} and ${users.archivedAt} is null)`;
  const [inserted] = await tx
    .insert(passwordResets)
    .values({ id, ...row, userId, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: passwordResets.id });
  return inserted?.id ?? null;
}

/**
 * Loads a password reset by its id or its token.
 *
 * @param held locks the row until the transaction ends
 */
export async function findReset(db: Db, by: { id: number } | { tokenHash: Buffer }, held = false): Promise<ResetRow | null> {
  const query = db
    .select()
    .from(passwordResets)
    .where('id' in by ? eq(passwordResets.id, by.id) : eq(passwordResets.tokenHash, by.tokenHash));
  const [row] = await (held ? query.for('update') : query);
  return row ?? null;
}

/** The newest requests for a code to an address, newest first. */
export const findNewestCodes = (tx: Db, email: string, most: number): Promise<ResetRow[]> =>
  tx
    .select()
    .from(passwordResets)
    .where(and(eq(passwordResets.email, email), passwordResets.isCode))
    .orderBy(desc(passwordResets.createdAt), desc(passwordResets.id))
    .limit(most);

export async function updateReset(tx: Db, id: number, set: Partial<Pick<ResetRow, 'attempts' | 'verifiedAt'>>): Promise<void> {
  await tx.update(passwordResets).set(set).where(eq(passwordResets.id, id));
}

/** Ends every unused password reset of a person. Returns their number. */
export async function endResetsOf(tx: Db, userId: number, at: Date): Promise<number> {
  const ended = await tx
    .update(passwordResets)
    .set({ usedAt: at })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, at)))
    .returning({ id: passwordResets.id });
  return ended.length;
}

export type ConfirmationRow = typeof emailConfirmations.$inferSelect;

/** Inserts an address to be confirmed. Returns the id of the row. */
export async function insertConfirmation(
  tx: Db,
  row: Pick<ConfirmationRow, 'userId' | 'email' | 'nonce' | 'passwordHash' | 'expiresAt'>,
  at: Date,
): Promise<number> {
  const [inserted] = await tx
    .insert(emailConfirmations)
    .values({ ...row, createdAt: at })
    .returning({ id: emailConfirmations.id });
  if (!inserted) throw new Error('A confirmation was not written');
  return inserted.id;
}

export async function findConfirmation(db: Db, id: number, held = false): Promise<ConfirmationRow | null> {
  const query = db.select().from(emailConfirmations).where(eq(emailConfirmations.id, id));
  const [row] = await (held ? query.for('update') : query);
  return row ?? null;
}

export async function setConfirmed(tx: Db, id: number, at: Date): Promise<void> {
  await tx.update(emailConfirmations).set({ confirmedAt: at, passwordHash: null }).where(eq(emailConfirmations.id, id));
}

/**
 * Ends the unopened links of a person, so that only the newest one counts. Returns their number.
 */
export async function endConfirmationsOf(tx: Db, userId: number, at: Date): Promise<number> {
  const ended = await tx
    .update(emailConfirmations)
    .set({ expiresAt: at })
    .where(and(eq(emailConfirmations.userId, userId), isNull(emailConfirmations.confirmedAt), gt(emailConfirmations.expiresAt, at)))
    .returning({ id: emailConfirmations.id });
  return ended.length;
}

/** The requested new address of a person; null when no link is waiting to be opened. */
export async function findPendingEmail(db: Db, userId: number, at: Date): Promise<string | null> {
  const [row] = await db
    .select({ email: emailConfirmations.email })
    .from(emailConfirmations)
    .innerJoin(users, eq(users.id, emailConfirmations.userId))
    .where(
      and(
        eq(emailConfirmations.userId, userId),
        isNull(emailConfirmations.confirmedAt),
        gt(emailConfirmations.expiresAt, at),
        ne(emailConfirmations.email, users.email),
      ),
    )
    .orderBy(desc(emailConfirmations.id))
    .limit(1);
  return row?.email ?? null;
}

// --- Sessions of a person ------------------------------------------------------------------------

/**
 * Condition for the sessions that these people signed in to: their own, and those in which they
 * view Atlas as someone else.
 */
const signedInAs = (userIds: readonly number[]): SQL =>
  sql`((${inList(sessions.userId, [...userIds])} and ${sessions.impersonatorId} is null) or ${inList(sessions.impersonatorId, [...userIds])})`;

/**
 * Revokes the sessions of people, except the named one. Never revokes those of staff who view Atlas
 * as one of them.
 */
export const revokeSessionsOf = (
  tx: Db,
  userIds: readonly number[],
  at: Date,
  { except }: { except?: number | undefined } = {},
): Promise<EndedSession[]> =>
  tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(
      and(
        signedInAs(userIds),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, at),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning(ENDED);

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

/** A session as its person sees it. */
export interface OwnSession {
  id: number;
  createdAt: Date;
  lastSeenAt: Date;
  /** Null in a staff view, because the device is not the person's. */
  ip: string | null;
  userAgent: string | null;
  /** Set while a member of staff views Atlas as this person: their name, the reason and the end. */
  staffView: { staffName: string; reason: string; until: Date } | null;
  /** The name of the person as whom the owner of this session views Atlas. */
  viewsAs: string | null;
}

/**
 * Ends everything that opens an account without its password: sessions, password resets, links that
 * confirm an address, and recovery codes. A restored database does not contain which of them were
 * ended or used after its backup.
 */
export async function endAllAccess(tx: Db, at: Date): Promise<void> {
  await tx.update(sessions).set({ revokedAt: at }).where(isNull(sessions.revokedAt));
  await tx.update(impersonations).set({ endedAt: at }).where(isNull(impersonations.endedAt));
  await tx.update(passwordResets).set({ usedAt: at }).where(isNull(passwordResets.usedAt));
  // Ends them at their creation, because the business clock may be set to an earlier day.
  await tx.update(emailConfirmations).set({ expiresAt: emailConfirmations.createdAt }).where(isNull(emailConfirmations.confirmedAt));
  await tx.update(recoveryCodes).set({ usedAt: at }).where(isNull(recoveryCodes.usedAt));
}

/**
 * The sessions in which a person is signed in, the most recently used first. Includes those in
 * which they view Atlas as someone else, and those of staff who view Atlas as them.
 *
 * @param limits bounds for the person's own live sessions; a staff view ends by its own time
 */
export async function findSessionsOf(
  db: Db,
  userId: number,
  { seenAfter, authenticatedAfter, at }: { seenAfter: Date; authenticatedAfter: Date; at: Date },
): Promise<OwnSession[]> {
  const staff = alias(users, 'staff');
  const { impersonatorId } = sessions;
  const nameOf = ({ firstName, lastName }: Record<'firstName' | 'lastName', Column>) =>
    sql<string>`trim(${firstName} || ' ' || ${lastName})`;
  const rows = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      impersonatorId,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      ip: sessions.ip,
      userAgent: sessions.userAgent,
      until: sessions.impersonatesUntil,
      personName: nameOf(users),
      staffName: nameOf(staff),
      view: sql<{ reason: string; startedAt: string } | null>`(
        select json_build_object('reason', ${impersonations.reason}, 'startedAt', ${impersonations.startedAt}) from ${impersonations}
        where ${impersonations.impersonatorId} = ${impersonatorId} and ${impersonations.userId} = ${sessions.userId} and ${impersonations.endedAt} is null
        order by ${impersonations.id} desc limit 1)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(staff, eq(staff.id, impersonatorId))
    .where(
      and(
        or(eq(sessions.userId, userId), eq(impersonatorId, userId)),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, at),
        gt(sessions.lastSeenAt, seenAfter),
        gt(AUTHENTICATED_AT, authenticatedAfter),
        or(isNull(impersonatorId), gt(sessions.impersonatesUntil, at)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(100);
  return rows.map(({ userId: shownId, personName, staffName, view, until, ...row }) => {
    const { impersonatorId: staffId, ...session } = row;
    if (staffId === null || until === null) return { ...session, staffView: null, viewsAs: null };
    if (shownId !== userId) return { ...session, staffView: null, viewsAs: personName };
    const staffView = { staffName, reason: view?.reason ?? '', until };
    const createdAt = view === null ? session.createdAt : new Date(view.startedAt);
    return { ...session, createdAt, ip: null, userAgent: null, staffView, viewsAs: null };
  });
}

/**
 * Locks a live session of a person until the transaction ends: their own, or a staff view of them.
 */
export async function lockOwnSession(tx: Db, { id, userId }: { id: number; userId: number }): Promise<EndedSession | null> {
  const [row] = await tx
    .select(ENDED)
    .from(sessions)
    .where(and(eq(sessions.id, id), or(eq(sessions.userId, userId), eq(sessions.impersonatorId, userId)), isNull(sessions.revokedAt)))
    .for('update');
  return row ?? null;
}

// --- The second step of signing in ---------------------------------------------------------------

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export async function findSecondFactor(db: Db, userId: number, held = false): Promise<SecondFactorRow | null> {
  const query = db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  const [row] = await (held ? query.for('update') : query);
  return row ?? null;
}

/** Inserts a second factor, replacing one that was never confirmed. */
export async function putSecondFactor(tx: Db, row: Pick<SecondFactorRow, 'userId' | 'encryptedSecret' | 'createdAt'>): Promise<void> {
  const { userId: _userId, ...set } = row;
  await tx.insert(secondFactors).values(row).onConflictDoUpdate({ target: secondFactors.userId, set });
}

export async function updateSecondFactor(
  tx: Db,
  userId: number,
  set: Partial<Pick<SecondFactorRow, 'confirmedAt' | 'lastStep' | 'encryptedSecret'>>,
): Promise<void> {
  await tx.update(secondFactors).set(set).where(eq(secondFactors.userId, userId));
}

export async function deleteSecondFactor(tx: Db, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
}

/** Replaces all recovery codes of a person. */
export async function replaceRecoveryCodes(tx: Db, userId: number, codeHashes: readonly Buffer[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** The stored hashes of a person's unused recovery codes. */
export async function findRecoveryCodes(tx: Db, userId: number): Promise<Buffer[]> {
  const rows = await tx
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return rows.map(({ codeHash }) => codeHash);
}

/** Marks a recovery code as used. Returns false where it was used in the meantime. */
export async function markRecoveryCodeUsed(tx: Db, userId: number, codeHash: Buffer, at: Date): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/**
 * The number of unused recovery codes in the former stored form, which needs a secret of the
 * installation.
 */
export const countFormerRecoveryCodes = (db: Db): Promise<number> =>
  db.$count(recoveryCodes, and(isNull(recoveryCodes.usedAt), sql`length(${recoveryCodes.codeHash}) = ${FORMER_HASH_BYTES}`));

/** Second factors in the order of their user ids, starting after an id. */
export const findSecondFactorsAfter = (db: Db, userId: number, most: number): Promise<SecondFactorRow[]> =>
  db.select().from(secondFactors).where(gt(secondFactors.userId, userId)).orderBy(secondFactors.userId).limit(most);

/**
 * Replaces the encrypted secret of a second factor, unless it changed in the meantime. Returns the
 * number of rows.
 */
export async function replaceSecondFactorSecret(
  db: Db,
  { userId, former, encryptedSecret }: { userId: number; former: Buffer; encryptedSecret: Buffer },
): Promise<number> {
  const rows = await db
    .update(secondFactors)
    .set({ encryptedSecret })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.encryptedSecret, former)))
    .returning({ userId: secondFactors.userId });
  return rows.length;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

// --- Impersonation -------------------------------------------------------------------------------

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
export const findImpersonationsOf = (db: Db, userId: number): Promise<OwnImpersonation[]> =>
  db
    .select({
      id: impersonations.id,
      reason: impersonations.reason,
      startedAt: impersonations.startedAt,
      endedAt: impersonations.endedAt,
      staffName: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(impersonations)
    .innerJoin(users, eq(users.id, impersonations.impersonatorId))
    .where(eq(impersonations.userId, userId))
    .orderBy(desc(impersonations.startedAt), desc(impersonations.id))
    .limit(20);

/** Whether people use two-step sign-in. */
export const secondFactorOf = valueBy(false, async ({ db }, userIds) => {
  const rows = await db
    .select({ key: secondFactors.userId })
    .from(secondFactors)
    .where(and(inList(secondFactors.userId, userIds), isNotNull(secondFactors.confirmedAt)));
  return rows.map(({ key }) => ({ key, value: true }));
});
