import {
  chooseAccessLevel,
  IMPERSONATING_ALREADY,
  impersonationEnd,
  impersonationForm,
  isImpersonationLive,
  mayImpersonate,
  NOT_IMPERSONATING,
  NOT_TO_BE_IMPERSONATED,
} from '@atlas/domain/access';
import type { App } from '../../app.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { looksAfter } from '../access/commands.ts';
import { findUserById } from '../users/repo.ts';
import {
  endImpersonationRow,
  findLevelsOf,
  giveSessionBack,
  insertImpersonation,
  revokeSession,
  turnSession,
  type SessionRow,
} from './repo.ts';

/**
 * Looks through somebody's eyes: the session becomes theirs for half an hour, with the token that it has, and what is done by it stands in the audit
 * under both. Throws BAD_USER_INPUT without a reason, CONFLICT while looking through somebody's eyes already, FORBIDDEN for somebody equal or above,
 * and NOT_FOUND for somebody out of scope, archived or without an access level. Product decisions §1, §14.
 */
export async function startImpersonation(ctx: Context, userId: number, input: Input): Promise<void> {
  const { app, actor } = ctx;
  const { session } = ctx.signedIn();
  if (session.impersonatorId !== null) throw new UserError('CONFLICT', IMPERSONATING_ALREADY);
  const { reason } = parseForm(impersonationForm, input);
  const gone = new UserError('NOT_FOUND', 'There is no such person.');
  if (userId === session.userId || !(await looksAfter(ctx, userId, 'user'))) throw gone;
  const at = app.clock.now();
  await app.database.transaction(async (tx) => {
    const person = await findUserById(tx, userId);
    const levels = await findLevelsOf(tx, userId);
    const level = chooseAccessLevel(levels, null, at);
    if (person === null || person.archivedAt !== null || level === null) throw gone;
    const held = levels.map(({ role }) => role);
    if (!mayImpersonate({ role: session.level.role, isImpersonating: false }, held))
      throw new UserError('FORBIDDEN', NOT_TO_BE_IMPERSONATED);
    await turnSession(tx, session, { userId, accessLevelId: level.id, impersonatesUntil: impersonationEnd(at) });
    await insertImpersonation(tx, { impersonatorId: session.userId, userId, reason, startedAt: at });
    await recordAudit(
      tx,
      { ...actor, onBehalfOfId: userId },
      { at, action: 'startImpersonation', subjectType: 'user', subjectId: userId, reason },
    );
  });
  ctx.forget();
}

/** Goes back to one's own session. Throws CONFLICT for whoever looks through nobody's eyes. Specification 2 §4, Impersonation. */
export async function stopImpersonation(ctx: Context): Promise<void> {
  const { app, actor } = ctx;
  const session = ctx.withAnySession();
  if (session.impersonatorId === null) throw new UserError('CONFLICT', NOT_IMPERSONATING);
  const at = app.clock.now();
  await app.database.transaction(async (tx) => {
    await giveBack(tx, { id: session.id, userId: session.userId, impersonatorId: session.impersonatorId ?? 0 }, at);
    await recordAudit(tx, actor, { at, action: 'stopImpersonation', subjectType: 'user', subjectId: session.userId });
  });
  ctx.forget();
}

/** Gives a session back to whoever started it, with the access level that they had, or another one that they hold; without any it ends. */
async function giveBack(tx: Db, session: { id: number; userId: number; impersonatorId: number }, at: Date): Promise<void> {
  await endImpersonationRow(tx, session, at);
  const levels = await findLevelsOf(tx, session.impersonatorId);
  const level = chooseAccessLevel(levels, null, at);
  if (level === null) await revokeSession(tx, { id: session.id }, at);
  else
    await giveSessionBack(
      tx,
      session,
      level.id,
      levels.map(({ id }) => id),
    );
}

/**
 * Ends an impersonation whose time is over, or that could not be started any more. Answers whether the session has to be read anew. Whoever started it
 * goes on as themselves.
 */
export async function endOverdueImpersonation(app: App, session: SessionRow, now: Date): Promise<boolean> {
  const { id, userId, impersonatorId, impersonatesUntil: until, impersonation } = session;
  if (impersonatorId === null || until === null) return false;
  if (isImpersonationLive({ until, role: impersonation?.role ?? null, held: impersonation?.held ?? [] }, now)) return false;
  await app.database.transaction((tx) => giveBack(tx, { id, userId, impersonatorId }, now < until ? now : until));
  return true;
}
