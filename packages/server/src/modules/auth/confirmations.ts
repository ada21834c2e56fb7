import { timingSafeEqual } from 'node:crypto';
import {
  changeEmailForm,
  CONFIRMATION_INVALID,
  confirmationExpiry,
  confirmPath,
  EMAIL_CHANGED,
  EMAIL_CONFIRMED,
  EMAIL_TAKEN,
  EMAIL_TAKEN_MEANWHILE,
  EMAIL_UNCHANGED,
  staffChangeExpiry,
  whyNotConfirmed,
} from '@atlas/domain/auth';
import { mayChangePerson } from '@atlas/domain/access';
import type { App } from '../../app.ts';
import { contextOfJob, type Context, type Visitor } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import type { Db } from '../../db/open.ts';
import { rejectionOf } from '../../db/databaseRejection.ts';
import { UserError } from '../../errors.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { secretsOf } from '../../secret.ts';
import { findRolesOf } from '../access/repo.ts';
import { claimChallengeDays } from '../challenges/dayCommands.ts';
import { mailSecrets, orderMails } from '../notifications/commands.ts';
import { findUserById, findUserId, setEmail, setPassword, type User } from '../users/repo.ts';
import { mailAccountChange } from './accountMails.ts';
import { endSessions } from './endSessions.ts';
import { confirmationIdOf, confirmationTokenOf, newNonce } from './derivedSecrets.ts';
import { checkCurrentPassword, ownSession } from './ownSession.ts';
import { requireCode } from './secondFactor.ts';
import { endConfirmationsOf, findConfirmation, insertConfirmation, setConfirmed, type ConfirmationRow } from './confirmationRepo.ts';
import { endResetsOf } from './passwordResetRepo.ts';

/** A change of address that staff requested for a person, and why. */
export type StaffRequest = Pick<ConfirmationRow, 'requestedById' | 'reason'>;

const BY_PERSON: StaffRequest = { requestedById: null, reason: null };

/**
 * Mails a link that confirms an address, with the caller's transaction. Links sent to the person
 * before end.
 *
 * @param passwordHash the password that the account gets when the link is opened; null keeps the
 * current one
 * @param request the request of staff for it, whose link is valid for a shorter time
 */
export async function mailConfirmation(
  app: App,
  tx: Db,
  user: Pick<User, 'id' | 'firstName' | 'email'>,
  email = user.email,
  passwordHash: string | null = null,
  request = BY_PERSON,
): Promise<void> {
  const now = app.clock.now();
  await endConfirmationsOf(tx, user.id, now);
  const isByStaff = request.requestedById !== null;
  const expiresAt = (isByStaff ? staffChangeExpiry : confirmationExpiry)(now);
  const confirmationId = await insertConfirmation(
    tx,
    { userId: user.id, email, nonce: newNonce(), passwordHash, ...request, expiresAt },
    now,
  );
  const data = { firstName: user.firstName, confirmationId, isChange: email !== user.email, isByStaff };
  const key = `confirm email ${confirmationId}`;
  await orderMails({ app }, tx, [{ name: 'confirmEmail', to: email, userId: user.id, data, key, notBefore: now }]);
}

mailSecrets('confirmEmail', async (app, { confirmationId }) => {
  const row = await findConfirmation(app.database.db, confirmationId);
  if (row === null || row.confirmedAt !== null || whyNotConfirmed(row, app.clock.now()) !== null) return null;
  return { path: confirmPath(confirmationTokenOf(app.secret, row)) };
});

/** Outcome of opening a link: whether it was accepted, and the message for its reader. */
export interface Confirmed {
  isConfirmed: boolean;
  message: string;
}

/**
 * Confirms the address of a link. A new address replaces the former one: that ends every session of
 * the person and is mailed to both addresses. A link that was opened before returns the same
 * outcome again.
 *
 * @throws RATE_LIMITED
 */
export async function confirmEmail(app: App, visitor: Visitor, token: string): Promise<Confirmed> {
  await app.limits.take('confirmNetwork', ipSubnet(visitor.ip));
  const id = confirmationIdOf(token);
  const invalid: Confirmed = { isConfirmed: false, message: CONFIRMATION_INVALID };
  if (id === null) return invalid;
  const now = app.clock.now();
  return app.database
    .transaction(async (tx): Promise<Confirmed> => {
      const row = await findConfirmation(tx, id, true);
      if (row === null || !isTokenOf(app, token, row) || whyNotConfirmed(row, now) !== null) return invalid;
      const user = await findUserById(tx, row.userId);
      if (user === null || user.archivedAt !== null) return invalid;
      if (!(await mayStillRequest(tx, row))) return invalid;
      if (row.confirmedAt !== null) return row.email === user.email ? { isConfirmed: true, message: EMAIL_CONFIRMED } : invalid;
      await takeEmail(app, tx, visitor, user, row, now);
      return { isConfirmed: true, message: row.email === user.email ? EMAIL_CONFIRMED : EMAIL_CHANGED };
    })
    .catch((error: unknown): Confirmed => {
      if (rejectionOf(error)?.constraint !== 'users_email_unique') throw error;
      return { isConfirmed: false, message: EMAIL_TAKEN_MEANWHILE };
    });
}

