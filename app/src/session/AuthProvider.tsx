import { useEffect, useRef, useState, type ReactNode } from 'react';
import { hasRole, type SessionUser } from '@atlas/domain/access';
import { AuthContext, type Auth, type AuthState, type UnsavedWork } from './authContext.ts';
import { createAuthClient, type AuthResponse, type AuthClient } from './authClient.ts';
import { listenToOtherTabs } from './otherTabs.ts';
import type { PageData } from './pageData.ts';

const SIGNED_OUT: AuthState = {
  loading: false,
  isAuthenticated: false,
  userMetadata: null,
  currentUser: null,
  hasError: false,
  error: null,
};
const LOADING: AuthState = { ...SIGNED_OUT, loading: true };

const signedIn = (token: string | null, user: SessionUser): AuthState => ({
  ...SIGNED_OUT,
  isAuthenticated: true,
  userMetadata: token,
  currentUser: user,
});

/** The session from the page's data, so that a first visit sends no request. */
export const knownSession = ({ token, user }: PageData['session']): AuthState => (user ? signedIn(token, user) : SIGNED_OUT);

/** A page without unsaved work. */
const NOTHING_UNSAVED: UnsavedWork = { isGuarding: false, release: () => undefined, onFree: () => () => undefined };

/** The milliseconds after which the session is checked again when the server did not respond. */
const CHECK_AGAIN_MS = 5000;

const isSameSession = (one: SessionUser | null, other: SessionUser | null): boolean =>
  one?.id === other?.id && one?.accessLevel?.id === other?.accessLevel?.id && one?.isImpersonating === other?.isImpersonating;

interface Session {
  shown: AuthState;
  held: AuthState | null;
}

/**
 * Provides the session: restores it on start, updates it on sign-in, sign-up and sign-out, and
 * follows the other tabs. Without an `initial` state it first loads the session from the server.
 *
 * A session that ends or changes while the page has unsaved work is held back: the page stays until
 * the work is saved or discarded. A server that does not respond changes nothing.
 * @spec 2 §4, Auth
 */
export function AuthProvider({
  children,
  client: given,
  initial,
  unsaved = NOTHING_UNSAVED,
}: {
  children: ReactNode;
  client?: AuthClient;
  initial?: AuthState | undefined;
  unsaved?: UnsavedWork;
}) {
  const [client] = useState(() => given ?? createAuthClient());
  const [{ shown: state, held }, setSession] = useState<Session>({ shown: initial ?? LOADING, held: null });
  const tabs = useRef<ReturnType<typeof listenToOtherTabs> | null>(null);
  const nextCheck = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (shown: AuthState) => setSession({ shown, held: null });
  /** Shows what the server responded, or holds it back. */
  const settle = (next: AuthState) =>
    setSession(({ shown }) => {
      const { currentUser } = shown;
      const isHeld = currentUser !== null && unsaved.isGuarding && !isSameSession(currentUser, next.currentUser);
      return isHeld ? { shown, held: next } : { shown: next, held: null };
    });

  const reauthenticate = async ({ replayRole = false } = {}) => {
    clearTimeout(nextCheck.current);
    try {
      const token = await client.getToken();
      const known = token === null ? null : await client.getCurrentUser();
      const user = known && replayRole ? await restoreRole(known, client) : known;
      settle(user ? signedIn(token, user) : SIGNED_OUT);
    } catch (error) {
      console.warn('The session could not be checked', error);
      const failed = { ...SIGNED_OUT, hasError: true, error: error instanceof Error ? error : new Error(String(error)) };
      setSession((before) => (before.shown.currentUser === null ? { shown: failed, held: null } : before));
      nextCheck.current = setTimeout(() => void reauthenticate(), CHECK_AGAIN_MS);
    }
  };

  const starts = state.loading && !initial;
  useEffect(() => {
    if (starts) void reauthenticate();
    const listening = listenToOtherTabs(() => {
      client.reset();
      void reauthenticate();
    });
    tabs.current = listening;
    const stopExpiry = client.onExpired(() => void reauthenticate());
    const stopFree = unsaved.onFree(() => setSession((before) => (before.held ? { shown: before.held, held: null } : before)));
    return () => {
      clearTimeout(nextCheck.current);
      listening.stop();
      stopExpiry();
      stopFree();
    };
    // Only on start: afterwards each call re-authenticates.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /**
   * Runs sign-in or sign-up: sets loading, sends the request, then loads the session again. A
   * rejection leaves the visitor signed out. A page with unsaved work stays in the meantime.
   */
  const enter = async (request: () => Promise<AuthResponse>): Promise<AuthResponse> => {
    const isOverPage = held !== null;
    if (!isOverPage) show(LOADING);
    try {
      const answer = await request();
      if (answer.error === undefined) {
        await reauthenticate({ replayRole: true });
        tabs.current?.report();
      } else if (!isOverPage) show(SIGNED_OUT);
      return answer;
    } catch (error) {
      if (!isOverPage) show(SIGNED_OUT);
      throw error;
    }
  };

  const auth: Auth = {
    ...state,
    held,
    takeOver: () => unsaved.release(),
    announce: () => tabs.current?.report(),
    type: client.type,
    client,
    reauthenticate: () => reauthenticate(),
    logIn: (credentials) => enter(() => client.logIn(credentials)),
    signUp: (fields) => enter(() => client.signUp(fields)),
    logOut: async () => {
      await client.logOut();
      await import('./rememberedRole.ts').then(
        ({ markSignedOut }) => markSignedOut(),
        () => undefined,
      );
      unsaved.release();
      show(SIGNED_OUT);
      tabs.current?.report();
    },
    hasRole: (wanted) => hasRole(state.currentUser?.roles, wanted),
    replaceUser: (user) => {
      setSession(({ shown }) => ({ shown: signedIn(shown.userMetadata, user), held: null }));
      tabs.current?.report();
    },
  };
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/**
 * Restores the access level that this browser remembers. Its code loads with the sign-in that needs
 * it. Without it the session's own level stays.
 */
async function restoreRole(user: SessionUser, client: AuthClient): Promise<SessionUser> {
  try {
    return await (await import('./rememberedRole.ts')).restoreRole(user, client);
  } catch (error) {
    console.warn('The saved role could not be restored', error);
    return user;
  }
}
