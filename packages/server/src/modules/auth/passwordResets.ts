import { timingSafeEqual } from 'node:crypto';
import {
  COMMON_PASSWORD,
  emailAddress,
  GOOD_CODES,
  goodCodes,
  INVALID_EMAIL,
  isCommonPassword,
  judgeOtp,
  type OtpVerdict,
  RESET_ATTEMPTS,
  RESET_TOKEN_INVALID,
  RESET_TOKEN_REQUIRED,
  resetExpiry,
  resetPasswordForm,
  resetPath,
  SAME_PASSWORD,
  whyNotNewPassword,
  whyNotReset,
} from '@atlas/domain/auth';
import { FORM_INVALID } from '@atlas/domain/errors';
import { fieldErrors } from '@atlas/domain/forms';
import type { App } from '../../app.ts';
import { contextOfJob, type Visitor } from '../../commands/context.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { secretsOf } from '../../secret.ts';
import { mailSecrets } from '../notifications/commands.ts';
import { claimChallengeDays } from '../challenges/dayCommands.ts';
import { joinWaitingOrders } from '../checkout/completeCommands.ts';
import { findUserById, setPassword } from '../users/repo.ts';
import { mailAccountChange } from './accountMails.ts';
import { endSessions } from './endSessions.ts';
import { newNonce, otpOf, resetTokenOf } from './derivedSecrets.ts';
import { endCalendarFeed } from './endCalendarFeed.ts';
import { mailReset } from './jobs.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endConfirmationsOf } from './confirmationRepo.ts';
import { endResetsOf, findNewestCodes, findReset, insertReset, type ResetRow, updateReset } from './passwordResetRepo.ts';
import { deleteSecondFactor } from './secondFactorRepo.ts';
import { findCredentials, logSignIn } from './signInRepo.ts';
import { countBy, knownBrowserOf, type BrowserCookies } from './signInLimits.ts';
import { hashToken } from './tokens.ts';

/**
 * A requested password reset. Its id and token are useless without the code, which is mailed to the
 * address.
 */
export interface RequestedReset {
  id: number;
  token: string;
  email: string;
}

/**
 * Inserts a password reset, which the caller has mailed.
 *
 * @param isCode whether its code is mailed as a code, and not only as part of a link
 */
export async function newReset(app: App, tx: Db, email: string, expiresAt: Date, isCode = false): Promise<RequestedReset> {
  const nonce = newNonce();
  const token = resetTokenOf(app.secret, nonce);
  const id = await insertReset(tx, { email, isCode, nonce, tokenHash: hashToken(token), expiresAt }, app.clock.now());
  return { id, token, email };
}

/**
 * Mails a code to an address. Neither the response nor its duration reveals whether the address has
 * an account: a job looks that up.
 *
 * @throws BAD_USER_INPUT for an invalid address, and RATE_LIMITED
 * @spec 2 §7
 */
export async function forgotPassword(app: App, visitor: Visitor, username: string, browser: BrowserCookies): Promise<RequestedReset> {
  if (username.trim() === '') throw new UserError('BAD_USER_INPUT', 'Username is required');
  const email = emailAddress(username);
  if (email === null) throw new UserError('BAD_USER_INPUT', INVALID_EMAIL);
  const now = app.clock.now();
  const account = await findCredentials(app.database.db, email);
  const knownBrowser = knownBrowserOf(app, account, browser, now);
  await countBy(
    app.limits,
    { network: ipSubnet(visitor.ip), person: email, knownBrowser },
    { both: 'resetNetworkPerson', network: 'resetNetwork', person: 'resetPerson', knownBrowser: 'resetKnownBrowser' },
  );
  return app.database.transaction(async (tx) => {
    const requested = await newReset(app, tx, email, resetExpiry(now), true);
    // The link of the email has its own token, so opening it does not unlock the token of the
    // requester.
    const link = await newReset(app, tx, email, resetExpiry(now));
    await app.queues.enqueue(tx, mailReset, { resetId: requested.id, linkId: link.id });
    return requested;
  });
}

/**
 * The secret with which a reset was created. Its code and token are valid with that secret only.
 */
const secretOf = (app: App, { nonce, tokenHash }: ResetRow): Buffer =>
  secretsOf(app).find((secret) => hashToken(resetTokenOf(secret, nonce)).equals(tokenHash)) ?? app.secret;

/**
 * Loads the code and the link of a reset for the email. Returns null when the reset is not valid
 * any more.
 */
const mailedSecretsOf = async (app: App, id: number) => {
  const reset = await findReset(app.database.db, { id });
  if (reset === null || whyNotReset(reset, app.clock.now()) !== null) return null;
  const secret = secretOf(app, reset);
  const otp = otpOf(secret, reset.nonce);
  return { code: String(otp), path: resetPath({ id, token: resetTokenOf(secret, reset.nonce), email: reset.email, otp }) };
};
mailSecrets('passwordReset', async (app, { resetId, linkId }) => {
  const [requested, link] = [await mailedSecretsOf(app, resetId), await mailedSecretsOf(app, linkId)];
  return requested && link && { code: requested.code, path: link.path };
});
mailSecrets('setPassword', (app, { resetId }) => mailedSecretsOf(app, resetId));
mailSecrets('welcome', (app, { resetId }) => mailedSecretsOf(app, resetId));

