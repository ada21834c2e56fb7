import { currentUserError, TOKEN_CACHE_MS } from '@atlas/domain/auth';
import type { SessionUser } from '@atlas/domain/access';

/** The client type of the wire format; it is the value of the `auth-provider` header. */
export const AUTH_TYPE = 'dbAuth';
const AUTH_URL = '/api/auth';
const GRAPHQL_URL = '/api/graphql';
const CURRENT_USER = 'query __REDWOOD__AUTH_GET_CURRENT_USER { redwood { currentUser } }';

/** What the auth address answers: the user's fields, or a sentence for people, or messages per field. */
export interface AuthResponse {
  id?: number;
  email?: string;
  error?: string;
  message?: string;
  fieldErrors?: Record<string, string>;
  /** The sign-in lacks its second step, which the next attempt brings as `code`. */
  needs?: 'code';
  /** Of a way back in that was asked for; of no use without the code that is mailed. */
  token?: string;
}

/** What signs somebody in; the code only where the account has a second step. */
export interface Credentials {
  username: string;
  password: string;
  code?: string;
}

/** A new password, with the token of a way back in whose code was entered. */
export interface NewPassword {
  resetToken: string;
  password: string;
}

/** The way back in for whoever has no password, or forgot it. */
export interface AccountRecovery {
  /** Has a code mailed. Answers the number and the token of the way back in. */
  forgotPassword(email: string): Promise<AuthResponse>;
  /** Whose token it is. */
  validateResetToken(resetToken: string): Promise<AuthResponse>;
  resetPassword(given: NewPassword): Promise<AuthResponse>;
}

export interface AuthClient extends Partial<AccountRecovery> {
  type: typeof AUTH_TYPE;
  logIn(given: Credentials): Promise<AuthResponse>;
  signUp(given: Record<string, string>): Promise<AuthResponse>;
  logOut(): Promise<void>;
  /** The bearer of this browser's session, or null. Asked again only when older than five seconds; parallel calls share one request. */
  getToken(): Promise<string | null>;
  /** Forgets the cached bearer, before each auth call and when another tab changed the session. */
  reset(): void;
  /** The server no longer knows the session: forgets the bearer and tells who listens. */
  expire(): void;
  onExpired(listener: () => void): () => void;
  /** The bearer that is known already, however old; the cookie decides who asks. */
  knownToken(): string | null;
  /** Who the token stands for. Throws 'Could not fetch current user: {status text} ({status code})'. */
  getCurrentUser(): Promise<SessionUser | null>;
}

/** The dbAuth client over plain fetch. `primed` is the token embedded in the page. */
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
    try {
      const response = await fetch(`${AUTH_URL}?method=getToken`, { credentials: 'same-origin' });
      const text = await response.text();
      return text === '' ? null : text;
    } catch (error) {
      console.warn('The session could not be checked', error);
      return null;
    }
  };

  const post = (body: object): Promise<Response> =>
    fetch(AUTH_URL, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  const request = async (method: string, given: object): Promise<AuthResponse> => {
    reset();
    return (await post({ ...given, method })).json() as Promise<AuthResponse>;
  };

  return {
    type: AUTH_TYPE,
    logIn: (given) => request('login', given),
    signUp: (given) => request('signup', given),
    forgotPassword: (username) => request('forgotPassword', { username }),
    validateResetToken: (resetToken) => request('validateResetToken', { resetToken }),
    resetPassword: (given) => request('resetPassword', given),
    logOut: async () => {
      reset();
      await post({ method: 'logout' });
    },
    getToken: () => {
      if (clock() - checkedAt < TOKEN_CACHE_MS) return Promise.resolve(token);
      const mine = (requesting ??= fetchToken().then((answer) => {
        // An answer that was asked for before a sign-in or sign-out says nothing about the session after it.
        if (requesting !== mine) return token;
        token = answer;
        checkedAt = clock();
        requesting = null;
        return answer;
      }));
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
      const response = await fetch(GRAPHQL_URL, {
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
