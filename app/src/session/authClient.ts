import { currentUserError, TOKEN_CACHE_MS } from '@atlas/domain/auth';
import type { SessionUser } from '@atlas/domain/access';
import { fetchWithin } from './fetchWithin.ts';

/** The client type of the wire format: the value of the `auth-provider` header. */
export const AUTH_TYPE = 'dbAuth';
const AUTH_URL = '/api/auth';
const GRAPHQL_URL = '/api/graphql';
const CURRENT_USER = 'query __REDWOOD__AUTH_GET_CURRENT_USER { redwood { currentUser } }';

/**
 * The response of the auth endpoint: the user's fields, an error message, or messages per field.
 */
export interface AuthResponse {
  id?: number;
  email?: string;
  error?: string;
  message?: string;
  fieldErrors?: Record<string, string>;
  /** The sign-in lacks its second step. The next attempt must include `code`. */
  needs?: 'code';
  /** The token of a requested account recovery. Useless without the code in the email. */
  token?: string;
}

/** Sign-in credentials. The code is only for accounts with a second step. */
export interface Credentials {
  username: string;
  password: string;
  code?: string;
}

/** A new password, with the token of an account recovery whose code was entered. */
export interface NewPassword {
  resetToken: string;
  password: string;
}

/** Account recovery for users without a password, or who forgot it. */
export interface AccountRecovery {
  /** Requests a code by email. Returns the user's number and the recovery token. */
  forgotPassword(email: string): Promise<AuthResponse>;
  /** Returns the user that a token belongs to. */
  validateResetToken(resetToken: string): Promise<AuthResponse>;
  resetPassword(given: NewPassword): Promise<AuthResponse>;
}

export interface AuthClient extends Partial<AccountRecovery> {
  type: typeof AUTH_TYPE;
  logIn(given: Credentials): Promise<AuthResponse>;
  signUp(given: Record<string, string>): Promise<AuthResponse>;
  /** @throws When the server did not sign the browser out. */
  logOut(): Promise<void>;
  /**
   * The bearer token of this browser's session, or null. Requested again only when older than five
   * seconds. Parallel calls share one request.
   * @throws When the server did not respond: then nothing is known about the session.
   */
  getToken(): Promise<string | null>;
  /**
   * Forgets the cached token. Called before and after each auth call, and when another tab changed
   * the session.
   */
  reset(): void;
  /**
   * Called when the server no longer recognizes the session. Forgets the token and notifies the
   * listeners.
   */
  expire(): void;
  onExpired(listener: () => void): () => void;
  /** The cached token, however old. The cookie decides who sends the request. */
  knownToken(): string | null;
  /**
   * The user that the token belongs to.
   * @throws 'Could not fetch current user: {status text} ({status code})'
   */
  getCurrentUser(): Promise<SessionUser | null>;
}

/**
 * Creates the dbAuth client over plain fetch.
 * @param primed The token embedded in the page.
 */
export function createAuthClient(primed: string | null = null, clock: () => number = () => Date.now()): AuthClient {
  let token = primed;
  let checkedAt = primed === null ? Number.NEGATIVE_INFINITY : clock();
  let requesting: Promise<string | null> | null = null;
  const listeners = new Set<() => void>();

  const reset = () => {
    token = null;
    requesting = null;
    checkedAt = Number.NEGATIVE_INFINITY;
  };

  const fetchToken = async (): Promise<string | null> => {
    const response = await fetchWithin(`${AUTH_URL}?method=getToken`, { credentials: 'same-origin' });
    const text = await response.text();
    // The page of a proxy whose server is down says nothing about the session.
    if (!response.ok || text.startsWith('<')) throw new Error(`The session could not be checked (${response.status})`);
    return text === '' ? null : text;
  };

  const post = (body: object): Promise<Response> =>
    fetchWithin(AUTH_URL, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  const request = async (method: string, given: object): Promise<AuthResponse> => {
    reset();
    const response = await post({ ...given, method });
    // A token that was requested in the meantime may describe the session before.
    reset();
    return response.json() as Promise<AuthResponse>;
  };

  return {
    type: AUTH_TYPE,
    logIn: (given) => request('login', given),
    signUp: (given) => request('signup', given),
    forgotPassword: (username) => request('forgotPassword', { username }),
    validateResetToken: (resetToken) => request('validateResetToken', { resetToken }),
    resetPassword: (given) => request('resetPassword', given),
    logOut: async () => {
      const before = token;
      reset();
      const response = await post({ method: 'logout' }).catch(() => null);
      reset();
      if (response?.ok) return;
      token = before;
      throw new Error(`Signing out failed (${response?.status ?? 'no response'})`);
    },
    getToken: () => {
      if (clock() - checkedAt < TOKEN_CACHE_MS) return Promise.resolve(token);
      const mine = (requesting ??= fetchToken().then(
        (answer) => {
          // A response to a request from before a sign-in or sign-out does not describe the session
          // after it.
          if (requesting !== mine) return token;
          token = answer;
          checkedAt = clock();
          requesting = null;
          return answer;
        },
        (error: unknown) => {
          if (requesting === mine) requesting = null;
          throw error;
        },
      ));
      return mine;
    },
    reset,
    expire: () => {
      reset();
      for (const listener of listeners) listener();
    },
    onExpired: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    knownToken: () => token,
    getCurrentUser: async () => {
      const response = await fetchWithin(GRAPHQL_URL, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json', 'auth-provider': AUTH_TYPE, authorization: `Bearer ${token ?? 'null'}` },
        body: JSON.stringify({ query: CURRENT_USER }),
      });
      if (!response.ok) throw new Error(currentUserError(response.statusText, response.status));
      const answer = (await response.json()) as { data?: { redwood?: { currentUser?: SessionUser | null } } };
      return answer.data?.redwood?.currentUser ?? null;
    },
  };
}
