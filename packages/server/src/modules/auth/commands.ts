import {
  ACCOUNT_EXISTS,
  COMMON_PASSWORD,
  emailAddress,
  isCommonPassword,
  CODE_NEEDED,
  CODE_WRONG,
  knownBrowserExpiry,
  needsSecondFactor,
  SIGN_IN_FAILED,
  SIGN_UP_PENDING,
  signUpForm,
  withSignIn,
} from '@atlas/domain/auth';
import { chooseAccessLevel } from '@atlas/domain/access';
import { asLine, fieldErrors } from '@atlas/domain/forms';
import { isFormerTokenGood, isSessionLive, SESSION_SEEN_EVERY_MS, sessionExpiry, sessionsKeptSince } from '@atlas/domain/sessions';
import { CodeNeeded, UserError } from '../../errors.ts';
import type { App } from '../../app.ts';
import { change } from '../../commands/change.ts';
import { createContext, type Context, type LastWrite, type Session, type Visitor } from '../../commands/context.ts';
import { forgetOldKeys } from '../../commands/idempotency.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import { ofCaller, type Subject } from '../../commands/subject.ts';
import { inChunks } from '../../db/deleteSome.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { secretsOf, readWithSecrets } from '../../secret.ts';
import { subscriptionsOfUser } from '../subscriptions/repo.ts';
import { createUser, whenArchived } from '../users/commands.ts';
import { findUserById, findUserId, renewPasswordHash, userLoader, type User } from '../users/repo.ts';
import { mailAccountChange } from './accountMails.ts';
import { mailConfirmation } from './confirmations.ts';
import { makeDeviceCookie, newDevice, readDeviceCookie } from './deviceCookie.ts';
import { hashPassword, matchPassword } from './passwords.ts';
import { LimitReached } from './limits.ts';
import { endOneSession, endSessions } from './endSessions.ts';
import { endOverdueImpersonation, endOverdueViews } from './impersonation.ts';
import { mailKnownAddress } from './knownAddressJob.ts';
import {
  deleteEndedSessions,
  deleteExpiredConfirmations,
  deleteExpiredLimits,
  deleteExpiredResets,
  findCredentials,
  findLevelsOf,
  findPageSession,
  findSession,
  findSessionLevel,
  insertSession,
  logSignIn,
  setSessionLevel,
  touchSession,
  type PageSessionRow,
  type SessionKey,
  type SessionRow,
} from './repo.ts';
import { takeCode } from './secondFactor.ts';
import { countSignIn, keyOfKnownBrowser, knownBrowserOf, type BrowserCookies, type KnownBrowser } from './signInLimits.ts';
import { beginSignUp } from './signUpLimits.ts';
import { hashToken, isBearerOf, newToken, readBearer, type BearerClaim } from './tokens.ts';
import type { Db } from '../../db/open.ts';

/** A session that was just opened; the token and the device go into cookies and nowhere else. */
export interface OpenedSession {
  token: string;
  expiresAt: Date;
  device: { cookie: string; expiresAt: Date };
  user: { id: number; email: string };
}

/** Credentials that a request carries. */
export interface Credentials {
  cookie?: string | undefined;
  bearer?: string | undefined;
}

/**
 * Authenticates a request by its cookie or its bearer.
 *
 * @returns the session, or null for a visitor
 * @throws UNAUTHENTICATED for a bearer of another session than the cookie's
 */
export const authenticate = (app: App, given: Credentials): Promise<SessionRow | null> => authenticateBy(app, given, findSession);

/** Authenticates a request for a page, whose session holds more about the person. */
export const authenticatePage = (app: App, given: Credentials): Promise<PageSessionRow | null> =>
  authenticateBy(app, given, findPageSession);

async function authenticateBy<Row extends SessionRow>(
  app: App,
  given: Credentials,
  find: (db: Db, by: SessionKey) => Promise<Row | undefined>,
): Promise<Row | null> {
  const now = app.clock.now();
  const claim = given.bearer ? readBearer(given.bearer) : null;
  if (given.cookie) {
    const session = await findByToken(app, hashToken(given.cookie), find, now);
    if (!session || !isLive(app, session, now)) return null;
    if (claim && claim.sessionId !== session.id) throw new UserError('UNAUTHENTICATED', 'You signed in as someone else. Reload the page.');
    await keepAlive(app, session, now);
    return session;
  }
  if (!claim) return null;
  const session = await findCurrent(app, { id: claim.sessionId }, find, now);
  return session && isLive(app, session, now) && isBearer(app, claim, session, now) ? session : null;
}

