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

/** Work on the page that leaving would lose, such as an edited form. */
export interface UnsavedWork {
  readonly isGuarding: boolean;
  release(): void;
  onFree(listener: () => void): () => void;
}

export interface Auth extends AuthState {
  /**
   * The session that takes over once the page has no unsaved work: signed out, another person, or
   * another access level. Null when the shown session is the browser's.
   */
  held: AuthState | null;
  /** Discards the unsaved work and shows the held session. */
  takeOver(): void;
  /** Notifies the other tabs that the session changed. */
  announce(): void;
  type: AuthClient['type'];
  client: AuthClient;
  logIn(given: Credentials): Promise<AuthResponse>;
  signUp(given: Record<string, string>): Promise<AuthResponse>;
  /**
   * Signs out, and discards unsaved work.
   * @throws When the server did not sign the browser out.
   */
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
