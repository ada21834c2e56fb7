import { sessionUserSchema } from '@atlas/domain/access';
import { cleanup, render, renderHook, screen, waitFor, act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuthClient, type AuthClient } from './authClient.ts';
import { type AuthState, useAuth, type Auth } from './authContext.ts';
import { AuthProvider, knownSession } from './AuthProvider.tsx';

const member = { id: 2, key: 'member', name: 'Member', role: 'member' } as const;
const coach = { id: 3, key: 'coach', name: 'Coach', role: 'coach' } as const;
const userWith = (level: typeof member | typeof coach, levels: readonly (typeof member | typeof coach)[] = [member, coach]) =>
  sessionUserSchema.parse({
    id: 14,
    email: 'carla@example.com',
    roles: [level.role],
    accessLevels: levels,
    accessLevel: level,
    pageAccess: {},
    functionAccess: {},
  });
const carla = userWith(member);

/** A client whose calls all succeed, unless a test overrides them. */
const clientWith = (calls: Partial<AuthClient> = {}): AuthClient => ({
  ...createAuthClient(),
  logIn: vi.fn(async () => ({ id: carla.id, email: carla.email })),
  signUp: vi.fn(async () => ({ id: carla.id, email: carla.email })),
  logOut: vi.fn(async () => undefined),
  getToken: vi.fn(async () => 'token'),
  knownToken: () => 'token',
  getCurrentUser: vi.fn(async () => carla),
  ...calls,
});
const signedOutClient = (calls: Partial<AuthClient> = {}) => {
  let token: string | null = null;
  const enter = async () => {
    token = 'token';
    return { id: carla.id, email: carla.email };
  };
  return clientWith({ getToken: async () => token, logIn: vi.fn(enter), signUp: vi.fn(enter), ...calls });
};

function open(client: AuthClient, initial?: AuthState) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AuthProvider client={client} initial={initial}>
      {children}
    </AuthProvider>
  );
  const { result } = renderHook(useAuth, { wrapper });
  return result;
}
async function settled(client: AuthClient) {
  const result = open(client);
  await waitFor(() => expect(result.current.loading).toBe(false));
  return result;
}

const credentials = { username: 'carla@example.com', password: 'secret' };
const switched = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  switched.mockReset();
  switched.mockImplementation(async () => Response.json({ data: { switchRole: userWith(coach) } }));
  vi.stubGlobal('fetch', switched);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('useAuth throws outside its provider', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(useAuth)).toThrow('useAuth must be used within an AuthProvider');
});

describe('on start', () => {
  test('loads, then signs the user in', async () => {
    const auth = open(clientWith());
    expect(auth.current).toMatchObject({ loading: true, isAuthenticated: false, currentUser: null });
    await waitFor(() => expect(auth.current.loading).toBe(false));
    expect(auth.current).toMatchObject({ isAuthenticated: true, userMetadata: 'token', currentUser: carla, hasError: false });
  });

  test('without a token stays signed out and does not load the user', async () => {
    const client = signedOutClient();
    const auth = await settled(client);
    expect(auth.current).toMatchObject({ isAuthenticated: false, userMetadata: null, currentUser: null, hasError: false });
    expect(client.getCurrentUser).not.toHaveBeenCalled();
  });

  test('reports a failed request as an error, not as a sign-in', async () => {
    const rejection = new Error('Could not fetch current user: Service Unavailable (503)');
    const auth = await settled(clientWith({ getCurrentUser: () => Promise.reject(rejection) }));
    expect(auth.current).toMatchObject({ isAuthenticated: false, currentUser: null, hasError: true, error: rejection });
  });

  test.each([
    ['a signed-in user', { token: 'embedded', user: carla }, { isAuthenticated: true, userMetadata: 'embedded', currentUser: carla }],
    ['a visitor', { token: null, user: null }, { isAuthenticated: false, userMetadata: null, currentUser: null }],
  ])('takes %s from the page and sends no request', (_who, session, expected) => {
    const client = clientWith();
    expect(open(client, knownSession(session)).current).toMatchObject({ loading: false, ...expected });
    expect(client.getToken).not.toHaveBeenCalled();
  });
});