/** In the demo the passwords are public, so shorter sessions of staff would protect nothing. */
const isLive = ({ settings }: App, session: SessionRow, now: Date): boolean =>
  isSessionLive({ ...session, isGuarded: session.isGuarded && !settings.demo }, now);

/**
 * Whether a bearer belongs to the session. For a few seconds after a renewal, a bearer signed with
 * the former token also does. The current secret and the former ones are accepted.
 */
function isBearer(app: App, claim: BearerClaim, { tokenHash, formerTokenHash, renewedAt }: SessionRow, now: Date): boolean {
  const signedBy = (by: Buffer) => secretsOf(app).some((secret) => isBearerOf(secret, claim, { tokenHash: by }, now));
  return signedBy(tokenHash) || (formerTokenHash !== null && isFormerTokenGood(renewedAt, now) && signedBy(formerTokenHash));
}

/**
 * Loads the session of a token. For a few seconds after a renewal, the replaced token also finds
 * it.
 */
async function findByToken<Row extends SessionRow>(
  app: App,
  tokenHash: Buffer,
  find: (db: Db, by: SessionKey) => Promise<Row | undefined>,
  now: Date,
): Promise<Row | undefined> {
  const session = await findCurrent(app, { tokenHash }, find, now);
  if (session) return session;
  const renewed = await findCurrent(app, { formerTokenHash: tokenHash }, find, now);
  return renewed && isFormerTokenGood(renewed.renewedAt, now) ? renewed : undefined;
}

/** Loads a session, after ending its impersonation when that is over. */
async function findCurrent<Row extends SessionRow>(
  app: App,
  by: SessionKey,
  find: (db: Db, by: SessionKey) => Promise<Row | undefined>,
  now: Date,
): Promise<Row | undefined> {
  const session = await find(app.database.db, by);
  return session && (await endOverdueImpersonation(app, session, now)) ? find(app.database.db, by) : session;
}

/**
 * Creates the context of a request from its session. Rows that were loaded with the session are not
 * loaded again.
 */
export function contextOfSession(app: App, visitor: Visitor, session: SessionRow | null, lastWrite?: LastWrite): Context {
  const context = createContext(app, visitor, session && { ...session, mustSetUpSecondFactor: mustSetUp(app, session) }, lastWrite);
  if (session) {
    context.loader(userLoader).prime(session.userId, session.person);
    context.loader(subscriptionsOfUser).prime(session.userId, session.subscriptions);
  }
  return context;
}

/**
 * Whether the person of a session must set up two-step sign-in before anything else. Staff who view
 * Atlas as someone else have already done so for their own account.
 */
export const mustSetUp = ({ settings }: App, { level, hasSecondFactor, impersonatorId }: SessionRow): boolean =>
  !settings.demo && impersonatorId === null && !hasSecondFactor && needsSecondFactor(level.pageAccess);

async function keepAlive(app: App, session: SessionRow, now: Date) {
  // Compares both directions: a clock that ran ahead for a while leaves an instant in the future.
  if (Math.abs(now.getTime() - session.lastSeenAt.getTime()) >= SESSION_SEEN_EVERY_MS) await touchSession(app.database.db, session.id, now);
}

/** Opens a session and marks the browser as known. Ends the session that the browser had before. */
async function openSession(
  app: App,
  tx: Db,
  visitor: Visitor,
  user: { id: number; email: string },
  now: Date,
  browser: BrowserCookies,
): Promise<OpenedSession> {
  const actor = { userId: user.id, onBehalfOfId: null, requestId: visitor.requestId };
  if (browser.session !== undefined) await endOneSession(tx, actor, { tokenHash: hashToken(browser.session) }, now);
  const level = chooseAccessLevel(await findLevelsOf(tx, user.id), null, now);
  if (!level) throw new UserError('FORBIDDEN', 'Your account has no access level yet. Ask support to add one.');
  const token = newToken();
  const expiresAt = sessionExpiry(now);
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId: user.id,
    accessLevelId: level.id,
    lastSeenAt: now,
    expiresAt,
    ip: visitor.ip,
    userAgent: visitor.userAgent,
  });
  return { token, expiresAt, device: knownDevice(app, browser, user.id, now), user };
}

