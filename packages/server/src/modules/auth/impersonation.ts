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
import { signInFirst, UserError } from '../../errors.ts';
import { looksAfter } from '../access/commands.ts';
import { findUserById } from '../users/repo.ts';
import { returnToStaff, VIEW_ENDED } from './endSessions.ts';
import { findLevelsOf, findOverdueStaffViews, insertImpersonation, turnSession, type SessionRow, type StaffView } from './repo.ts';

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
    const impersonatesUntil = impersonationEnd(at);
    if (!(await turnSession(tx, session, { userId, accessLevelId: level.id, impersonatesUntil }))) throw signInFirst();
    await insertImpersonation(tx, { impersonatorId: session.userId, userId, reason, startedAt: at });
    await recordAudit(
      tx,
      { ...actor, onBehalfOfId: userId },
      { at, action: 'startImpersonation', subjectType: 'user', subjectId: userId, reason },
    );
  });
  ctx.forget();
}

/**
 * Goes back to the caller's own session. Throws CONFLICT outside a staff view, and UNAUTHENTICATED
 * where the sessions of the member of staff were ended in the meantime.
 * @spec 2 §4 Impersonation
 */
export async function stopImpersonation(ctx: Context): Promise<void> {
  const { app, actor } = ctx;
  const { id, userId, impersonatorId } = ctx.withAnySession();
  if (impersonatorId === null) throw new UserError('CONFLICT', NOT_IMPERSONATING);
  const at = app.clock.now();
  await app.database.transaction(async (tx) => {
    if (!(await returnToStaff(tx, actor, { id, userId, impersonatorId }, at))) throw signInFirst();
  });
  ctx.forget();
}

/**
 * Ends a staff view whose time is over, or that could not be started any more. The member of staff
 * continues as themselves.
 * @returns whether the session has to be read again
 */
export async function endOverdueImpersonation(app: App, session: SessionRow, now: Date): Promise<boolean> {
  const { id, userId, impersonatorId, impersonatesUntil: until, impersonation } = session;
  if (impersonatorId === null || until === null) return false;
  if (isImpersonationLive({ until, role: impersonation?.role ?? null, held: impersonation?.held ?? [] }, now)) return false;
  await endOverdueView(app, { id, userId, impersonatorId }, now < until ? now : until);
  return true;
}

/** Ends the staff views whose browsers never came back after the time was up. Returns how many there were. */
export async function endOverdueViews(app: App, now: Date, limit: number): Promise<number> {
  const views = await findOverdueStaffViews(app.database.db, now, limit);
  for (const { impersonatesUntil, ...view } of views) await endOverdueView(app, view, impersonatesUntil);
  return views.length;
}

async function endOverdueView(app: App, view: StaffView, at: Date): Promise<void> {
  const actor = { userId: view.impersonatorId, onBehalfOfId: view.userId, requestId: `session ${view.id}` };
  await app.database.transaction((tx) => returnToStaff(tx, actor, view, at, VIEW_ENDED.time));
}