describe('logIn', () => {
  test("signs in and returns the server's response", async () => {
    const client = signedOutClient();
    const auth = await settled(client);
    const answer = await act(() => auth.current.logIn(credentials));
    expect(answer).toEqual({ id: 14, email: 'carla@example.com' });
    expect(client.logIn).toHaveBeenCalledWith(credentials);
    expect(auth.current).toMatchObject({ loading: false, isAuthenticated: true, currentUser: carla });
  });

  test('is loading in the meantime', async () => {
    let enter = (): void => undefined;
    const auth = await settled(
      signedOutClient({
        logIn: () => new Promise((resolve) => (enter = () => resolve({ error: 'Incorrect email or password.' }))),
      }),
    );
    let done: Promise<unknown> = Promise.resolve();
    act(() => {
      done = auth.current.logIn(credentials);
    });
    expect(auth.current.loading).toBe(true);
    enter();
    await act(() => done);
    expect(auth.current.loading).toBe(false);
  });

  test('leaves the visitor signed out after a rejection and returns the response', async () => {
    const rejection = { error: 'Incorrect email or password.' };
    const client = signedOutClient({ logIn: async () => rejection });
    const auth = await settled(client);
    expect(await act(() => auth.current.logIn(credentials))).toEqual(rejection);
    expect(auth.current).toMatchObject({ loading: false, isAuthenticated: false, currentUser: null, hasError: false });
    expect(client.getCurrentUser).not.toHaveBeenCalled();
  });

  test('leaves the visitor signed out after a lost connection and rejects', async () => {
    const auth = await settled(signedOutClient({ logIn: () => Promise.reject(new TypeError('Failed to fetch')) }));
    await act(() => expect(auth.current.logIn(credentials)).rejects.toThrow('Failed to fetch'));
    expect(auth.current).toMatchObject({ loading: false, isAuthenticated: false });
  });
});

test('signUp signs the new person in', async () => {
  const client = signedOutClient();
  const auth = await settled(client);
  await act(() => auth.current.signUp({ ...credentials, firstName: 'Carla' }));
  expect(client.signUp).toHaveBeenCalledWith({ ...credentials, firstName: 'Carla' });
  expect(auth.current).toMatchObject({ isAuthenticated: true, currentUser: carla });
});

describe('logOut', () => {
  test('removes the user', async () => {
    const client = clientWith();
    const auth = await settled(client);
    await act(() => auth.current.logOut());
    expect(client.logOut).toHaveBeenCalledTimes(1);
    expect(auth.current).toMatchObject({ loading: false, isAuthenticated: false, userMetadata: null, currentUser: null });
  });

  test.each([
    ['are reset for the next sign-in', null, null],
    ['stay set after "never show again"', 'true', 'true'],
  ])("the welcome modal's flags %s", async (_what, never, left) => {
    if (never) localStorage.setItem('neverShowAgainWelcomeModal', never);
    localStorage.setItem('hasSeenWelcomeModal', 'true');
    const auth = await settled(clientWith());
    await act(() => auth.current.logOut());
    expect(localStorage.getItem('hasSeenWelcomeModal')).toBe(left);
    expect(localStorage.getItem('neverShowAgainWelcomeModal')).toBe(left);
    expect(localStorage.getItem('first-login')).toBe('true');
  });

  test('changes nothing when the request does not reach the server', async () => {
    const auth = await settled(clientWith({ logOut: () => Promise.reject(new TypeError('Failed to fetch')) }));
    await act(() => expect(auth.current.logOut()).rejects.toThrow('Failed to fetch'));
    expect(auth.current).toMatchObject({ isAuthenticated: true, currentUser: carla });
  });
});

