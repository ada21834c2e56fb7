import type { SessionUser } from '@atlas/domain/access';
import {
  ACCOUNT_EXISTS,
  CODE_NEEDED,
  CODE_WRONG,
  COMMON_PASSWORD,
  RESET_TOKEN_EXPIRED,
  RESET_TOKEN_INVALID,
  SIGN_IN_FAILED,
  SIGN_UP_PENDING,
} from '@atlas/domain/auth';
import { AUTH_TYPE, type AuthResponse, type AuthClient } from '../session/authClient.ts';
import type { StoryServer } from './storyServer.ts';
import { admin, member, nonMember } from './storyUsers.ts';

/** The password of every account in the stories. */
export const STORY_PASSWORD = 'kape-at-pandesal';

/** A password that meets the checklist but is easy to guess. */
export const GUESSED_PASSWORD = 'Password123!';

/** The code of Aileen's second step. */
export const STORY_CODE = '123456';

/** The address for which a code was requested too often. */
export const TOO_OFTEN = 'too-often@example.com';

/** The address whose account must be confirmed by email. */
export const CONFIRMS_FIRST = 'confirms-first@example.com';

/** A valid token of an account recovery, and an expired one. Any other token is unknown. */
export const STORY_TOKEN = 'story-token';
export const EXPIRED_TOKEN = 'expired-token';

/**
 * The auth endpoint of a story. Maricel signs in with the stories' password. Signing up with her
 * address fails; any other creates an account. Aileen's account has a second step. Every request
 * for a code succeeds, apart from `TOO_OFTEN`.
 */
export function createStoryClient(server: StoryServer, signedIn: SessionUser | null): AuthClient {
  let user = signedIn;
  let hasExpired = false;
  const listeners = new Set<() => void>();
  const enter = (who: SessionUser): AuthResponse => {
    user = who;
    return { id: who.id, email: who.email };
  };
  return {
    type: AUTH_TYPE,
    logIn: async ({ username, password, code = '' }) => {
      await server.reach();
      const who = [member, admin].find(({ email }) => email === username);
      if (!who || password !== STORY_PASSWORD) return { error: SIGN_IN_FAILED };
      if (who === member || code === STORY_CODE) return enter(who);
      return { error: code === '' ? CODE_NEEDED : CODE_WRONG, needs: 'code' };
    },
    signUp: async ({ username }) => {
      await server.reach();
      if (username === CONFIRMS_FIRST) return { message: SIGN_UP_PENDING };
      return username === member.email ? { error: ACCOUNT_EXISTS, fieldErrors: { email: ACCOUNT_EXISTS } } : enter(nonMember);
    },
    forgotPassword: async (email) => {
      await server.reach();
      if (email === TOO_OFTEN) return { error: 'Too many attempts. Try again in 12 minutes.' };
      return { id: 7, token: STORY_TOKEN, email };
    },
    validateResetToken: async (resetToken) => {
      await server.reach();
      if (resetToken === STORY_TOKEN) return { id: 7, email: member.email };
      return { error: resetToken === EXPIRED_TOKEN ? RESET_TOKEN_EXPIRED : RESET_TOKEN_INVALID };
    },
    resetPassword: async ({ password }) => {
      await server.reach();
      return password === GUESSED_PASSWORD ? { error: COMMON_PASSWORD, fieldErrors: { password: COMMON_PASSWORD } } : {};
    },
    logOut: async () => {
      await server.reach();
      user = null;
    },
    getToken: () => Promise.resolve(user && 'story'),
    reset: () => undefined,
    expire: () => {
      user = null;
      hasExpired = true;
      for (const listener of listeners) listener();
    },
    onExpired: (listener) => {
      // The first page may have noticed it before a listener was added.
      if (hasExpired) listener();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    knownToken: () => user && 'story',
    getCurrentUser: () => Promise.resolve(user),
  };
}