const isToken = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
const isTokenOf = (app: App, token: string, row: ConfirmationRow): boolean =>
  secretsOf(app).some((secret) => isToken(token, confirmationTokenOf(secret, row)));

/**
 * Whether the member of staff who requested a change may still change the person. A person who rose
 * above them since keeps the address, because the new one opens the account.
 */
async function mayStillRequest(tx: Db, { requestedById, userId, confirmedAt }: ConfirmationRow): Promise<boolean> {
  if (requestedById === null || confirmedAt !== null) return true;
  const roles = await findRolesOf(tx, [requestedById, userId]);
  return (roles.get(requestedById) ?? []).some((role) => mayChangePerson(role, roles.get(userId) ?? []));
}

async function takeEmail(
  app: App,
  tx: Db,
  visitor: Visitor,
  user: User,
  { id, email, passwordHash, requestedById, reason }: ConfirmationRow,
  at: Date,
): Promise<void> {
  const isChange = email !== user.email;
  await setConfirmed(tx, id, at);
  await setEmail(tx, user.id, email, at);
  if (passwordHash !== null && user.passwordHash === null) await setPassword(tx, user.id, { passwordHash, at });
  const { actor } = contextOfJob(app, { id: visitor.requestId, userId: user.id });
  const by = requestedById !== null && { requestedById };
  const what = isChange
    ? { action: 'changeEmail', before: { email: user.email }, after: { email, ...by }, ...(reason !== null && { reason }) }
    : { action: 'confirmEmail' };
  await recordAudit(tx, actor, { at, ...what, subjectType: 'user', subjectId: user.id });
  await claimChallengeDays(tx, actor, { id: user.id, email }, at);
  if (!isChange) return;
  await endResetsOf(tx, user.id, at);
  await endSessions(tx, actor, [user.id], at);
  for (const to of [user.email, email]) await mailAccountChange(app, tx, user, 'email', at, { to, newEmail: email });
}

/**
 * Sends the confirmation link again to the caller.
 *
 * @throws CONFLICT where the address is confirmed already, and RATE_LIMITED
 */
export async function resendConfirmation(ctx: Context): Promise<void> {
  const { app } = ctx;
  const { userId } = ownSession(ctx);
  const user = await findUserById(app.database.db, userId);
  if (user === null || user.emailConfirmedAt !== null) throw new UserError('CONFLICT', EMAIL_CONFIRMED);
  await app.limits.take('confirmationPerson', String(userId));
  await app.database.transaction((tx) => mailConfirmation(app, tx, user));
}

/**
 * Requests a change of the caller's address. The new address replaces the former one once the link
 * mailed to it is opened.
 *
 * @throws BAD_USER_INPUT with messages for fields, and RATE_LIMITED
 */
export async function changeEmail(ctx: Context, input: Input): Promise<string> {
  const { app } = ctx;
  const { userId } = ownSession(ctx);
  const { email, currentPassword, code } = parseForm(changeEmailForm, input);
  const user = await checkCurrentPassword(ctx, currentPassword);
  const takeCode = await requireCode(ctx, userId, code);
  if (email === user.email) throw new UserError('BAD_USER_INPUT', EMAIL_UNCHANGED, { email: EMAIL_UNCHANGED });
  await app.limits.take('confirmationPerson', String(userId));
  if ((await findUserId(app.database.db, email)) !== null) throw new UserError('BAD_USER_INPUT', EMAIL_TAKEN, { email: EMAIL_TAKEN });
  await app.database.transaction(async (tx) => {
    await takeCode(tx, user);
    await mailConfirmation(app, tx, user, email);
    await mailAccountChange(app, tx, user, 'emailAsked', app.clock.now(), { newEmail: email });
    await recordAudit(tx, ctx.actor, {
      at: app.clock.now(),
      action: 'askToChangeEmail',
      subjectType: 'user',
      subjectId: userId,
      after: { email },
    });
  });
  return email;
}

/** Cancels a requested change of address. Cancelling twice changes nothing. */
export async function cancelEmailChange(ctx: Context): Promise<void> {
  const { app } = ctx;
  const { userId } = ownSession(ctx);
  const at = app.clock.now();
  await app.database.transaction(async (tx) => {
    if ((await endConfirmationsOf(tx, userId, at)) === 0) return;
    await recordAudit(tx, ctx.actor, { at, action: 'cancelEmailChange', subjectType: 'user', subjectId: userId });
  });
}