describe('the remembered access level', () => {
  const DAY = 86_400_000;
  const now = new Date('2026-03-10T04:00:00Z').getTime();
  const remember = (level: { id: number; name: string }, age: number) =>
    localStorage.setItem('user-role', JSON.stringify({ id: level.id, name: level.name, savedAt: now - age }));
  const remembered = () => JSON.parse(localStorage.getItem('user-role') ?? 'null') as { id: number; savedAt: string } | null;
  const enter = async (client = signedOutClient()) => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const auth = await settled(client);
    await act(() => auth.current.logIn(credentials));
    return auth;
  };

  test('is restored at sign-in, and remembered again', async () => {
    remember(coach, 30 * DAY - 1);
    const auth = await enter();
    expect(auth.current.currentUser?.accessLevel).toEqual(coach);
    expect(switched).toHaveBeenCalledTimes(1);
    expect(JSON.parse(switched.mock.calls[0]?.[1]?.body as string)).toMatchObject({ variables: { accessLevelId: 3 } });
    expect(remembered()).toMatchObject({ id: 3, savedAt: new Date(now).toISOString() });
  });

  test.each([
    ['is 30 days old', coach, 30 * DAY],
    ['is no longer held', { id: 99, name: 'Expert' }, 0],
    ['is in use already', member, 0],
  ])('is ignored when it %s', async (_why, level, age) => {
    remember(level, age);
    const auth = await enter();
    expect(auth.current.currentUser?.accessLevel).toEqual(member);
    expect(switched).not.toHaveBeenCalled();
    expect(remembered()).toMatchObject({ id: 2 });
  });

  test('is not restored when a session is only resumed', async () => {
    remember(coach, 0);
    vi.useFakeTimers({ toFake: ['Date'], now });
    const auth = await settled(clientWith());
    expect(auth.current.currentUser?.accessLevel).toEqual(member);
    expect(switched).not.toHaveBeenCalled();
  });

  test('does not prevent the sign-in when the switch is rejected', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    switched.mockImplementation(async () => Response.json({ errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] }));
    remember(coach, 0);
    const auth = await enter();
    expect(auth.current).toMatchObject({ isAuthenticated: true, currentUser: { accessLevel: member } });
  });
});

describe('other tabs', () => {
  const heard: string[] = [];
  let otherTab: BroadcastChannel;
  beforeEach(() => {
    heard.length = 0;
    otherTab = new BroadcastChannel('atlas-session');
    otherTab.onmessage = ({ data }: MessageEvent) => void heard.push(String(data));
  });
  afterEach(() => otherTab.close());

  test("follow another tab's message at once, whatever is in the token cache", async () => {
    let session: string | null = 'token';
    switched.mockImplementation(async (url) =>
      url === '/api/auth?method=getToken' ? new Response(session ?? '') : Response.json({ data: { redwood: { currentUser: carla } } }),
    );
    const auth = await settled(createAuthClient(null, () => 0));
    expect(auth.current.isAuthenticated).toBe(true);
    session = null;
    otherTab.postMessage('changed');
    await waitFor(() => expect(auth.current.isAuthenticated).toBe(false));
    expect(auth.current.currentUser).toBeNull();
  });

  const changes: [string, (auth: Auth) => unknown][] = [
    ['sign-in', (auth) => auth.logIn(credentials)],
    ['sign-up', (auth) => auth.signUp(credentials)],
    ['sign-out', (auth) => auth.logOut()],
    ['a switch of the access level', (auth) => auth.replaceUser(userWith(coach))],
  ];
  test.each(changes)('are notified of %s', async (_what, change) => {
    const auth = await settled(signedOutClient());
    await act(async () => void (await change(auth.current)));
    await waitFor(() => expect(heard).toHaveLength(1));
  });

  test('are not notified of a rejected sign-in', async () => {
    const auth = await settled(signedOutClient({ logIn: async () => ({ error: 'Incorrect email or password.' }) }));
    await act(() => auth.current.logIn(credentials));
    await act(() => auth.current.logOut());
    await waitFor(() => expect(heard).toHaveLength(1));
  });
});

describe('a page from the back/forward cache', () => {
  const restore = (persisted: boolean) => act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

  test('checks the session, which may have ended while it was away', async () => {
    let token: string | null = 'token';
    const getToken = vi.fn(async () => token);
    const auth = await settled(clientWith({ getToken }));
    token = null;
    restore(false);
    expect(getToken).toHaveBeenCalledTimes(1);
    restore(true);
    await waitFor(() => expect(auth.current.isAuthenticated).toBe(false));
  });

  test('is ignored once the provider is gone', async () => {
    const getToken = vi.fn(async () => 'token');
    await settled(clientWith({ getToken }));
    cleanup();
    restore(true);
    expect(getToken).toHaveBeenCalledTimes(1);
  });
});

test('ends a session that the server no longer recognizes', async () => {
  let token: string | null = 'token';
  const auth = await settled(clientWith({ getToken: async () => token }));
  expect(auth.current.isAuthenticated).toBe(true);
  token = null;
  act(() => auth.current.client.expire());
  await waitFor(() => expect(auth.current).toMatchObject({ isAuthenticated: false, currentUser: null, userMetadata: null }));
});

