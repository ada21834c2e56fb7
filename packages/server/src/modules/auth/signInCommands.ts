import { emailAddress, CODE_NEEDED, CODE_WRONG, SIGN_IN_FAILED } from '@atlas/domain/auth';
import { asLine } from '@atlas/domain/forms';
import { CodeNeeded, UserError } from '../../errors.ts';
import type { App } from '../../app.ts';
import type { Visitor } from '../../commands/context.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { renewPasswordHash } from '../users/repo.ts';
import { LimitReached } from './limits.ts';
import { hashPassword, matchPassword } from './passwords.ts';
import { takeCode } from './secondFactor.ts';
import { type OpenedSession, openSession } from './sessionCommands.ts';
import { countSignIn, keyOfKnownBrowser, knownBrowserOf, type BrowserCookies, type KnownBrowser } from './signInLimits.ts';
import { findCredentials, logSignIn } from './signInRepo.ts';

/**
 * Signs a person in. Unknown accounts, archived accounts and wrong passwords get the same response
 * after the same work, under the same limits. An account with two-step sign-in needs `code` as
 * well.
 *
 * @throws BAD_USER_INPUT, CodeNeeded or RATE_LIMITED
 */
export async function signIn(
  app: App,
  visitor: Visitor,
  given: { username: string; password: string; code?: string | undefined },
  browser: BrowserCookies = {},
): Promise<OpenedSession> {
  const email = emailAddress(given.username);
  const person = email ?? asLine(given.username).slice(0, 254);
  const now = app.clock.now();
  const account = email === null ? undefined : await findCredentials(app.database.db, email);
  const knownBrowser = knownBrowserOf(app, account, browser, now);
  const attempt = { ...visitor, at: now, email: person };
  const counted = countSignIn(app.limits, { network: ipSubnet(visitor.ip), person, knownBrowser });
  const succeeded = await counted.catch(logLimit(app, { ...attempt, userId: account?.id ?? null }));
  const match = await matchPassword(account?.passwordHash, given.password);
  if (!account || match === 'none' || account.archivedAt !== null) {
    const message = !account ? 'unknown account' : account.archivedAt !== null ? 'archived account' : 'wrong password';
    await logSignIn(app.database.db, { ...attempt, userId: account?.id ?? null, isSuccess: false, message });
    throw new UserError('BAD_USER_INPUT', SIGN_IN_FAILED);
  }
  const secondStep = await beginSecondStep(app, account, given.code, knownBrowser).catch(async (error: unknown) => {
    if (error instanceof LimitReached) return logLimit(app, { ...attempt, userId: account.id })(error);
    // The password was right: the log records that, whether or not the code is.
    await logSignIn(app.database.db, { ...attempt, userId: account.id, isSuccess: false, message: 'right password, no code yet' });
    throw error;
  });
  const renewedHash = match === 'stale' ? await hashPassword(given.password) : null;
  const opened = await app.database.transaction(async (tx) => {
    if (secondStep && !(await takeCode(app, tx, account, given.code ?? ''))) return null;
    await logSignIn(tx, { ...attempt, userId: account.id, isSuccess: true, message: 'signed in' });
    if (renewedHash !== null) await renewPasswordHash(tx, account.id, account.passwordHash, renewedHash);
    return openSession(app, tx, visitor, account, now, browser);
  });
  if (opened === null) {
    await logSignIn(app.database.db, { ...attempt, userId: account.id, isSuccess: false, message: 'wrong code' });
    throw new CodeNeeded(CODE_WRONG);
  }
  await succeeded();
  await secondStep?.();
  return opened;
}

/**
 * Logs that a limit rejected an attempt, once for each key and window, and rethrows the error.
 * Further attempts of a flood only appear in the request metrics.
 */
export const logLimit =
  (app: App, attempt: Visitor & { at: Date; userId: number | null; email: string }) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof LimitReached && error.isFirst)
      await logSignIn(app.database.db, { ...attempt, isSuccess: false, message: 'too many tries' });
    throw error;
  };

/**
 * Counts an attempt at the second step.
 *
 * @returns a function to call once the code was accepted, or null for an account without two-step
 * sign-in
 * @throws CodeNeeded without a code, and RATE_LIMITED
 */
async function beginSecondStep(
  app: App,
  { id, hasSecondFactor }: { id: number; hasSecondFactor: boolean },
  code: string | undefined,
  knownBrowser: KnownBrowser | null,
): Promise<(() => Promise<void>) | null> {
  if (!hasSecondFactor) return null;
  if (code === undefined || code.trim() === '') throw new CodeNeeded(CODE_NEEDED);
  const key = knownBrowser ? keyOfKnownBrowser(knownBrowser) : String(id);
  await app.limits.take('signInCode', key);
  return () => app.limits.clear('signInCode', key);
}
