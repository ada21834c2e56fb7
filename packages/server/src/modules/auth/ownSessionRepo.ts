import { fullName } from '@atlas/domain/users';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open.ts';
import { nameColumns } from '../users/namesRepo.ts';
import { users } from '../users/tables.ts';
import { AUTHENTICATED_AT, ENDED, type EndedSession } from './sessionRepo.ts';
import { impersonations, sessions } from './tables.ts';

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
      person: nameColumns(users),
      staff: nameColumns(staff),
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
  return rows.map(({ userId: shownId, person, staff: impersonator, view, until, ...row }) => {
    const { impersonatorId: staffId, ...session } = row;
    if (staffId === null || impersonator === null || until === null) return { ...session, staffView: null, viewsAs: null };
    if (shownId !== userId) return { ...session, staffView: null, viewsAs: fullName(person) };
    const staffView = { staffName: fullName(impersonator), reason: view?.reason ?? '', until };
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
