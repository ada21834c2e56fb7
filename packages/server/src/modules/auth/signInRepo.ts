import { and, eq, isNull, lt, lte, max, not, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { QUIET_DAYS } from '@atlas/domain/groups';
import { addManilaDays, startOfManilaDay } from '@atlas/domain/time';
import { deleteSome } from '../../db/deleteSome.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../commands/context.ts';
import { valueBy } from '../../commands/loaders.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { findsMemberNeed } from '../groups/needsRepo.ts';
import { narrowsPeople } from '../users/peopleListRepo.ts';
import { users } from '../users/tables.ts';
import { HAS_SECOND_FACTOR } from './secondFactorRepo.ts';
import { rateLimits, sessions, signInLog } from './tables.ts';

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

/**
 * When each person last used Atlas in a session of their own, or signed in. Views by staff do not
 * count.
 */
export const lastSeenOf = valueBy<Date | null>(null, async ({ db }, userIds) => {
  const rows = await db
    .select({ key: sessions.userId, value: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(and(inList(sessions.userId, userIds), isNull(sessions.impersonatorId)))
    .groupBy(sessions.userId);
  return rows;
});

const ownSession = and(isNull(sessions.revokedAt), isNull(sessions.impersonatorId));
const signIn = and(signInLog.isSuccess, not(signInLog.isReported));

/**
 * When a person last used Atlas or signed in, in SQL; null when that is not recorded. Sessions that
 * have ended count from their sign-in.
 */
export const lastVisitAt = (userId: AnyPgColumn): SQL => sql`greatest(
  (select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.userId} = ${userId} and ${ownSession}),
  (select max(${signInLog.at}) from ${signInLog} where ${signInLog.userId} = ${userId} and ${signIn}))`;

/** `isQuietFor` of domain as an SQL condition on `users`. A test compares the two. */
function isQuietFor(days: number, now: Date): SQL {
  const since = addManilaDays(startOfManilaDay(now), -days).toISOString();
  return sql`(${users.createdAt} < ${since}::timestamptz
    and not exists (select 1 from ${signInLog} where ${signInLog.userId} = ${users.id} and ${signInLog.at} >= ${since}::timestamptz and ${signIn})
    and not exists (select 1 from ${sessions} where ${sessions.userId} = ${users.id} and ${sessions.lastSeenAt} >= ${since}::timestamptz and ${ownSession}))`;
}

narrowsPeople('isQuiet', (_quiet, { now }) => isQuietFor(QUIET_DAYS.long, now));

const quietSince = () => sql`greatest(${users.createdAt}, ${lastVisitAt(users.id)})`;
findsMemberNeed('quiet14', { isOne: ({ now }) => isQuietFor(QUIET_DAYS.long, now), at: quietSince });
findsMemberNeed('quiet7', { isOne: ({ now }) => isQuietFor(QUIET_DAYS.short, now), at: quietSince });

/** When people last used Atlas or signed in; null when that is not recorded. */
export const lastVisitOf = valueBy<Date | null>(null, async ({ db }, userIds) => {
  const rows = await db
    .select({ key: users.id, value: sql<Date | string | null>`${lastVisitAt(users.id)}` })
    .from(users)
    .where(inList(users.id, userIds));
  return rows.map(({ key, value }) => ({ key, value: value === null ? null : new Date(value) }));
});

/** Deletes limits whose window is over at an instant of the machine's clock. */
export const deleteExpiredLimits = (db: Db, at: Date, most: number): Promise<number> =>
  deleteSome(db, rateLimits, lte(rateLimits.expire, at.getTime()), most);

/**
 * Deletes attempts from before an instant. A trigger of the log rejects other deletions, so the
 * transaction sets a flag first.
 */
export async function deleteOldSignIns(tx: Db, before: Date, most: number): Promise<number> {
  await tx.execute(sql`select set_config('atlas.removes_old_sign_ins', 'yes', true)`);
  return deleteSome(tx, signInLog, lt(signInLog.at, before), most);
}
