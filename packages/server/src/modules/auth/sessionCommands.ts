import { knownBrowserExpiry, needsSecondFactor, withSignIn } from '@atlas/domain/auth';
import { chooseAccessLevel } from '@atlas/domain/access';
import { isFormerTokenGood, isSessionLive, SESSION_SEEN_EVERY_MS, sessionExpiry } from '@atlas/domain/sessions';
import { UserError } from '../../errors.ts';
import type { App } from '../../app.ts';
import { change } from '../../commands/change.ts';
import { createContext, type Context, type LastWrite, type Session, type Visitor } from '../../commands/context.ts';
import { ofCaller, type Subject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { secretsOf, readWithSecrets } from '../../secret.ts';
import { subscriptionsOfUser } from '../subscriptions/repo.ts';
import { whenArchived } from '../users/commands.ts';
import { userLoader } from '../users/repo.ts';
import { makeDeviceCookie, newDevice, readDeviceCookie } from './deviceCookie.ts';
import { endOneSession, endSessions } from './endSessions.ts';
import { endOverdueImpersonation } from './impersonation.ts';
import {
  findPageSession,
  findSession,
  findSessionLevel,
  insertSession,
  setSessionLevel,
  touchSession,
  type PageSessionRow,
  type SessionKey,
  type SessionRow,
} from './sessionRepo.ts';
import type { BrowserCookies } from './signInLimits.ts';
import { findLevelsOf } from './signInRepo.ts';
import { hashToken, isBearerOf, newToken, readBearer, type BearerClaim } from './tokens.ts';

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
export async function openSession(
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