/** The device cookie of a browser in which a person has just typed their password. */
export function knownDevice(app: App, browser: BrowserCookies, userId: number, at: Date): OpenedSession['device'] {
  const device = readWithSecrets(app, (secret) => readDeviceCookie(secret, browser.device)) ?? newDevice();
  const cookie = makeDeviceCookie(app.secret, { ...device, signIns: withSignIn(device.signIns, { userId, at }) });
  return { cookie, expiresAt: knownBrowserExpiry(at) };
}

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
const logLimit =
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

/** A sign-up without a session: its account waits for the link in its e-mail. */
export interface PendingSignUp {
  message: string;
}

/**
 * Creates an account with the non-member level and signs it in. A known address always gets the
 * same error; the person of an archived account gets an e-mail that explains it. When very many
 * accounts come from one network, the account is signed in only after the link in its e-mail was
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
 * Queues the e-mail that explains an archived account to its person. Every known address queues the
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

// A restored person has to sign in again.
whenArchived((tx, userIds, at, { actor }) => endSessions(tx, actor, userIds, at));

/**
 * Ends a session on the server, so that a copied cookie is worthless. If the session is a staff
 * view, closes that too.
 */
export async function signOut(app: App, { requestId }: Visitor, { id, userId, impersonatorId }: SessionRow): Promise<void> {
  const actor =
    impersonatorId === null ? { userId, onBehalfOfId: null, requestId } : { userId: impersonatorId, onBehalfOfId: userId, requestId };
  await app.database.transaction((tx) => endOneSession(tx, actor, { id }, app.clock.now()));
}

/** The access level in use in a session, as an auditable subject of its person. */
const levelInUse = ({ id }: Session): Subject<{ accessLevelId: number }> => ({
  name: 'user',
  read: async (tx) => (await findSessionLevel(tx, id)) ?? null,
  scope: ofCaller('user', (_row, userId) => userId),
});

/**
 * Switches a session to another access level.
 *
 * @throws FORBIDDEN when the person does not hold the level
 * @spec 2 §4 Role
 */
export async function switchRole(ctx: Context, accessLevelId: number): Promise<void> {
  const session = ctx.withAnySession();
  await change(ctx, levelInUse(session), session.userId, 'switchRole', async ({ tx }) => {
    if (!(await setSessionLevel(tx, session, accessLevelId))) throw new UserError('FORBIDDEN', 'You do not hold this access level.');
  });
}

/** Number of removed rows by kind. */
export interface Removed {
  limits: number;
  sessions: number;
  resets: number;
  confirmations: number;
  keys: number;
  /** Staff views that were ended because their time was up. */
  views: number;
}

/**
 * Removes expired limits, password resets and confirmation links, sessions that ended 30 days ago
 * or earlier, and idempotency keys that no request can repeat any more. Also ends overdue staff
 * views. Each statement removes at most 1,000 rows. Safe to run at any time and by several
 * processes at once: each skips the rows that another one has locked.
 *
 * @param signal stops the removal between two statements once aborted
 */
export async function removeExpired(app: App, signal?: AbortSignal): Promise<Removed> {
  const { db } = app.database;
  const now = app.clock.now();
  return {
    // Limits use the machine's clock.
    limits: await inChunks((most) => deleteExpiredLimits(db, new Date(), most), signal),
    sessions: await inChunks((most) => deleteEndedSessions(db, sessionsKeptSince(now), most), signal),
    resets: await inChunks((most) => deleteExpiredResets(db, now, most), signal),
    confirmations: await inChunks((most) => deleteExpiredConfirmations(db, now, most), signal),
    keys: await inChunks((most) => forgetOldKeys(db, now, most), signal),
    views: await inChunks((most) => endOverdueViews(app, now, most), signal),
  };
}
