import { createContext, use } from 'react';
import { AUTH_OUTSIDE_PROVIDER } from '@atlas/domain/auth';
import type { Role, SessionUser } from '@atlas/domain/access';
import type { AuthResponse, AuthClient, Credentials } from './authClient.ts';

/**
 * The states of a session.
 * @spec 2 §3, Session and user
 */
export interface AuthState {
  loading: boolean;
  isAuthenticated: boolean;
  userMetadata: string | null;
  currentUser: SessionUser | null;
  hasError: boolean;
  error: Error | null;
}

export interface Auth extends AuthState {
  type: AuthClient['type'];
  client: AuthClient;
  logIn(given: Credentials): Promise<AuthResponse>;
  signUp(given: Record<string, string>): Promise<AuthResponse>;
  logOut(): Promise<void>;
  /** Loads the current user from the server again. */
  reauthenticate(): Promise<void>;
  hasRole(wanted: Role | readonly Role[]): boolean;
  /** Replaces the current user with the one a mutation returned (switchRole). */
  replaceUser(user: SessionUser): void;
}

export const AuthContext = createContext<Auth | null>(null);

/**
 * The session and its actions.
 * @throws Outside its provider.
 */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error(AUTH_OUTSIDE_PROVIDER);
  return auth;
}
