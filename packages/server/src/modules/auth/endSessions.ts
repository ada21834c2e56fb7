import { chooseAccessLevel } from '@atlas/domain/access';
import type { Actor } from '../../commands/context.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import type { Db } from '../../db/open.ts';
import { endImpersonationRow, lockStaffViewsOf, turnSessionBack, type StaffView } from './impersonationRepo.ts';
import { revokeSession, revokeSessionsOf, type EndedSession } from './sessionRepo.ts';
import { findLevelsOf } from './signInRepo.ts';

/** Audit reasons for staff views that end in another way than by their own button. */
export const VIEW_ENDED = {
  time: 'The time was up, or access changed',
  signedOut: 'Signed out',
  sessionsEnded: 'The sessions of the person were ended',
  staffSessionsEnded: 'The sessions of the member of staff were ended',
} as const;

/**
 * Ends the sessions of people inside a transaction, including those in which they view Atlas as
 * someone else. Staff who view Atlas as one of them get their own session back. Each staff view
 * that ends is closed with its audit line.
 *
 * @param options.except the id of a session that stays, such as the caller's own
 * @returns the number of ended sessions
 */
export async function endSessions(
  tx: Db,
  actor: Actor,
  userIds: readonly number[],
  at: Date,
  options: { except?: number | undefined } = {},
): Promise<number> {
  const ended = await revokeSessionsOf(tx, userIds, at, options);
  for (const session of ended) await closeView(tx, actor, session, at, VIEW_ENDED.staffSessionsEnded);
  for (const view of await lockStaffViewsOf(tx, userIds)) await returnToStaff(tx, actor, view, at, VIEW_ENDED.sessionsEnded);
  return ended.length;
}

/**
 * Ends one session inside a transaction, and closes it if it is a staff view. Does nothing for a
 * session that has ended.
 */
export async function endOneSession(tx: Db, actor: Actor, by: { id: number } | { tokenHash: Buffer }, at: Date): Promise<void> {
  const ended = await revokeSession(tx, by, at);
  if (ended !== null) await closeView(tx, actor, ended, at, VIEW_ENDED.signedOut);
}

/**
 * Turns a staff view back into the session of the member of staff, and closes it with its audit
 * line. Ends the session where that person holds no access level any more.
 * @param reason why it ended; none when staff ended it themselves
 * @returns false where the session had ended or was turned back in the meantime
 */
export async function returnToStaff(tx: Db, actor: Actor, view: StaffView, at: Date, reason?: string): Promise<boolean> {
  const levels = await findLevelsOf(tx, view.impersonatorId);
  const level = chooseAccessLevel(levels, null, at);
  const heldIds = levels.map(({ id }) => id);
  const isReturned =
    level === null ? (await revokeSession(tx, { id: view.id }, at)) !== null : await turnSessionBack(tx, view, level.id, heldIds);
  if (isReturned) await closeView(tx, actor, view, at, reason);
  return isReturned;
}

async function closeView(tx: Db, actor: Actor, { userId, impersonatorId }: EndedSession, at: Date, reason?: string): Promise<void> {
  if (impersonatorId === null) return;
  await endImpersonationRow(tx, { userId, impersonatorId }, at);
  await recordAudit(tx, actor, {
    at,
    action: 'stopImpersonation',
    subjectType: 'user',
    subjectId: userId,
    ...(reason !== undefined && { reason, before: { impersonatorId } }),
  });
}
