import { RESPONSE_LATE, RESPONSE_LIMIT_MS } from '@atlas/domain/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithin } from './fetchWithin.ts';
import { noResponseMessage } from './noResponseMessage.ts';
import { RequestError } from './RequestError.ts';

const fetched = vi.fn<typeof fetch>();
const never = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

test('gives a request up at the limit, and not before', async () => {
  fetched.mockImplementation(never);
  const state = follow(fetchWithin('/api/graphql'));
  await vi.advanceTimersByTimeAsync(RESPONSE_LIMIT_MS - 1);
  expect(state).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(state.error).toMatchObject({ code: 'LATE', message: RESPONSE_LATE });
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

/** A response whose body arrives when the test sends it. */
function slowBody() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (control = given) });
  fetched.mockImplementation(async (_url, init) => {
    init?.signal?.addEventListener('abort', () => control?.error(init.signal?.reason));
    return new Response(body, { status: 201, headers: { 'atlas-build': 'x' } });
  });
  return { send: (text: string) => control?.enqueue(new TextEncoder().encode(text)), end: () => control?.close() };
}

test('allows the body as much time as the beginning of the response', async () => {
  const { send, end } = slowBody();
  const state = follow(fetchWithin('/api/graphql'));
  await vi.advanceTimersByTimeAsync(RESPONSE_LIMIT_MS - 1);
  send('ab');
  end();
  await vi.advanceTimersByTimeAsync(0);
  const response = state.value;
  expect([response?.status, response?.headers.get('atlas-build'), await response?.text()]).toEqual([201, 'x', 'ab']);
  expect(vi.getTimerCount()).toBe(0);
});

test('gives up a response whose body stalls', async () => {
  const { send } = slowBody();
  const state = follow(fetchWithin('/api/graphql'));
  send('a');
  await vi.advanceTimersByTimeAsync(RESPONSE_LIMIT_MS);
  expect(state.error).toMatchObject({ code: 'LATE', message: RESPONSE_LATE });
});

test("rejects with the caller's reason when the caller aborts", async () => {
  fetched.mockImplementation(never);
  const ending = new AbortController();
  const state = follow(fetchWithin('/api/graphql', {}, RESPONSE_LIMIT_MS, ending));
  const reason = new Error('Cancelled');
  ending.abort(reason);
  await vi.advanceTimersByTimeAsync(0);
  expect(state.error).toBe(reason);
  expect(vi.getTimerCount()).toBe(0);
});

test('passes on a response without a body and a lost connection', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect((await fetchWithin('/api/graphql')).status).toBe(204);
  const lost = new TypeError('Failed to fetch');
  fetched.mockRejectedValueOnce(lost);
  await expect(fetchWithin('/api/graphql')).rejects.toBe(lost);
  expect(vi.getTimerCount()).toBe(0);
});

test('names a late response and a lost connection differently', () => {
  expect(noResponseMessage(new RequestError(RESPONSE_LATE, 'LATE'))).toBe(RESPONSE_LATE);
  expect(noResponseMessage(new TypeError('Failed to fetch'))).toMatch(/^The connection was lost/);
});
