import type { SessionUser } from '@atlas/domain/access';
import { ACCOUNT_EXISTS, SIGN_IN_FAILED } from '@atlas/domain/auth';
import { AUTH_TYPE, type AuthAnswer, type AuthClient } from '../session/authClient.ts';
import type { StoryServer } from './storyServer.ts';
import { member, nonMember } from './storyUsers.ts';

/** The password that opens every account of the stories. */
export const STORY_PASSWORD = 'kape-at-pandesal';

/** The auth address of a story. Maricel signs in with the stories' password, her address is taken, and any other makes an account. */
export function createStoryClient(server: StoryServer, signedIn: SessionUser | null): AuthClient {
  let user = signedIn;
  const listeners = new Set<() => void>();
  const enter = (who: SessionUser): AuthAnswer => {
    user = who;
    return { id: who.id, email: who.email };
  };
  return {
    type: AUTH_TYPE,
    logIn: async ({ username, password }) => {
      await server.reach();
      return username === member.email && password === STORY_PASSWORD ? enter(member) : { error: SIGN_IN_FAILED };
    },
    signUp: async ({ username }) => {
      await server.reach();
      return username === member.email ? { error: ACCOUNT_EXISTS, fieldErrors: { email: ACCOUNT_EXISTS } } : enter(nonMember);
    },
    logOut: async () => {
      await server.reach();
      user = null;
    },
    getToken: () => Promise.resolve(user && 'story'),
    reset: () => undefined,
    expire: () => {
      user = null;
      for (const listener of listeners) listener();
    },
    onExpired: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    knownToken: () => user && 'story',
    getCurrentUser: () => Promise.resolve(user),
  };
}
