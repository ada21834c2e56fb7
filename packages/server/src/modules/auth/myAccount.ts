import { changePasswordForm, currentPasswordForm, emailAddress, INVALID_EMAIL, SAME_PASSWORD, setPasswordExpiry } from '@atlas/domain/auth';
import { can } from '@atlas/domain/access';
import { asLine } from '@atlas/domain/forms';
import { listedSessions, sessionLimits } from '@atlas/domain/sessions';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import type { Db } from '../../db/open.ts';
import { accessRestricted, signInFirst, UserError } from '../../errors.ts';
import { looksAfter } from '../access/commands.ts';
import { orderMails } from '../notifications/commands.ts';
import { registerInvitation } from '../users/commands.ts';
import { findUserById, findUserId, setPassword, type User } from '../users/repo.ts';
import { mailAccountChange } from './accountMails.ts';
import { endCalendarFeed } from './endCalendarFeed.ts';
import { endOneSession, endSessions, returnToStaff, VIEW_ENDED } from './endSessions.ts';
import { checkCurrentPassword, ownSession } from './ownSession.ts';
import { checkPassword, newReset } from './passwordResets.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endConfirmationsOf } from './confirmationRepo.ts';
import { findSessionsOf, lockOwnSession, type OwnSession } from './ownSessionRepo.ts';
import { endResetsOf } from './passwordResetRepo.ts';
import { logSignIn } from './signInRepo.ts';

/**
 * Changes the caller's password and ends every other session.
 *
 * @throws BAD_USER_INPUT with messages for fields, and RATE_LIMITED
 */
export async function changePassword(ctx: Context, input: Input): Promise<void> {
  const { app, actor } = ctx;
  const { id: sessionId, userId } = ownSession(ctx);
  const { currentPassword, password, endCalendarFeed: endsFeed } = parseForm(changePasswordForm, input);
  const user = await checkCurrentPassword(ctx, currentPassword);
  checkPassword(password);
  if (await verifyPassword(user.passwordHash, password)) throw new UserError('BAD_USER_INPUT', SAME_PASSWORD, { password: SAME_PASSWORD });
  const passwordHash = await hashPassword(password);
  const at = app.clock.now();
  await app.database.transaction(async (tx) => {
    await setPassword(tx, userId, { passwordHash, at });
    await endResetsOf(tx, userId, at);
    await endConfirmationsOf(tx, userId, at);
    const endedSessions = await endSessions(tx, actor, [userId], at, { except: sessionId });
    await recordAudit(tx, actor, { at, action: 'changePassword', subjectType: 'user', subjectId: userId, after: { endedSessions } });
    await mailAccountChange(app, tx, user, 'password', at);
    if (endsFeed) await endCalendarFeed(app, tx, { actor, user, at });
  });
  ctx.forget();
}

/**
 * The browsers in which the caller is signed in: this one, staff views under way, then the most
 * recently used first.
 */
export async function ownSessions(ctx: Context): Promise<OwnSession[]> {
  const { userId, isGuarded } = ctx.withAnySession();
  const at = ctx.app.clock.now();
  const { totalMs, idleMs } = sessionLimits(isGuarded === true && !ctx.app.settings.demo);
  const [seenAfter, authenticatedAfter] = [idleMs, totalMs].map((ms) => new Date(at.getTime() - ms)) as [Date, Date];
  const found = await findSessionsOf(ctx.source.db, userId, { at, seenAfter, authenticatedAfter });
  const current = ctx.anySession?.id;
  return listedSessions(
    found.map((session) => ({ ...session, isCurrent: session.id === current, isStaffView: session.staffView !== null })),
  );
}

/**
 * Signs the caller out in another browser. If that session is a staff view of the caller, ends the
 * view and returns the session to the member of staff.
 *
 * @throws BAD_USER_INPUT for a wrong password, NOT_FOUND where the session has ended, and
 * RATE_LIMITED
 */
export async function endOwnSession(ctx: Context, id: number, input: Input): Promise<void> {
  const { app, actor } = ctx;
  const { userId } = ownSession(ctx);
  await checkCurrentPassword(ctx, parseForm(currentPasswordForm, input).currentPassword);
  const at = app.clock.now();
  await app.database.transaction(async (tx) => {
    const session = await lockOwnSession(tx, { id, userId });
    if (session === null) throw new UserError('NOT_FOUND', 'You are no longer signed in there.');
    const { impersonatorId } = session;
    if (impersonatorId !== null && impersonatorId !== userId) {
      await returnToStaff(tx, actor, { ...session, impersonatorId }, at, VIEW_ENDED.sessionsEnded);
      return;
    }
    await endOneSession(tx, actor, { id }, at);
    await recordAudit(tx, actor, { at, action: 'endSession', subjectType: 'user', subjectId: userId, after: { endedSessions: 1 } });
  });
}

/**
 * Signs the caller out everywhere else.
 *
 * @returns the number of browsers
 * @throws BAD_USER_INPUT for a wrong password, and RATE_LIMITED
 */
