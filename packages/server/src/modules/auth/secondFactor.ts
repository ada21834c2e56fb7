import { allowsAllOf, LEVEL_ALLOWS_MORE } from '@atlas/domain/access';
import {
  CODE_NEEDED,
  CODE_WRONG,
  currentPasswordForm,
  needsSecondFactor,
  readCode,
  secondFactorForm,
  secondStepForm,
  shownRecoveryCode,
} from '@atlas/domain/auth';
import { PRODUCT_NAME } from '@atlas/domain/navigation';
import type { AccountChange } from '@atlas/domain/notifications';
import { Secret, TOTP } from 'otpauth';
import type { App } from '../../app.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { looksAfter } from '../access/commands.ts';
import { findUserById, type User } from '../users/repo.ts';
import { mailAccountChange } from './accountMails.ts';
import { newRecoveryCodes } from './derivedSecrets.ts';
import { endSessions } from './endSessions.ts';
import { checkCurrentPassword, ownSession, renewSession } from './ownSession.ts';
import { hashRecoveryCode, isRecoveryCode } from './recoveryCodes.ts';
import {
  deleteSecondFactor,
  findRecoveryCodes,
  findSecondFactor,
  markRecoveryCodeUsed,
  putSecondFactor,
  replaceRecoveryCodes,
  updateSecondFactor,
} from './secondFactorRepo.ts';
import { findLevelsOf } from './signInRepo.ts';
import { decryptedFor, encryptFor, renewedSecret } from './secondFactorSecrets.ts';

/** Half a minute, the period of every authenticator app. */
const PERIOD_S = 30;
/** A phone's clock may be off by one step either way. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const totpOf = (label: string, secret: Secret): TOTP => new TOTP({ issuer: PRODUCT_NAME, label, secret, period: PERIOD_S });
/**
 * Decrypts the TOTP secret of a person. Returns null where no secret of the installation decrypts
 * it, where it belongs to another person, or where it was tampered with.
 */
function storedSecret(app: App, userId: number, encrypted: Buffer): Secret | null {
  const plain = decryptedFor(app, userId, encrypted);
  if (plain === null) app.log.error({ userId }, 'a second step cannot be read: was SESSION_SECRET changed without SESSION_SECRET_OLD?');
  return plain && new Secret({ buffer: new Uint8Array(plain.text).buffer });
}

/**
 * Returns the time step of a valid code. Returns null for an invalid code, and where a code of that
 * step or a later one was used before.
 */
