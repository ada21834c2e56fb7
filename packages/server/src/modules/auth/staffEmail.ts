import { NO_PENDING_CHANGE } from '@atlas/domain/auth';
import { EMAIL_OF_PERSON, staffEmailForm, whyNotChangeEmail } from '@atlas/domain/users';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import { gone } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { archiverOf } from '../users/commands.ts';
import { findPeopleToArchive } from '../users/archivingRepo.ts';
import { findUserById, findUserId, holdUser, type User } from '../users/repo.ts';
import { addressTaken } from '../users/staffCommands.ts';
import { mailAccountChange } from './accountMails.ts';
import { endConfirmationsOf, findPendingChange } from './confirmationRepo.ts';
import { mailConfirmation } from './confirmations.ts';

/**
 * Loads a person whose address the caller may change.
 *
 * @throws NOT_FOUND for an unknown person, and FORBIDDEN with the message of `whyNotChangeEmail`
 */
async function mustBeChangeable(ctx: Context, db: Db, userId: number): Promise<User> {
  const user = await findUserById(db, userId);
  const facts = (await findPeopleToArchive({ ...ctx.source, db }, [userId])).get(userId);
  if (user === null || facts === undefined) throw gone({ name: 'person' });
  const problem = whyNotChangeEmail(facts, archiverOf(ctx));
  if (problem !== null) throw new UserError('FORBIDDEN', problem);
  return user;
}

/**
 * Requests a new address for a person. They sign in with the old one until the owner of the new one
 * opens the mailed link, which is valid for 24 hours and ends all links from before. Both addresses
 * are told.
 *
 * @throws NOT_FOUND, FORBIDDEN with the message of `whyNotChangeEmail`, and RATE_LIMITED
 * @throws BAD_USER_INPUT with messages for fields, also for an address that has an account
 */
export async function changeUserEmail(ctx: Context, userId: number, input: Input): Promise<void> {
  const { app, actor } = ctx;
  const { email, reason } = parseForm(staffEmailForm, input);
  const { db } = app.database;
  const { email: current } = await mustBeChangeable(ctx, db, userId);
  if (email === current) throw new UserError('BAD_USER_INPUT', EMAIL_OF_PERSON, { email: EMAIL_OF_PERSON });
  if ((await findUserId(db, email)) !== null) throw await addressTaken(ctx, db, email);
  await app.limits.take('confirmationPerson', String(userId));
  await app.database.transaction(async (tx) => {
    await holdUser(tx, userId);
    const user = await mustBeChangeable(ctx, tx, userId);
    const at = app.clock.now();
    await mailConfirmation(app, tx, user, email, null, { requestedById: actor.userId, reason });
    await mailAccountChange(app, tx, user, 'emailAskedByStaff', at, { newEmail: email });
    await recordAudit(tx, actor, { at, action: 'askToChangeEmail', subjectType: 'user', subjectId: userId, after: { email }, reason });
  });
  ctx.forget();
}

/**
 * Mails the link of a pending change again, with a new time to open it. The link from before ends.
 *
 * @throws NOT_FOUND, FORBIDDEN with the message of `whyNotChangeEmail`, and RATE_LIMITED
 * @throws CONFLICT once it was confirmed, withdrawn or has expired, and when the address is taken
 */
export async function resendEmailChange(ctx: Context, userId: number): Promise<void> {
  const { app, actor } = ctx;
  const at = app.clock.now();
  await mustBeChangeable(ctx, app.database.db, userId);
  await app.limits.take('confirmationPerson', String(userId));
  await app.database.transaction(async (tx) => {
    await holdUser(tx, userId);
    const user = await mustBeChangeable(ctx, tx, userId);
    const pending = await findPendingChange(tx, userId, at);
    if (pending === null) throw new UserError('CONFLICT', NO_PENDING_CHANGE);
    const { email, requestedById, reason } = pending;
    if ((await findUserId(tx, email)) !== null) throw new UserError('CONFLICT', (await addressTaken(ctx, tx, email)).message);
    await mailConfirmation(app, tx, user, email, null, { requestedById, reason });
    await recordAudit(tx, actor, { at, action: 'resendEmailChange', subjectType: 'user', subjectId: userId, after: { email } });
  });
  ctx.forget();
}

/**
 * Withdraws a pending change of address, so that its link no longer works. Repeating it changes
 * nothing.
 *
 * @throws NOT_FOUND, and FORBIDDEN with the message of `whyNotChangeEmail`
 */
export async function withdrawEmailChange(ctx: Context, userId: number): Promise<void> {
  const { app, actor } = ctx;
  const at = app.clock.now();
  await app.database.transaction(async (tx) => {
    await holdUser(tx, userId);
    await mustBeChangeable(ctx, tx, userId);
    const pending = await findPendingChange(tx, userId, at);
    if (pending === null) return;
    await endConfirmationsOf(tx, userId, at);
    const { email } = pending;
    await recordAudit(tx, actor, { at, action: 'cancelEmailChange', subjectType: 'user', subjectId: userId, before: { email } });
  });
  ctx.forget();
}
