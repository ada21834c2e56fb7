import { useEffect, useRef, useState, type ReactNode } from 'react';
import { hasRole, type SessionUser } from '@atlas/domain/access';
import { AuthContext, type Auth, type AuthState } from './authContext.ts';
import { createAuthClient, type AuthAnswer, type AuthClient } from './authClient.ts';
import { listenToOtherTabs } from './otherTabs.ts';
import { pageData } from './pageData.ts';

const SIGNED_OUT: AuthState = { loading: false, isAuthenticated: false, userMetadata: null, currentUser: null, hasError: false, error: null };
const LOADING: AuthState = { ...SIGNED_OUT, loading: true };

const signedIn = (token: string | null, user: SessionUser): AuthState => ({
  ...SIGNED_OUT, isAuthenticated: true, userMetadata: token, currentUser: user,
});

/** What the page already knows, so that nothing is asked on a cold visit. */
function initialState(): AuthState {
  const session = pageData()?.session;
  if (!session) return LOADING;
  return session.user ? signedIn(session.token, session.user) : SIGNED_OUT;
}

/**
 * Holds the session: restores it on start, keeps it through sign-in, sign-up and sign-out, and follows the other tabs.
 * Specification 2 §4, Auth. `client` and `initial` are for stories and tests.
 */
export function AuthProvider({ children, client: given, initial }: { children: ReactNode; client?: AuthClient; initial?: AuthState }) {
  const [client] = useState(() => given ?? createAuthClient(pageData()?.session.token ?? null));
  const [state, setState] = useState<AuthState>(initial ?? initialState);
  const tabs = useRef<ReturnType<typeof listenToOtherTabs> | null>(null);

  const reauthenticate = async () => {
    try {
      const token = await client.getToken();
      const user = token === null ? null : await client.getCurrentUser();
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
    return listening.stop;
    // Only at the start: afterwards each call re-authenticates by itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /** Sign-in and sign-up: loading, the call, then the session anew. A refusal leaves the visitor signed out. */
  const enter = async (call: () => Promise<AuthAnswer>): Promise<AuthAnswer> => {
    setState(LOADING);
    try {
      const answer = await call();
      if (answer.error !== undefined) setState(SIGNED_OUT);
      else {
        await reauthenticate();
        tabs.current?.tell();
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
    reauthenticate,
    logIn: (credentials) => enter(() => client.logIn(credentials)),
    signUp: (fields) => enter(() => client.signUp(fields)),
    logOut: async () => {
      await client.logOut();
      setState(SIGNED_OUT);
      tabs.current?.tell();
    },
    hasRole: (wanted) => hasRole(state.currentUser?.roles, wanted),
    replaceUser: (user) => {
      setState((before) => signedIn(before.userMetadata, user));
      tabs.current?.tell();
    },
  };
  return <AuthContext value={auth}>{children}</AuthContext>;
}
