import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuthClient, type AuthClient } from './authClient.ts';

const fetched = vi.fn<typeof fetch>();
let now = 0;
const clock = () => now;

beforeEach(() => {
  now = 1_000_000;
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tokens = (...texts: string[]) => {
  for (const text of texts) fetched.mockResolvedValueOnce(new Response(text));
};
/**
 * Makes requests wait until the test responds. Returns the responders in the order of the requests.
 */
function waitingRequests() {
  const answers: ((text: string) => void)[] = [];
  fetched.mockImplementation(() => new Promise((resolve) => answers.push((text) => resolve(new Response(text)))));
  return answers;
}
const bodyOf = (call: number): unknown => JSON.parse(fetched.mock.calls[call]?.[1]?.body as string);

describe('getToken', () => {
  test.each([
    [0, 1],
    [4_999, 1],
    [5_000, 2],
    [60_000, 2],
  ])('%d ms after a response the server has received %d requests', async (later, requests) => {
    tokens('first', 'second');
    const client = createAuthClient(null, clock);
    expect(await client.getToken()).toBe('first');
    now += later;
    expect(await client.getToken()).toBe(requests === 1 ? 'first' : 'second');
    expect(fetched).toHaveBeenCalledTimes(requests);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/auth?method=getToken');
  });

  test('counts the five seconds from the response, not from the request', async () => {
    const answers = waitingRequests();
    const client = createAuthClient(null, clock);
    const requested = client.getToken();
    now += 4_000;
    answers[0]?.('slow');
    await requested;
    now += 4_999;
    expect(await client.getToken()).toBe('slow');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('remembers for the same time that the user is signed out', async () => {
    tokens('', 'token');
    const client = createAuthClient(null, clock);
    expect(await client.getToken()).toBeNull();
    now += 4_999;
    expect(await client.getToken()).toBeNull();
    now += 1;
    expect(await client.getToken()).toBe('token');
  });

  test('uses the token embedded in the page for five seconds without a request', async () => {
    tokens('asked');
    const client = createAuthClient('embedded', clock);
    now += 4_999;
    expect(await client.getToken()).toBe('embedded');
    expect(fetched).not.toHaveBeenCalled();
    now += 1;
    expect(await client.getToken()).toBe('asked');
  });

  test('shares one request between parallel calls', async () => {
    const answers = waitingRequests();
    const client = createAuthClient(null, clock);
    const all = Promise.all([client.getToken(), client.getToken(), client.getToken()]);
    answers[0]?.('shared');
    expect(await all).toEqual(['shared', 'shared', 'shared']);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error', () => Promise.resolve(new Response('', { status: 500 }))],
    ['the page of a proxy', () => Promise.resolve(new Response('<html>Bad gateway</html>', { status: 502 }))],
    ['the page of a proxy with status 200', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('rejects after %s, because nothing is known about the session, and asks again', async (_what, respond) => {
    fetched.mockImplementationOnce(respond);
    const client = createAuthClient('known', clock);
    client.reset();
    await expect(client.getToken()).rejects.toThrow();
    tokens('next');
    expect(await client.getToken()).toBe('next');
  });
});

describe('reset', () => {
  test('makes the next call send a request', async () => {
    tokens('first', 'second');
    const client = createAuthClient(null, clock);
    await client.getToken();
    client.reset();
    expect(client.knownToken()).toBeNull();
    expect(await client.getToken()).toBe('second');
  });

  const calls: [string, string, (client: AuthClient) => Promise<unknown>][] = [
    ['login', '{"id":1}', (client) => client.logIn({ username: 'a@b.example', password: 'secret' })],
    ['signup', '{"id":1}', (client) => client.signUp({ username: 'a@b.example', password: 'secret' })],
    ['logout', '', (client) => client.logOut()],
    ['forgotPassword', '{"id":7}', async (client) => client.forgotPassword?.('a@b.example')],
    ['validateResetToken', '{"id":7}', async (client) => client.validateResetToken?.('token')],
    ['resetPassword', '{}', async (client) => client.resetPassword?.({ resetToken: 'token', password: 'Bahay-kubo1' })],
  ];
  test.each(calls)('%s forgets the token before its request', async (method, answer, call) => {
    const answers = waitingRequests();
    const client = createAuthClient('old', clock);
    const done = call(client);
    expect(client.knownToken()).toBeNull();
    expect(bodyOf(0)).toMatchObject({ method });
    answers[0]?.(answer);
    await done;
    const token = client.getToken();
    answers[1]?.('new');
    expect(await token).toBe('new');
  });

  test.each(calls)('%s forgets a token that was requested during its request', async (_method, answer, call) => {
    const answers = waitingRequests();
    const client = createAuthClient('old', clock);
    const done = call(client);
    const meanwhile = client.getToken();
    answers[1]?.('before');
    expect(await meanwhile).toBe('before');
    answers[0]?.(answer);
    await done;
    const token = client.getToken();
    answers[2]?.('after');
    expect(await token).toBe('after');
  });

  test('ignores a response to a request from before it, in any order', async () => {
    for (const order of [[0, 1] as const, [1, 0] as const]) {
      const answers = waitingRequests();
      const client = createAuthClient(null, clock);
      void client.getToken();
      client.reset();
      const after = client.getToken();
      for (const at of order) answers[at]?.(at === 0 ? 'before' : 'after');
      expect(await after).toBe('after');
      expect(client.knownToken()).toBe('after');
      expect(await client.getToken()).toBe('after');
    }
  });
});

describe('logOut', () => {
  test.each([
    ['an error', () => Promise.resolve(new Response('', { status: 500 }))],
    ['the page of a proxy', () => Promise.resolve(new Response('<html>', { status: 502 }))],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('rejects after %s and keeps the session', async (_what, respond) => {
    fetched.mockImplementationOnce(respond);
    const client = createAuthClient('old', clock);
    await expect(client.logOut()).rejects.toThrow('Signing out failed');
    expect(client.knownToken()).toBe('old');
  });
});

describe('expire', () => {
  test('forgets the token and notifies its listeners until they stop', () => {
    const client = createAuthClient('old', clock);
    const listener = vi.fn(() => expect(client.knownToken()).toBeNull());
    const stop = client.onExpired(listener);
    client.expire();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    client.expire();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

test('signing in sends the credentials as JSON and returns the response', async () => {
  fetched.mockResolvedValueOnce(new Response('{"error":"Incorrect email or password."}', { status: 400 }));
  const answer = await createAuthClient(null, clock).logIn({ username: 'a@b.example', password: 'secret' });
  expect(answer).toEqual({ error: 'Incorrect email or password.' });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/auth');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
  expect(bodyOf(0)).toEqual({ username: 'a@b.example', password: 'secret', method: 'login' });
});

test("signing in sends the second step's code once it is required", async () => {
  fetched.mockResolvedValueOnce(Response.json({ error: 'Enter the code from your authenticator app.', needs: 'code' }, { status: 400 }));
  fetched.mockResolvedValueOnce(Response.json({ id: 7, email: 'a@b.example' }));
  const client = createAuthClient(null, clock);
  const credentials = { username: 'a@b.example', password: 'secret' };
  expect(await client.logIn(credentials)).toMatchObject({ needs: 'code' });
  expect(await client.logIn({ ...credentials, code: '123456' })).toEqual({ id: 7, email: 'a@b.example' });
  expect(bodyOf(1)).toEqual({ ...credentials, code: '123456', method: 'login' });
});

describe('account recovery', () => {
  const requested = { id: 7, token: 'abc', email: 'a@b.example' };
  const steps: [string, object, object, (client: AuthClient) => Promise<unknown>][] = [
    ['forgotPassword', { username: 'a@b.example' }, requested, async (client) => client.forgotPassword?.('a@b.example')],
    ['validateResetToken', { resetToken: 'abc' }, { id: 7, email: 'a@b.example' }, async (client) => client.validateResetToken?.('abc')],
    [
      'resetPassword',
      { resetToken: 'abc', password: 'Bahay-kubo1' },
      {},
      async (client) => client.resetPassword?.({ resetToken: 'abc', password: 'Bahay-kubo1' }),
    ],
  ];
  test.each(steps)('%s sends its input and returns the response', async (method, body, answer, call) => {
    fetched.mockResolvedValueOnce(Response.json(answer));
    expect(await call(createAuthClient(null, clock))).toEqual(answer);
    expect(bodyOf(0)).toEqual({ ...body, method });
  });

  test.each(steps)('%s returns a rejection', async (_method, _body, _answer, call) => {
    fetched.mockResolvedValueOnce(Response.json({ error: 'resetToken is invalid' }, { status: 400 }));
    expect(await call(createAuthClient(null, clock))).toEqual({ error: 'resetToken is invalid' });
  });
});

describe('getCurrentUser', () => {
  test('sends the token and returns the user', async () => {
    const user = { id: 7, email: 'a@b.example' };
    fetched.mockResolvedValueOnce(Response.json({ data: { redwood: { currentUser: user } } }));
    expect(await createAuthClient('abc', clock).getCurrentUser()).toEqual(user);
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer abc', 'auth-provider': 'dbAuth' });
  });

  test('returns null for a visitor', async () => {
    fetched.mockResolvedValueOnce(Response.json({ data: { redwood: { currentUser: null } } }));
    expect(await createAuthClient(null, clock).getCurrentUser()).toBeNull();
  });

  test('rejects with the status of a failed response', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 503, statusText: 'Service Unavailable' }));
    await expect(createAuthClient('abc', clock).getCurrentUser()).rejects.toThrow(
      new Error('Could not fetch current user: Service Unavailable (503)'),
    );
  });
});