function stepOf(secret: Secret | null, code: string, lastStep: number | null, now: Date): number | null {
  if (secret === null) return null;
  const delta = totpOf('', secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

/**
 * Accepts a code of the app or a recovery code, inside the transaction that signs the person in. No
 * code is accepted twice, however many processes check at once.
 *
 * @returns false for an invalid code
 */
export async function takeCode(app: App, tx: Db, user: Pick<User, 'id' | 'email' | 'firstName'>, typed: string): Promise<boolean> {
  const now = app.clock.now();
  const factor = await findSecondFactor(tx, user.id, true);
  const given = readCode(typed);
  if (factor?.confirmedAt == null || given === null) return false;
  if (given.kind === 'recovery') {
    if (!(await takeRecoveryCode(app, tx, user.id, given.code, now))) return false;
    await mailAccountChange(app, tx, user, 'recoveryCodeUsed', now);
    return true;
  }
  const step = stepOf(storedSecret(app, user.id, factor.encryptedSecret), given.code, factor.lastStep, now);
  if (step === null) return false;
  await updateSecondFactor(tx, user.id, { lastStep: step, ...renewedSecret(app, user.id, factor.encryptedSecret) });
  return true;
}

/**
 * Uses up a recovery code. The caller holds the lock on the row of the second step.
 *
 * @returns false where no unused code matches
 */
async function takeRecoveryCode(app: App, tx: Db, userId: number, code: string, at: Date): Promise<boolean> {
  for (const codeHash of await findRecoveryCodes(tx, userId)) {
    if (await isRecoveryCode(app, codeHash, code)) return markRecoveryCodeUsed(tx, userId, codeHash, at);
  }
  return false;
}

/** Setup key of an authenticator app, to type, and as a URI for its camera. */
export interface SecondFactorKey {
  key: string;
  uri: string;
}

/**
 * Generates the secret of the caller's authenticator app. Two-step sign-in stays off until the
 * first code is entered.
 *
 * @throws BAD_USER_INPUT for a wrong password, CONFLICT where two-step sign-in is on already, and
 * RATE_LIMITED
 */
export async function setUpSecondFactor(ctx: Context, input: Input): Promise<SecondFactorKey> {
  const { app } = ctx;
  const user = await checkCurrentPassword(ctx, parseForm(currentPasswordForm, input).currentPassword);
  const secret = new Secret({ size: SECRET_BYTES });
  await app.database.transaction(async (tx) => {
    const before = await findSecondFactor(tx, user.id, true);
    if (before?.confirmedAt != null) throw new UserError('CONFLICT', 'Two-step sign-in is already on.');
    const encryptedSecret = encryptFor(app.secret, user.id, Buffer.from(secret.bytes));
    await putSecondFactor(tx, { userId: user.id, encryptedSecret, createdAt: app.clock.now() });
  });
  return { key: secret.base32, uri: totpOf(user.email, secret).toString() };
}

/**
 * Turns two-step sign-in on with the first code of the app. Other sessions of the person end.
 *
 * @returns the recovery codes, which are never shown again
 * @throws BAD_USER_INPUT for a wrong code, CONFLICT where nothing was set up, and RATE_LIMITED
 */
export async function confirmSecondFactor(ctx: Context, input: Input): Promise<string[]> {
  const { app } = ctx;
  const session = ownSession(ctx);
  const { code } = parseForm(secondFactorForm, input);
  await app.limits.take('signInCode', String(session.userId));
  const codes = newRecoveryCodes();
  await changeSecondFactor(ctx, 'secondFactorOn', async (tx, user, at) => {
    const factor = await findSecondFactor(tx, user.id, true);
    if (factor === null || factor.confirmedAt !== null) throw new UserError('CONFLICT', 'Begin with the key for your authenticator app.');
    const given = readCode(code);
    const step = given && stepOf(storedSecret(app, user.id, factor.encryptedSecret), given.code, null, at);
    if (step === null) throw new UserError('BAD_USER_INPUT', CODE_WRONG, { code: CODE_WRONG });
    await updateSecondFactor(tx, user.id, { confirmedAt: at, lastStep: step });
    await putRecoveryCodes(tx, user.id, codes);
    await endSessions(tx, ctx.actor, [user.id], at, { except: session.id });
  });
  await renewSession(ctx);
  return codes.map(shownRecoveryCode);
}

/**
 * Turns two-step sign-in off.
 *
 * @throws BAD_USER_INPUT for a wrong password or code, FORBIDDEN where a held access level requires
 * two-step sign-in, and RATE_LIMITED
 */
export async function turnOffSecondFactor(ctx: Context, input: Input): Promise<void> {
  const { userId } = ownSession(ctx);
  const levels = await findLevelsOf(ctx.app.database.db, userId);
  if (!ctx.app.settings.demo && levels.some(({ pageAccess }) => needsSecondFactor(pageAccess)))
    throw new UserError('FORBIDDEN', 'Your access level needs two-step sign-in.');
  const takesCode = await checkBoth(ctx, input);
  await changeSecondFactor(ctx, 'secondFactorOff', async (tx, user) => {
    await takesCode(tx, user);
    await deleteSecondFactor(tx, user.id);
  });
}

type TakesCode = (tx: Db, user: User) => Promise<void>;

/**
 * Checks the password immediately. The returned function checks the code, inside the transaction
 * that needs it.
 */
async function checkBoth(ctx: Context, input: Input): Promise<TakesCode> {
  const { currentPassword, code } = parseForm(secondStepForm, input);
  const { id } = await checkCurrentPassword(ctx, currentPassword);
  return countCode(ctx, id, code);
}

/**
 * Requires a code from a person with two-step sign-in, and nothing from anyone else. The returned
 * function checks the code, inside the transaction that needs it.
 *
 * @throws BAD_USER_INPUT without a code, and RATE_LIMITED
 */
export async function requireCode(ctx: Context, userId: number, code: string): Promise<TakesCode> {
  const factor = await findSecondFactor(ctx.app.database.db, userId);
  if (factor?.confirmedAt == null) return () => Promise.resolve();
  if (code === '') throw new UserError('BAD_USER_INPUT', CODE_NEEDED, { code: CODE_NEEDED });
  return countCode(ctx, userId, code);
}

async function countCode(ctx: Context, userId: number, code: string): Promise<TakesCode> {
  await ctx.app.limits.take('signInCode', String(userId));
  return async (tx, user) => {
    if (!(await takeCode(ctx.app, tx, user, code))) throw new UserError('BAD_USER_INPUT', CODE_WRONG, { code: CODE_WRONG });
  };
}

/**
 * Removes two-step sign-in from a person who lost the phone and the recovery codes, for staff who
 * manage them.
 *
 * @throws NOT_FOUND for a person out of scope
 * @throws FORBIDDEN for the caller's own account, and for a person whose access level allows more
 * @throws CONFLICT where two-step sign-in is off
 */
export async function removeSecondFactorOf(ctx: Context, userId: number): Promise<void> {
  const { app, actor, access } = ctx;
  const { session } = ctx.signedIn();
  if (!(await looksAfter(ctx, userId, 'editUser'))) throw new UserError('NOT_FOUND', 'There is no such person.');
  if (session.impersonatorId !== null || userId === session.userId) throw new UserError('FORBIDDEN', NOT_ONES_OWN);
  const at = app.clock.now();
  await app.database.transaction(async (tx) => {
    const levels = await findLevelsOf(tx, userId);
    if (!levels.every((level) => allowsAllOf(access, level))) throw new UserError('FORBIDDEN', LEVEL_ALLOWS_MORE);
    const [user, factor] = [await findUserById(tx, userId), await findSecondFactor(tx, userId, true)];
    if (user === null || factor?.confirmedAt == null) throw new UserError('CONFLICT', 'Two-step sign-in is off.');
    await deleteSecondFactor(tx, userId);
    await recordAudit(tx, actor, { at, action: 'removeSecondFactor', subjectType: 'user', subjectId: userId });
    await mailAccountChange(app, tx, user, 'secondFactorOff', at);
  });
}

const NOT_ONES_OWN = 'You turn off your own under your account.';

/**
 * Replaces the caller's recovery codes with new ones.
 *
 * @throws BAD_USER_INPUT for a wrong password or code, and CONFLICT without two-step sign-in
 */
export async function renewRecoveryCodes(ctx: Context, input: Input): Promise<string[]> {
  const takesCode = await checkBoth(ctx, input);
  const codes = newRecoveryCodes();
  await changeSecondFactor(ctx, 'recoveryCodes', async (tx, user) => {
    const factor = await findSecondFactor(tx, user.id, true);
    if (factor?.confirmedAt == null) throw new UserError('CONFLICT', 'Two-step sign-in is off.');
    await takesCode(tx, user);
    await putRecoveryCodes(tx, user.id, codes);
  });
  return codes.map(shownRecoveryCode);
}

const putRecoveryCodes = async (tx: Db, userId: number, codes: readonly string[]): Promise<void> =>
  replaceRecoveryCodes(tx, userId, await Promise.all(codes.map(hashRecoveryCode)));

/**
 * Changes the second step of the caller in one transaction, with an audit entry and an email to
 * them.
 */
async function changeSecondFactor(
  ctx: Context,
  change: AccountChange,
  write: (tx: Db, user: User, at: Date) => Promise<void>,
): Promise<void> {
  const { app, actor } = ctx;
  const { userId } = ownSession(ctx);
  const at = app.clock.now();
  await app.database.transaction(async (tx) => {
    const user = await findUserById(tx, userId);
    if (user === null) throw new UserError('NOT_FOUND', 'This account no longer exists.');
    await write(tx, user, at);
    await recordAudit(tx, actor, { at, action: change, subjectType: 'user', subjectId: userId });
    await mailAccountChange(app, tx, user, change, at);
  });
  ctx.forget();
}
