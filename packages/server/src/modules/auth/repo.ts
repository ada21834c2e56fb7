import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { users } from '../users/tables.ts';
import { sessions, signInLog } from './tables.ts';

/** One statement: the session of a token with its person and the access level in use. Archived people have none. */
export async function findSession(db: Db, by: { tokenHash: Buffer } | { id: number }) {
  const [row] = await db
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      revokedAt: sessions.revokedAt,
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
    .innerJoin(accessLevels, eq(accessLevels.id, sessions.accessLevelId))
    .where(and('id' in by ? eq(sessions.id, by.id) : eq(sessions.tokenHash, by.tokenHash), isNull(users.archivedAt)));
  return row;
}
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
    .innerJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
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
  await tx.insert(sessions).values({ ...row, createdAt: row.lastSeenAt });
}

export async function touchSession(db: Db, id: number, at: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id));
}

export async function revokeSession(tx: Db, id: number, at: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/** Puts another held level into use; answers false when the person does not hold it. */
export async function setSessionLevel(tx: Db, session: { id: number; userId: number }, accessLevelId: number): Promise<boolean> {
  const changed = await tx
    .update(sessions)
    .set({ accessLevelId })
    .where(
      and(
        eq(sessions.id, session.id),
        sql`exists (select 1 from ${userAccessLevels} where ${userAccessLevels.userId} = ${session.userId} and ${userAccessLevels.accessLevelId} = ${accessLevelId})`,
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