export async function endOtherSessions(ctx: Context, input: Input): Promise<number> {
  const { app, actor } = ctx;
  const { id, userId } = ownSession(ctx);
  await checkCurrentPassword(ctx, parseForm(currentPasswordForm, input).currentPassword);
  const at = app.clock.now();
  return app.database.transaction(async (tx) => {
    const endedSessions = await endSessions(tx, actor, [userId], at, { except: id });
    if (endedSessions > 0)
      await recordAudit(tx, actor, { at, action: 'endOtherSessions', subjectType: 'user', subjectId: userId, after: { endedSessions } });
    return endedSessions;
  });
}

/**
 * Ends the unused password resets of a person, for staff who manage them.
 *
 * @returns the number of ended resets
 * @throws NOT_FOUND for a person out of scope
 */
export async function revokePasswordResets(ctx: Context, userId: number): Promise<number> {
  const { app, actor } = ctx;
  if (!(await looksAfter(ctx, userId, 'editUser'))) throw new UserError('NOT_FOUND', 'There is no such person.');
  const at = app.clock.now();
  return app.database.transaction(async (tx) => {
    const ended = await endResetsOf(tx, userId, at);
    if (ended > 0)
      await recordAudit(tx, actor, { at, action: 'revokePasswordResets', subjectType: 'user', subjectId: userId, after: { ended } });
    return ended;
  });
}

/**
 * Signs a person out everywhere and ends their calendar feed, for staff who manage them.
 *
 * @returns the number of browsers
 * @throws NOT_FOUND for a person out of scope
 */
export async function endSessionsOf(ctx: Context, userId: number): Promise<number> {
  const { app, actor } = ctx;
  if (!(await looksAfter(ctx, userId, 'editUser'))) throw new UserError('NOT_FOUND', 'There is no such person.');
  const at = app.clock.now();
  return app.database.transaction(async (tx) => {
    const endedSessions = await endSessions(tx, actor, [userId], at);
    if (endedSessions > 0)
      await recordAudit(tx, actor, { at, action: 'endSessions', subjectType: 'user', subjectId: userId, after: { endedSessions } });
    const user = await findUserById(tx, userId);
    if (user !== null) await endCalendarFeed(app, tx, { actor, user, at });
    return endedSessions;
  });
}

/** An attempt to sign in or up as reported by the browser. */
export interface ReportedLogin {
  userId: number;
  userEmail: string;
  isSuccess: boolean;
  message: string;
}

const MAX_REPORT = 200;

/**
 * Logs a sign-in as reported by the browser. The log marks it as reported: only entries by the
 * server itself are authoritative.
 *
 * @throws FORBIDDEN for a person other than that of the session
 * @spec 2 §7
 */
export async function reportLogin(ctx: Context, { userId, userEmail, isSuccess, message }: ReportedLogin): Promise<void> {
  const session = ownSession(ctx);
  const email = emailAddress(userEmail);
  if (userId !== session.userId || email !== session.email) throw accessRestricted();
  await ctx.app.limits.take('reportedLogin', String(userId));
  const { app, visitor } = ctx;
  const said = asLine(message).slice(0, MAX_REPORT);
  await logSignIn(app.database.db, { ...visitor, at: app.clock.now(), userId, email, isSuccess, message: said, isReported: true });
}

/**
 * Mails a link for setting a first password: to the caller, or to anyone when the caller may create
 * people. The result does not reveal whether the address has an account. The password that the
 * published client sends is dropped.
 *
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT and RATE_LIMITED
 * @spec 2 §7
 */
export async function sendUserCredential(ctx: Context, given: string): Promise<void> {
  const { app, access } = ctx;
  const session = ctx.session ?? null;
  if (session === null) throw signInFirst();
  const email = emailAddress(given);
  if (email === null) throw new UserError('BAD_USER_INPUT', INVALID_EMAIL, { email: INVALID_EMAIL });
  const isOneself = email === session.email && session.impersonatorId === null;
  if (!isOneself && !can(access, { function: 'user_create' })) throw accessRestricted();
  await app.limits.take('credentialPerson', email);
  const now = app.clock.now();
  await app.database.transaction(async (tx) => {
    const userId = await findUserId(tx, email);
    const user = userId === null ? null : await findUserById(tx, userId);
    if (user === null || user.archivedAt !== null) return;
    await orderPasswordLink(ctx, tx, user, now);
  });
}

/**
 * Orders the email with a link to set a first password, with the transaction, and audits who sent
 * it. With a product, the email welcomes its buyer.
 */
export async function orderPasswordLink(
  { app, actor }: Context,
  tx: Db,
  { id, email, firstName }: Pick<User, 'id' | 'email' | 'firstName'>,
  at: Date,
  product?: string,
): Promise<void> {
  const { id: resetId } = await newReset(app, tx, email, setPasswordExpiry(at));
  const mail = { to: email, userId: id, key: `set password ${resetId}`, notBefore: at };
  await (product === undefined
    ? orderMails({ app }, tx, [{ ...mail, name: 'setPassword', data: { firstName, resetId } }])
    : orderMails({ app }, tx, [{ ...mail, name: 'welcome', data: { firstName, resetId, product } }]));
  await recordAudit(tx, actor, { at, action: 'sendUserCredential', subjectType: 'user', subjectId: id });
}

registerInvitation(orderPasswordLink);
