import { useEffect, useRef, useState, type ReactNode } from 'react';
import { hasRole, type SessionUser } from '@atlas/domain/access';
import { AuthContext, type Auth, type AuthState } from './authContext.ts';
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

/**
 * Provides the session: restores it on start, updates it on sign-in, sign-up and sign-out, and
 * follows the other tabs. Without an `initial` state it first loads the session from the server.
 * @spec 2 §4, Auth
 */
export function AuthProvider({
  children,
  client: given,
  initial,
}: {
  children: ReactNode;
  client?: AuthClient;
  initial?: AuthState | undefined;
}) {
  const [client] = useState(() => given ?? createAuthClient());
  const [state, setState] = useState<AuthState>(initial ?? LOADING);
  const tabs = useRef<ReturnType<typeof listenToOtherTabs> | null>(null);

  const reauthenticate = async ({ replayRole = false } = {}) => {
    try {
      const token = await client.getToken();
      const known = token === null ? null : await client.getCurrentUser();
      const user = known && replayRole ? await restoreRole(known, client) : known;
      setState(user ? signedIn(token, user) : SIGNED_OUT);
    } catch (error) {
      setState({ ...SIGNED_OUT, hasError: true, error: error instanceof Error ? error : new Error(String(error)) });
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
    return () => {
      listening.stop();
      stopExpiry();
    };
    // Only on start: afterwards each call re-authenticates.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /**
   * Runs sign-in or sign-up: sets loading, sends the request, then loads the session again. A
   * rejection leaves the visitor signed out.
   */
  const enter = async (request: () => Promise<AuthResponse>): Promise<AuthResponse> => {
    setState(LOADING);
    try {
      const answer = await request();
      if (answer.error !== undefined) setState(SIGNED_OUT);
      else {
        await reauthenticate({ replayRole: true });
        tabs.current?.report();
      }
      return answer;
    } catch (error) {
      setState(SIGNED_OUT);
      throw error;
    }
  };

  const auth: Auth = {
    ...state,
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
      setState(SIGNED_OUT);
      tabs.current?.report();
    },
    hasRole: (wanted) => hasRole(state.currentUser?.roles, wanted),
    replaceUser: (user) => {
      setState((before) => signedIn(before.userMetadata, user));
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