/**
 * Checks a code on the page of a reset. Accepts the reset's own code, and that of the newest other
 * request of the address. A wrong code uses up a try of this reset, however many processes check at
 * once. An unknown address gets the same verdicts as any other.
 *
 * @throws RATE_LIMITED
 * @spec 2 §7
 */
export async function validateOtp(app: App, visitor: Visitor, { id, otp }: { id: number; otp: number }): Promise<OtpVerdict> {
  await app.limits.take('otpNetwork', ipSubnet(visitor.ip));
  const now = app.clock.now();
  return app.database.transaction(async (tx) => {
    const reset = await findReset(tx, { id }, true);
    const newest = reset === null ? [] : await findNewestCodes(tx, reset.email, GOOD_CODES);
    const good = reset === null ? [] : goodCodes(reset, newest, now);
    const matches = good.filter((requested) => isSameCode(otp, otpOf(secretOf(app, requested), requested.nonce))).length > 0;
    const verdict = judgeOtp(reset, matches, now);
    if (reset === null) return verdict;
    if (verdict.isValid) await updateReset(tx, id, { verifiedAt: reset.verifiedAt ?? now });
    else {
      if (reset.attempts < RESET_ATTEMPTS) await updateReset(tx, id, { attempts: reset.attempts + 1 });
      await logSignIn(tx, { ...visitor, at: now, userId: reset.userId, email: reset.email, isSuccess: false, message: 'wrong reset code' });
    }
    return verdict;
  });
}

const isSameCode = (given: number, wanted: number): boolean => {
  const bytes = (code: number) => Buffer.from(String(code).padStart(12, '0').slice(-12));
  return timingSafeEqual(bytes(given), bytes(wanted));
};

/**
 * Returns the reset that a token belongs to.
 *
 * @throws BAD_USER_INPUT with the message that the published client shows, and RATE_LIMITED
 */
export async function validateResetToken(app: App, visitor: Visitor, token: string): Promise<{ id: number; email: string }> {
  const { id, email } = await resetOf(app, visitor, token, whyNotReset);
  return { id, email };
}

/**
 * Sets a new password with a token whose code was entered. The token works once. Ends every session
 * of the person, their calendar feed and every other reset.
 *
 * @throws BAD_USER_INPUT, with messages for fields where the password is rejected, and RATE_LIMITED
 */
export async function resetPassword(app: App, visitor: Visitor, given: { token: string; password: string }): Promise<void> {
  const { token, password } = given;
  const known = await resetOf(app, visitor, token, whyNotNewPassword);
  checkPassword(password);
  const user = known.userId === null ? null : await findUserById(app.database.db, known.userId);
  if (!user || user.archivedAt !== null || user.email !== known.email) throw new UserError('BAD_USER_INPUT', RESET_TOKEN_INVALID);
  if (await verifyPassword(user.passwordHash, password)) throw new UserError('BAD_USER_INPUT', SAME_PASSWORD, { password: SAME_PASSWORD });
  const passwordHash = await hashPassword(password);
  const now = app.clock.now();
  await app.database.transaction(async (tx) => {
    const reset = await findReset(tx, { id: known.id }, true);
    const problem = whyNotNewPassword(reset, now);
    if (problem !== null) throw new UserError('BAD_USER_INPUT', problem);
    await endResetsOf(tx, user.id, now);
    await endConfirmationsOf(tx, user.id, now);
    // The address was never confirmed, so a stranger may have set up the second step.
    if (user.emailConfirmedAt === null) await deleteSecondFactor(tx, user.id);
    // The code was mailed to the address, so entering it confirms the address.
    await setPassword(tx, user.id, { passwordHash, at: now, confirmsAddress: true });
    const ctx = contextOfJob(app, { id: visitor.requestId, userId: user.id });
    const { actor } = ctx;
    const ended = await endSessions(tx, actor, [user.id], now);
    // The account is its owner's alone from now on, so paid orders of the address can join it.
    await joinWaitingOrders(ctx, tx, now, user);
    await claimChallengeDays(tx, actor, user, now);
    await recordAudit(tx, actor, {
      at: now,
      action: 'resetPassword',
      subjectType: 'user',
      subjectId: user.id,
      after: { endedSessions: ended },
    });
    await mailAccountChange(app, tx, user, 'passwordReset', now);
    await endCalendarFeed(app, tx, { actor, user, at: now });
  });
}

/**
 * Checks a new password.
 *
 * @throws BAD_USER_INPUT for a password that does not meet the checklist, or that is easy to guess
 */
export function checkPassword(password: string): void {
  const errors = fieldErrors(resetPasswordForm, { password, confirmPassword: password });
  // The published client shows the message only.
  if (errors) throw new UserError('BAD_USER_INPUT', Object.values(errors)[0] ?? FORM_INVALID, errors);
  if (isCommonPassword(password)) throw new UserError('BAD_USER_INPUT', COMMON_PASSWORD, { password: COMMON_PASSWORD });
}

async function resetOf(app: App, visitor: Visitor, token: string, problemOf: typeof whyNotReset): Promise<ResetRow> {
  if (token === '') throw new UserError('BAD_USER_INPUT', RESET_TOKEN_REQUIRED);
  await app.limits.take('otpNetwork', ipSubnet(visitor.ip));
  const reset = await findReset(app.database.db, { tokenHash: hashToken(token) });
  const problem = problemOf(reset, app.clock.now());
  if (reset === null || problem !== null) throw new UserError('BAD_USER_INPUT', problem ?? RESET_TOKEN_INVALID);
  return reset;
}
