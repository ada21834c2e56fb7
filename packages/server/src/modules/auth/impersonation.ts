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
import { findOverdueStaffViews, insertImpersonation, turnSession, type StaffView } from './impersonationRepo.ts';
import type { SessionRow } from './sessionRepo.ts';
import { findLevelsOf } from './signInRepo.ts';

/**
 * Starts viewing Atlas as another person. The session becomes theirs for half an hour and keeps its
 * token. The audit records each action under both people. Implements product decisions §1 and §14.
 *
 * @throws BAD_USER_INPUT without a reason
 * @throws CONFLICT during another staff view
 * @throws FORBIDDEN for a person with an equal or a higher role
 * @throws NOT_FOUND for a person out of scope, archived or without an access level
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
 * Returns to the caller's own session.
 *
 * @throws CONFLICT outside a staff view, and UNAUTHENTICATED where the sessions of the member of
 * staff were ended in the meantime
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
 *
 * @returns whether the session has to be loaded again
 */
export async function endOverdueImpersonation(app: App, session: SessionRow, now: Date): Promise<boolean> {
  const { id, userId, impersonatorId, impersonatesUntil: until, impersonation } = session;
  if (impersonatorId === null || until === null) return false;
  if (isImpersonationLive({ until, role: impersonation?.role ?? null, held: impersonation?.held ?? [] }, now)) return false;
  await endOverdueView(app, { id, userId, impersonatorId }, now < until ? now : until);
  return true;
}

/**
 * Ends overdue staff views, whose browsers sent no request after the time was up.
 *
 * @returns the number of ended views
 */
export async function endOverdueViews(app: App, now: Date, limit: number): Promise<number> {
  const views = await findOverdueStaffViews(app.database.db, now, limit);
  for (const { impersonatesUntil, ...view } of views) await endOverdueView(app, view, impersonatesUntil);
  return views.length;
}

async function endOverdueView(app: App, view: StaffView, at: Date): Promise<void> {
  const actor = { userId: view.impersonatorId, onBehalfOfId: view.userId, requestId: `session ${view.id}` };
  await app.database.transaction((tx) => returnToStaff(tx, actor, view, at, VIEW_ENDED.time));
}
