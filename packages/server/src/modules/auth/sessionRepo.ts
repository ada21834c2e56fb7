import { and, eq, getTableColumns, gt, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Role, SessionUser } from '@atlas/domain/access';
import { GUARDED_FLAGS } from '@atlas/domain/auth';
import { deleteSome } from '../../db/deleteSome.ts';
import { inList } from '../../db/inList.ts';
import { nestedRows } from '../../db/nestedRows.ts';
import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { accountabilityGroups, accountabilityMembers } from '../accountability/tables.ts';
import { batches } from '../batches/tables.ts';
import { challengeParticipants } from '../challenges/tables.ts';
import { groupCoaches, groupMembers, groups, subgroups } from '../groups/tables.ts';
import { isOwed } from '../payments/owedRepo.ts';
import { scheduleEntries } from '../payments/tables.ts';
import { stageManagers, stageReviewers, stages, userStages } from '../stages/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { belongsToUser } from '../users/repo.ts';
import { users } from '../users/tables.ts';
import { HAS_SECOND_FACTOR } from './secondFactorRepo.ts';
import { emailConfirmations, impersonations, passwordResets, recoveryCodes, sessions } from './tables.ts';

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
  // Their own, or one that they lead.
  subGroup: sql`coalesce((select json_build_object('id', ${subgroups.id}, 'name', ${subgroups.name}) from ${groupMembers}
    join ${subgroups} on ${subgroups.id} = ${groupMembers.subgroupId} where ${groupMembers.userId} = ${users.id}),
    (select json_build_object('id', ${subgroups.id}, 'name', ${subgroups.name}) from ${subgroups}
    where ${subgroups.leaderId} = ${users.id} and ${subgroups.archivedAt} is null order by ${subgroups.id} limit 1))`,
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
export const AUTHENTICATED_AT = sql<Date>`coalesce(${sessions.authenticatedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);

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
 * Entries that are owed in the payment schedules of the person of the outer statement, with days as ISO
 * texts.
 */
const UNPAID = sql<{ id: number; scheduleDate: string }[]>`(select coalesce(json_agg(
    json_build_object('id', ${scheduleEntries.id}, 'scheduleDate', ${scheduleEntries.scheduleDate})), '[]')
  from ${scheduleEntries} where ${scheduleEntries.userId} = ${users.id} and ${isOwed})`;

/**
 * The coach of the group of the person of the outer statement, or its leader. Null without a group,
 * and for the coach themselves.
 */
const COACH = sql<{ facebookProfile: string | null; email: string } | null>`(select
    json_build_object('facebookProfile', helper.facebook_profile, 'email', helper.email)
  from ${groupMembers} join ${groups} on ${groups.id} = ${groupMembers.groupId} and ${groups.archivedAt} is null
  left join ${groupCoaches} on ${groupCoaches.groupId} = ${groups.id}
  join users as helper on helper.id = coalesce(${groupCoaches.userId}, ${groups.leaderId})
    and helper.archived_at is null and helper.id <> ${users.id}
  where ${groupMembers.userId} = ${users.id} order by ${groupCoaches.userId} limit 1)`;

const OF_PAGE = { accessLevels: HELD_LEVELS, facts: FACTS, unpaid: UNPAID, coach: COACH };
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
export const ENDED = { id: sessions.id, userId: sessions.userId, impersonatorId: sessions.impersonatorId };

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

/** Deletes sessions that expired or were revoked before an instant. */
export const deleteEndedSessions = (db: Db, before: Date, most: number): Promise<number> =>
  deleteSome(db, sessions, or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)), most);

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
