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
import { endConfirmationsOf, findPendingChange, type ConfirmationRow } from './confirmationRepo.ts';
import { mailConfirmation } from './confirmations.ts';

/**
 * Locks a person whose address the caller may change.
 *
 * @throws NOT_FOUND for an unknown person, and FORBIDDEN with the message of `whyNotChangeEmail`
 */
async function holdChangeable(ctx: Context, tx: Db, userId: number): Promise<User> {
  await holdUser(tx, userId);
  const user = await findUserById(tx, userId);
  const facts = (await findPeopleToArchive({ ...ctx.source, db: tx }, [userId])).get(userId);
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
  await app.database.transaction(async (tx) => {
    const user = await holdChangeable(ctx, tx, userId);
    if (email === user.email) throw new UserError('BAD_USER_INPUT', EMAIL_OF_PERSON, { email: EMAIL_OF_PERSON });
    if ((await findUserId(tx, email)) !== null) throw await addressTaken(ctx, tx, email);
    await app.limits.take('confirmationPerson', String(userId));
    const at = app.clock.now();
    await mailConfirmation(app, tx, user, email, null, { requestedById: actor.userId, reason });
    await mailAccountChange(app, tx, user, 'emailAskedByStaff', at, { newEmail: email });
    await recordAudit(tx, actor, { at, action: 'askToChangeEmail', subjectType: 'user', subjectId: userId, after: { email }, reason });
  });
  ctx.forget();
}

/** Runs on the pending change of a person whose address the caller may change. */
async function onPending(
  ctx: Context,
  userId: number,
  run: (tx: Db, user: User, pending: ConfirmationRow | null, at: Date) => Promise<void>,
) {
  const at = ctx.app.clock.now();
  await ctx.app.database.transaction(async (tx) => {
    const user = await holdChangeable(ctx, tx, userId);
    await run(tx, user, await findPendingChange(tx, userId, at), at);
  });
  ctx.forget();
}

/**
 * Mails the link of a pending change again, with a new time to open it. The link from before ends.
 *
 * @throws NOT_FOUND, FORBIDDEN with the message of `whyNotChangeEmail`, and RATE_LIMITED
 * @throws CONFLICT once it was confirmed, withdrawn or has expired, and when the address is taken
 */
export const resendEmailChange = (ctx: Context, userId: number): Promise<void> =>
  onPending(ctx, userId, async (tx, user, pending, at) => {
    if (pending === null) throw new UserError('CONFLICT', NO_PENDING_CHANGE);
    const { email, requestedById, reason } = pending;
    const taken = await findUserId(tx, email);
    if (taken !== null) throw new UserError('CONFLICT', (await addressTaken(ctx, tx, email)).message);
    await ctx.app.limits.take('confirmationPerson', String(userId));
    await mailConfirmation(ctx.app, tx, user, email, null, { requestedById, reason });
    await recordAudit(tx, ctx.actor, { at, action: 'resendEmailChange', subjectType: 'user', subjectId: userId, after: { email } });
  });

/**
 * Withdraws a pending change of address, so that its link no longer works. Repeating it changes
 * nothing.
 *
 * @throws NOT_FOUND, and FORBIDDEN with the message of `whyNotChangeEmail`
 */
export const withdrawEmailChange = (ctx: Context, userId: number): Promise<void> =>
  onPending(ctx, userId, async (tx, _user, pending, at) => {
    if (pending === null) return;
    await endConfirmationsOf(tx, userId, at);
    const { email } = pending;
    await recordAudit(tx, ctx.actor, { at, action: 'cancelEmailChange', subjectType: 'user', subjectId: userId, before: { email } });
  });