describe('a page with unsaved work', () => {
  const other = sessionUserSchema.parse({ ...carla, id: 15, email: 'maria@example.com' });
  /** A guard as the router provides it. */
  function guard() {
    const listeners = new Set<() => void>();
    const unsaved = {
      isGuarding: true,
      release: () => {
        unsaved.isGuarding = false;
        for (const listener of listeners) listener();
      },
      onFree: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    return unsaved;
  }
  async function dirtyPage(calls: Partial<AuthClient>) {
    const unsaved = guard();
    const client = clientWith(calls);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <AuthProvider client={client} initial={knownSession({ token: 'token', user: carla })} unsaved={unsaved}>
        {children}
      </AuthProvider>
    );
    const { result } = renderHook(useAuth, { wrapper });
    await act(() => result.current.reauthenticate());
    return { auth: result, unsaved };
  }

  test.each([
    ['an ended session', { getToken: async () => null }, null],
    ['another person', { getCurrentUser: async () => other }, other],
    ['another access level', { getCurrentUser: async () => userWith(coach) }, userWith(coach)],
  ])('keeps its user and holds %s back until the work is saved or discarded', async (_what, calls, next) => {
    const { auth, unsaved } = await dirtyPage(calls);
    expect(auth.current).toMatchObject({ isAuthenticated: true, currentUser: carla, held: { currentUser: next } });
    act(() => unsaved.release());
    expect(auth.current).toMatchObject({ currentUser: next, held: null });
  });

  test('continues with the same person and access level, without a held session', async () => {
    const { auth } = await dirtyPage({});
    expect(auth.current).toMatchObject({ currentUser: carla, held: null });
  });

  test('stays while its user signs in again, and continues afterwards', async () => {
    let token: string | null = null;
    const { auth } = await dirtyPage({
      getToken: async () => token,
      logIn: vi.fn(async () => {
        token = 'next';
        return {};
      }),
    });
    expect(auth.current.held).not.toBeNull();
    await act(() => auth.current.logIn(credentials));
    expect(auth.current).toMatchObject({ userMetadata: 'next', currentUser: carla, held: null });
  });

  test('stays after a wrong password', async () => {
    const { auth } = await dirtyPage({ getToken: async () => null, logIn: async () => ({ error: 'Incorrect email or password.' }) });
    await act(() => auth.current.logIn(credentials));
    expect(auth.current).toMatchObject({ loading: false, currentUser: carla, held: { currentUser: null } });
  });

  test('is discarded by takeOver', async () => {
    const { auth } = await dirtyPage({ getToken: async () => null });
    act(() => auth.current.takeOver());
    expect(auth.current).toMatchObject({ isAuthenticated: false, currentUser: null, held: null });
  });
});

test.each([
  ['the token', { getToken: () => Promise.reject(new TypeError('Failed to fetch')) }],
  ['the user', { getCurrentUser: () => Promise.reject(new Error('Could not fetch current user: Bad Gateway (502)')) }],
])('a failed request for %s signs no one out, and is sent again', async (_what, calls) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const client = clientWith(calls);
  const auth = open(client, knownSession({ token: 'token', user: carla }));
  await act(() => auth.current.reauthenticate());
  expect(auth.current).toMatchObject({ isAuthenticated: true, currentUser: carla, hasError: false });
  Object.assign(client, { getToken: async () => null, getCurrentUser: async () => null });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(auth.current).toMatchObject({ isAuthenticated: false, currentUser: null });
});

test("replaceUser shows a mutation's user and keeps the token", async () => {
  const auth = await settled(clientWith());
  act(() => auth.current.replaceUser(userWith(coach)));
  expect(auth.current).toMatchObject({ userMetadata: 'token', currentUser: { accessLevel: coach } });
  expect([auth.current.hasRole('coach'), auth.current.hasRole(['member', 'admin'])]).toEqual([true, false]);
});

test('renders its children from the start', () => {
  render(
    <AuthProvider client={clientWith()}>
      <p>Inside</p>
    </AuthProvider>,
  );
  expect(screen.getByText('Inside')).toBeDefined();
});
