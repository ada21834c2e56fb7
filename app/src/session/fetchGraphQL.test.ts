import { GENERIC_ERROR } from '@atlas/domain/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchGraphQL } from './fetchGraphQL.ts';

const fetched = vi.fn<typeof fetch>();
const lost = new TypeError('Failed to fetch');
const read = { id: 'abc', variables: { courseId: 200 }, isRead: true, token: 'bearer' };
const write = { ...read, isRead: false };
const data = { viewer: { id: 'x' } };

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Records the outcome of a promise so far. */
function follow<T>(promise: Promise<T>) {
  const state: { value?: T; error?: unknown } = {};
  promise.then(
    (value) => (state.value = value),
    (error: unknown) => (state.error = error),
  );
  return state;
}

test("sends the document's id, the variables and the token", async () => {
  fetched.mockResolvedValueOnce(Response.json({ data }));
  expect(await fetchGraphQL(read)).toEqual({ data });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/graphql');
  expect(init?.method).toBe('POST');
  expect(init?.headers).toEqual({ 'content-type': 'application/json', 'auth-provider': 'dbAuth', authorization: 'Bearer bearer' });
  expect(JSON.parse(init?.body as string)).toEqual({ id: 'abc', variables: { courseId: 200 } });
});

test('without a token sends the bearer null, like the published client', async () => {
  fetched.mockResolvedValueOnce(Response.json({ data }));
  await fetchGraphQL({ ...read, token: null });
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer null' });
});

describe('a rejection', () => {
  const answers: [string, object, object][] = [
    [
      'keeps its code and shows the message for users',
      { errors: [{ message: 'internal', extensions: { code: 'FORBIDDEN', originalError: { message: 'Not for you.' } } }] },
      { code: 'FORBIDDEN', message: 'Not for you.' },
    ],
    [
      'keeps the messages of the fields',
      { errors: [{ message: 'x', extensions: { code: 'BAD_USER_INPUT', fieldErrors: { name: 'Name is required' } } }] },
      { code: 'BAD_USER_INPUT', fieldErrors: { name: 'Name is required' } },
    ],
    [
      'without a message for users shows the generic one',
      { errors: [{ message: 'select * failed', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
      { message: GENERIC_ERROR },
    ],
    ['without a code has the code UNKNOWN', { errors: [{ message: 'x' }] }, { code: 'UNKNOWN', message: GENERIC_ERROR }],
    ['may contain data', { data, errors: [{ message: 'x', extensions: { code: 'NOT_FOUND' } }] }, { code: 'NOT_FOUND' }],
    ['is also a response without data', { data: null }, { code: 'UNKNOWN', message: GENERIC_ERROR }],
  ];
  test.each(answers)('%s', async (_what, answer, expected) => {
    fetched.mockResolvedValue(Response.json(answer));
    await expect(fetchGraphQL(read)).rejects.toMatchObject({ name: 'RequestError', ...expected });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('a lost connection', () => {
  test('retries a read with growing pauses', async () => {
    fetched.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValueOnce(Response.json({ data }));
    const state = follow(fetchGraphQL(read));
    await vi.advanceTimersByTimeAsync(499);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(state).toEqual({ value: { data } });
  });

  test('rejects a read that failed three times', async () => {
    fetched.mockRejectedValue(lost);
    const state = follow(fetchGraphQL(read));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(state.error).toMatchObject({ name: 'RequestError', code: 'NETWORK' });
  });

  test.each([true, false])('retries a read as soon as the connection is restored (browser online: %s)', async (isOnline) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    fetched.mockRejectedValueOnce(lost).mockResolvedValueOnce(Response.json({ data }));
    const state = follow(fetchGraphQL(read));
    await vi.advanceTimersByTimeAsync(499);
    expect(fetched).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(state).toEqual({ value: { data } });
  });

  test('lets the request decide, whatever the browser reports', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetched.mockRejectedValueOnce(lost).mockResolvedValueOnce(Response.json({ data }));
    const state = follow(fetchGraphQL(read));
    await vi.advanceTimersByTimeAsync(500);
    expect(state).toEqual({ value: { data } });
  });

  test.each([true, false])('sends a write once (browser online: %s)', async (isOnline) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    fetched.mockRejectedValue(lost);
    const state = follow(fetchGraphQL(write));
    await vi.advanceTimersByTimeAsync(60_000);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(state.error).toMatchObject({ name: 'RequestError', code: 'NETWORK' });
  });
});

describe('a late response', () => {
  test.each([true, false])('rejects after the limit, without another request (read: %s)', async (isRead) => {
    fetched.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))),
    );
    const state = follow(fetchGraphQL({ ...read, isRead }));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(state).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(state.error).toMatchObject({ name: 'RequestError', code: 'LATE', message: 'Atlas is taking too long to respond. Try again.' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
