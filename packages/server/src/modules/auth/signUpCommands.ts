import { ACCOUNT_EXISTS, COMMON_PASSWORD, isCommonPassword, SIGN_UP_PENDING, signUpForm } from '@atlas/domain/auth';
import { fieldErrors } from '@atlas/domain/forms';
import { UserError } from '../../errors.ts';
import type { App } from '../../app.ts';
import type { Visitor } from '../../commands/context.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import type { Db } from '../../db/open.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { createUser } from '../users/commands.ts';
import { findUserById, findUserId, type User } from '../users/repo.ts';
import { mailAccountChange } from './accountMails.ts';
import { mailConfirmation } from './confirmations.ts';
import { mailKnownAddress } from './knownAddressJob.ts';
import { hashPassword } from './passwords.ts';
import { type OpenedSession, openSession } from './sessionCommands.ts';
import { logLimit } from './signInCommands.ts';
import type { BrowserCookies } from './signInLimits.ts';
import { logSignIn } from './signInRepo.ts';
import { beginSignUp } from './signUpLimits.ts';

/** A sign-up without a session: its account waits for the link in its email. */
export interface PendingSignUp {
  message: string;
}

/**
 * Creates an account with the non-member level and signs it in. A known address always gets the
 * same error; the person of an archived account gets an email that explains it. When very many
 * accounts come from one network, the account is signed in only after the link in its email was
 * opened. The response then no longer depends on whether the address has an account.
 *
 * @throws BAD_USER_INPUT with a message per field, or RATE_LIMITED
 */
export async function signUp(
  app: App,
  visitor: Visitor,
  given: Record<string, unknown>,
  browser: BrowserCookies = {},
): Promise<OpenedSession | PendingSignUp> {
  const values = { ...given, email: given['username'] };
  const errors = fieldErrors(signUpForm, values);
  if (errors) throw new UserError('BAD_USER_INPUT', Object.values(errors)[0] ?? 'Check the form.', errors);
  const form = signUpForm.parse(values);
  if (isCommonPassword(form.password)) throw new UserError('BAD_USER_INPUT', COMMON_PASSWORD, { password: COMMON_PASSWORD });
  const limited = logLimit(app, { ...visitor, at: app.clock.now(), email: form.email, userId: null });
  const attempt = await beginSignUp(app.limits, ipSubnet(visitor.ip)).catch(limited);
  const passwordHash = await hashPassword(form.password);
  const person = { ...form, facebookProfile: form.facebookProfile || null, passwordHash, levelKey: 'non-member' };
  if (attempt.confirmsFirst) return signUpPending(app, visitor, person);
  const now = app.clock.now();
  const opened = await app.database.transaction(async (tx) => {
    const user = await insertSignUp(tx, visitor, person, now, { isSuccess: true, message: 'signed up' });
    if (!user) {
      await explainKnownAddress(app, tx, person.email);
      return null;
    }
    await mailConfirmation(app, tx, user);
    return openSession(app, tx, visitor, user, now, browser);
  });
  if (opened === null) {
    await attempt.taken();
    throw new UserError('BAD_USER_INPUT', ACCOUNT_EXISTS, { email: ACCOUNT_EXISTS });
  }
  await attempt.made();
  return opened;
}

type NewAccount = Parameters<typeof createUser>[1] & { passwordHash: string };

/**
 * Creates an account that has no password until its link is opened. For a known address, notifies
 * the owner instead.
 */
async function signUpPending(app: App, visitor: Visitor, { passwordHash, ...person }: NewAccount): Promise<PendingSignUp> {
  const now = app.clock.now();
  const isSpent = await app.limits.isSpent('confirmationPerson', person.email);
  if (!isSpent) await app.limits.take('confirmationPerson', person.email);
  await app.database.transaction(async (tx) => {
    const outcome = { isSuccess: false, message: 'signed up, waits for the link' };
    const user = await insertSignUp(tx, visitor, { ...person, passwordHash: null }, now, outcome);
    if (user) return mailConfirmation(app, tx, user, user.email, passwordHash);
    const owner = await findOwner(tx, person.email);
    if (owner !== null && owner.archivedAt === null && !isSpent) await mailAccountChange(app, tx, owner, 'signUpTried', now);
    await explainKnownAddress(app, tx, person.email);
  });
  return { message: SIGN_UP_PENDING };
}

/**
 * Queues the email that explains an archived account to its person. Every known address queues the
 * same job.
 */
async function explainKnownAddress(app: App, tx: Db, email: string): Promise<void> {
  const userId = await findUserId(tx, email);
  if (userId !== null) await app.queues.enqueue(tx, mailKnownAddress, { userId });
}

async function findOwner(tx: Db, email: string): Promise<User | null> {
  const id = await findUserId(tx, email);
  return id === null ? null : findUserById(tx, id);
}

/**
 * Inserts an account with its audit entry and its line in the sign-in log.
 *
 * @returns undefined where the address is taken
 */
async function insertSignUp(
  tx: Db,
  visitor: Visitor,
  person: Parameters<typeof createUser>[1],
  at: Date,
  outcome: { isSuccess: boolean; message: string },
): Promise<User | undefined> {
  const user = await createUser(tx, person, at);
  if (!user) return undefined;
  const actor = { userId: user.id, onBehalfOfId: null, requestId: visitor.requestId };
  await recordAudit(tx, actor, { at, action: 'signUp', subjectType: 'user', subjectId: user.id, after: { email: user.email } });
  await logSignIn(tx, { ...visitor, at, userId: user.id, email: user.email, ...outcome });
  return user;
}
