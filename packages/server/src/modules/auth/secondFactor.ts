import { CODE_WRONG, currentPasswordForm, needsSecondFactor, readCode, secondFactorForm, shownRecoveryCode } from '@atlas/domain/auth';
import { PRODUCT_NAME } from '@atlas/domain/navigation';
import type { AccountChange } from '@atlas/domain/notifications';
import { Secret, TOTP } from 'otpauth';
import type { App } from '../../app.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { findUserById, type User } from '../users/repo.ts';
import { mailAccountChange } from './accountMails.ts';
import { decryptFor, encryptFor, hashRecoveryCode, newRecoveryCodes } from './drawn.ts';
import { checkCurrentPassword, oneself } from './oneself.ts';
import {
  deleteSecondFactor,
  findSecondFactor,
  putSecondFactor,
  replaceRecoveryCodes,
  revokeSessionsOf,
  takeRecoveryCode,
  updateSecondFactor,
} from './repo.ts';

/** Half a minute, as every authenticator app counts. */
const PERIOD_S = 30;
/** A phone's clock may be off by one step either way. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const totpOf = (label: string, secret: Secret): TOTP => new TOTP({ issuer: PRODUCT_NAME, label, secret, period: PERIOD_S });
const storedSecret = (app: App, userId: number, encrypted: Buffer): Secret =>
  new Secret({ buffer: new Uint8Array(decryptFor(app.secret, userId, encrypted)).buffer });

/** The step that a code of the app belongs to, where it is good and none of that step or a later one was taken before; null otherwise. */
function stepOf(secret: Secret, code: string, lastStep: number | null, now: Date): number | null {
  const delta = totpOf('', secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

/**
 * Takes a code of the second step, of the app or a recovery code, with the transaction that signs somebody in: none is taken twice, however many
 * processes are asked at once. Answers false for one that is not good.
 */
export async function takeCode(app: App, tx: Db, user: Pick<User, 'id' | 'email' | 'firstName'>, typed: string): Promise<boolean> {
  const now = app.clock.now();
  const factor = await findSecondFactor(tx, user.id, true);
  const given = readCode(typed);
  if (factor?.confirmedAt == null || given === null) return false;
  if (given.kind === 'recovery') {
    if (!(await takeRecoveryCode(tx, user.id, hashRecoveryCode(app.secret, given.code), now))) return false;
    await mailAccountChange(app, tx, user, 'recoveryCodeUsed', now);
    return true;
  }
  const step = stepOf(storedSecret(app, user.id, factor.encryptedSecret), given.code, factor.lastStep, now);
  if (step === null) return false;
  await updateSecondFactor(tx, user.id, { lastStep: step });
  return true;
}

/** What an authenticator app needs: a key to type, and the same as an address for its camera. */
export interface SecondFactorKey {
  key: string;
  uri: string;
}

/**
 * Draws what the authenticator app makes its codes from; it asks for none before the first one was entered. Throws BAD_USER_INPUT where the password
 * is wrong, CONFLICT where there is one already, and RATE_LIMITED.
 */
export async function setUpSecondFactor(ctx: Context, input: Input): Promise<SecondFactorKey> {
  const { app } = ctx;
  const user = await checkCurrentPassword(ctx, parseForm(currentPasswordForm, input).currentPassword);
  const secret = new Secret({ size: SECRET_BYTES });
  await app.database.transaction(async (tx) => {
    const before = await findSecondFactor(tx, user.id, true);
    if (before?.confirmedAt != null) throw new UserError('CONFLICT', 'Two-step sign-in is on already.');
    const encryptedSecret = encryptFor(app.secret, user.id, Buffer.from(secret.bytes));
    await putSecondFactor(tx, { userId: user.id, encryptedSecret, createdAt: app.clock.now() });
  });
  return { key: secret.base32, uri: totpOf(user.email, secret).toString() };
}

/**
 * Turns two-step sign-in on with the first code of the app, and answers the recovery codes, which are never shown again. Other sessions of the person
 * end. Throws BAD_USER_INPUT for a wrong code, CONFLICT where nothing was set up, and RATE_LIMITED.
 */
export async function confirmSecondFactor(ctx: Context, input: Input): Promise<string[]> {
  const { app } = ctx;
  const session = oneself(ctx);
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
    await putRecoveryCodes(app, tx, user.id, codes);
    await revokeSessionsOf(tx, user.id, at, session.id);
  });
  return codes.map(shownRecoveryCode);
}

/**
 * Turns two-step sign-in off. Throws BAD_USER_INPUT where the password is wrong, FORBIDDEN where the access level in use needs it, and RATE_LIMITED.
 */
export async function turnOffSecondFactor(ctx: Context, input: Input): Promise<void> {
  const { level } = oneself(ctx);
  await checkCurrentPassword(ctx, parseForm(currentPasswordForm, input).currentPassword);
  if (!ctx.app.settings.demo && needsSecondFactor(level.pageAccess))
    throw new UserError('FORBIDDEN', 'Your access level needs two-step sign-in.');
  await changeSecondFactor(ctx, 'secondFactorOff', (tx, user) => deleteSecondFactor(tx, user.id));
}

/** New recovery codes in the place of all former ones. Throws BAD_USER_INPUT where the password is wrong, CONFLICT without a second step. */
export async function renewRecoveryCodes(ctx: Context, input: Input): Promise<string[]> {
  const { app } = ctx;
  await checkCurrentPassword(ctx, parseForm(currentPasswordForm, input).currentPassword);
  const codes = newRecoveryCodes();
  await changeSecondFactor(ctx, 'recoveryCodes', async (tx, user) => {
    const factor = await findSecondFactor(tx, user.id, true);
    if (factor?.confirmedAt == null) throw new UserError('CONFLICT', 'Two-step sign-in is off.');
    await putRecoveryCodes(app, tx, user.id, codes);
  });
  return codes.map(shownRecoveryCode);
}

const putRecoveryCodes = (app: App, tx: Db, userId: number, codes: readonly string[]): Promise<void> =>
  replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(app.secret, code)),
  );

/** One change of the second step: it is audited, and its person is told. */
async function changeSecondFactor(
  ctx: Context,
  change: AccountChange,
  write: (tx: Db, user: User, at: Date) => Promise<void>,
): Promise<void> {
  const { app, actor } = ctx;
  const { userId } = oneself(ctx);
  const at = app.clock.now();
  await app.database.transaction(async (tx) => {
    const user = await findUserById(tx, userId);
    if (user === null) throw new UserError('NOT_FOUND', 'This account does not exist any more.');
    await write(tx, user, at);
    await recordAudit(tx, actor, { at, action: change, subjectType: 'user', subjectId: userId });
    await mailAccountChange(app, tx, user, change, at);
  });
  ctx.forget();
}
