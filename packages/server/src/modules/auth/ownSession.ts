import { CURRENT_PASSWORD_WRONG, NO_PASSWORD_YET } from '@atlas/domain/auth';
import { sessionExpiry } from '@atlas/domain/sessions';
import type { Context, Session } from '../../commands/context.ts';
import { UserError } from '../../errors.ts';
import { findUserById, renewPasswordHash, type User } from '../users/repo.ts';
import { hashPassword, matchPassword } from './passwords.ts';
import { renewToken } from './sessionRepo.ts';
import { hashToken, newToken } from './tokens.ts';

const NOT_THEMSELVES = 'Only the person can do this. Stop viewing as them first.';

/**
 * Returns the caller's session for changes to their own sign-in.
 *
 * @throws UNAUTHENTICATED for a visitor, and FORBIDDEN during a staff view
 */
export function ownSession(ctx: Context): Session {
  const session = ctx.withAnySession();
  if (session.impersonatorId !== null) throw new UserError('FORBIDDEN', NOT_THEMSELVES);
  return session;
}

/**
 * Checks the caller's current password and returns the caller.
 *
 * @throws BAD_USER_INPUT for a wrong password or an account without one, and RATE_LIMITED
 */
export async function checkCurrentPassword(ctx: Context, currentPassword: string): Promise<User> {
  const { app } = ctx;
  const { userId } = ownSession(ctx);
  const key = String(userId);
  await app.limits.take('currentPassword', key);
  const user = await findUserById(app.database.db, userId);
  if (!user || user.passwordHash === null) throw new UserError('BAD_USER_INPUT', NO_PASSWORD_YET, { currentPassword: NO_PASSWORD_YET });
  const match = await matchPassword(user.passwordHash, currentPassword);
  if (match === 'none') throw new UserError('BAD_USER_INPUT', CURRENT_PASSWORD_WRONG, { currentPassword: CURRENT_PASSWORD_WRONG });
  if (match === 'stale') await renewPasswordHash(app.database.db, userId, user.passwordHash, await hashPassword(currentPassword));
  await app.limits.clear('currentPassword', key);
  await renewSession(ctx);
  return user;
}

/**
 * Gives the session of the request another token, after its person typed their password or the
 * first code of two-step sign-in. A copy of the former token is worthless a few seconds later. A
 * session authenticated by a bearer alone keeps its token, because no cookie could carry the new
 * one.
 */
export async function renewSession(ctx: Context): Promise<void> {
  const { app, keepSession } = ctx;
  const session = ownSession(ctx);
  if (keepSession === null) return;
  const [token, at] = [newToken(), app.clock.now()];
  const expiresAt = sessionExpiry(at);
  if (await renewToken(app.database.db, session, { tokenHash: hashToken(token), expiresAt, at }))
    keepSession({ token, expiresAt, userId: session.userId, at });
}
