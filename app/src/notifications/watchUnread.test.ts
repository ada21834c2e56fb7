import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchUnread } from './watchUnread.ts';

/** The streams that the page opened, in order. */
let streams: { controller: ReadableStreamDefaultController<Uint8Array>; signal: AbortSignal; body: { id: string } }[];
const fetched = vi.fn<typeof fetch>();
const stops: (() => void)[] = [];
const say = (data: unknown, stream = streams.at(-1)) =>
  stream?.controller.enqueue(new TextEncoder().encode(`event: next\ndata: ${JSON.stringify(data)}\n\n`));
const unread = (count: number) => ({ data: { unreadNotifications: count } });

/** Opens a browser tab and records the counts it receives. */
function tab() {
  const counts: (number | null)[] = [];
  const risen: number[] = [];
  const ending = new AbortController();
  watchUnread(({ unread: count, isMore }) => {
    counts.push(count);
    if (isMore === true && count !== null) risen.push(count);
  }, ending.signal);
  const stop = () => ending.abort();
  stops.push(stop);
  return { counts, risen, stop };
}
/** Imitates the browser's locks: one at a time, in order. A wait ends with its signal. */
function locks() {
  let former: Promise<unknown> = Promise.resolve();
  return {
    request: async (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
      const before = former;
      let free = () => undefined as void;
      former = new Promise<void>((resolve) => {
        free = resolve;
      });
      try {
        await Promise.race([
          before,
          new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('AbortError')))),
        ]);
        return await work();
      } finally {
        free();
      }
    },
  };
}
const hidden = (is: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(is);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true, locks: locks() });
  fetched.mockImplementation(async (_url, init) => {
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({
      start: (given) => {
        controller = given;
      },
    });
    const signal = init?.signal as AbortSignal;
    signal.addEventListener('abort', () => controller.error(new Error('AbortError')));
    streams.push({ controller, signal, body: JSON.parse(init?.body as string) as { id: string } });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

test('receives every count over one connection', async () => {
  const { counts } = tab();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  expect(streams[0]?.body.id).toMatch(/^[0-9a-f]{64}$/);
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('accept')).toBe('text/event-stream');
  say(unread(2));
  say(unread(3));
  await vi.waitFor(() => expect(counts).toEqual([2, 3]));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(streams).toHaveLength(1);
});

test('connects in one of two tabs and in the other once that tab is closed', async () => {
  const first = tab();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  say(unread(2));
  await vi.waitFor(() => expect(first.counts).toEqual([2]));
  const second = tab();
  await vi.waitFor(() => expect(second.counts).toEqual([2]));
  say(unread(5));
  await vi.waitFor(() => expect(second.counts).toEqual([2, 5]));
  expect(streams).toHaveLength(1);
  first.stop();
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  expect(streams[0]?.signal.aborted).toBe(true);
});

test('distinguishes an increase from the first count and from a decrease', async () => {
  const { counts, risen } = tab();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  for (const count of [2, 3, 3, 1, 2]) say(unread(count));
  await vi.waitFor(() => expect(counts).toEqual([2, 3, 3, 1, 2]));
  expect(risen).toEqual([3, 2]);
});

test('closes the connection of a page in the background and reconnects when it is visible again', async () => {
  const { counts } = tab();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  hidden(true);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(streams[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(streams).toHaveLength(1);
  hidden(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(streams).toHaveLength(2);
  say(unread(1));
  await vi.waitFor(() => expect(counts).toEqual([1]));
});

test('retries an unreachable server at growing intervals', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  tab();
  await vi.advanceTimersByTimeAsync(60_000);
  const first = fetched.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1_200_000);
  expect(first).toBeGreaterThan(2);
  expect(first).toBeLessThan(7);
  expect(fetched.mock.calls.length - first).toBeLessThan(12);
});

test('sends no further request once the user is signed out', async () => {
  const { counts } = tab();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  say({ errors: [{ message: 'Sign in first.' }] });
  await vi.advanceTimersByTimeAsync(600_000);
  expect([counts, streams.length]).toEqual([[], 1]);
});

test('ends the connection with the first response when data saving is on', async () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  const { counts } = tab();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  say(unread(4));
  await vi.waitFor(() => expect(counts).toEqual([4]));
  await vi.advanceTimersByTimeAsync(1000);
  expect(streams).toHaveLength(1);
});
