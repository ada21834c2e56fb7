import { CANCELLED } from '@atlas/ui/components/forms/Upload.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { sendPieces as send } from './sendPieces.ts';
import { uploadFile } from './uploadFile.ts';
import { UploadRejected } from './uploadRefused.ts';

type Pieces = Parameters<typeof send>[1];
const sendPieces = vi.hoisted(() => vi.fn<typeof send>());
vi.mock('./sendPieces.ts', () => ({ sendPieces }));

const LESSON = { owner: 'lessonId', ownerId: 12, purpose: 'attachment' } as const;
const ANSWER = { id: 7, name: 'plan.pdf', bytes: 9, url: '/api/uploads/7' };
const STORED = { id: '7', name: 'plan.pdf', size: 9, url: '/api/uploads/7' };
const lost = () => new TypeError('Failed to fetch');
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

const fetched = vi.fn<typeof fetch>();
let chosen = 0;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 5 });
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => Response.json(ANSWER, { status: 201 }));
  localStorage.clear();
  chosen += 1;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sendPieces.mockReset();
  fetched.mockReset();
});

/** A unique file for each test, so that the page does not remember it from another one. */
const plan = (name = 'plan.pdf') => new File([`test ${chosen}`], name, { lastModified: 1 });
function start(file = plan(), person = 1) {
  const control = new AbortController();
  const paused: boolean[] = [];
  const sent: number[] = [];
  const done = uploadFile(LESSON, file, person, {
    onProgress: (bytes) => sent.push(bytes),
    onPaused: (is) => void paused.push(is),
    signal: control.signal,
  });
  return { done, control, paused, sent };
}
/**
 * An attempt that starts at the given address, sends this many bytes, and then completes or fails.
 */
const attempt =
  (bytes: number, error?: unknown) =>
  async (_file: File, { url, begun, onSent }: Pieces) => {
    if (url === null) begun('/api/upload-file/a');
    onSent(bytes);
    if (error !== undefined) throw error;
    return url ?? '/api/upload-file/a';
  };
/**
 * Advances time until a condition holds, but only while a timer is set. Hashing and module loads
 * take real time, which the fake clock does not stop.
 */
async function passing(isSo: () => boolean): Promise<void> {
  await vi.waitFor(
    async () => {
      if (vi.getTimerCount() > 0) await vi.advanceTimersByTimeAsync(250);
      expect(isSo()).toBe(true);
    },
    { timeout: 20_000, interval: 1 },
  );
}
const urls = () => sendPieces.mock.calls.map(([, { url }]) => url);
const requests = () => fetched.mock.calls.map(([at, init]) => `${init?.method} ${at as string}`);

test('sends a file, then requests the stored file', async () => {
  sendPieces.mockImplementation(attempt(9));
  const { done, sent, paused } = start();
  expect(await done).toEqual(STORED);
  expect([sent, paused, requests()]).toEqual([[9], [], ['POST /api/upload-file/a']]);
  expect(localStorage.length).toBe(0);
});

test('continues where it stopped as soon as the connection is restored', async () => {
  online(false);
  sendPieces.mockImplementationOnce(attempt(4, lost())).mockImplementationOnce(attempt(9));
  const { done, paused } = start();
  await vi.waitFor(() => expect(paused).toEqual([true]));
  expect(sendPieces).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(await done).toEqual(STORED);
  expect([urls(), paused]).toEqual([
    [null, '/api/upload-file/a'],
    [true, false],
  ]);
});

test.each([true, false])('retries at growing intervals (browser online: %s)', async (isOnline) => {
  online(isOnline);
  const tried: number[] = [];
  sendPieces.mockImplementation((...given) => {
    tried.push(Date.now());
    return attempt(4, lost())(...given);
  });
  const { done, control } = start();
  void done.catch(() => undefined);
  await passing(() => tried.length === 8);
  control.abort();
  const seconds = tried.slice(1).map((at, n) => Math.floor((at - (tried[n] ?? 0)) / 1000));
  expect(seconds).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

test('a long time without a connection does not use up the retries of a failing server', async () => {
  for (let n = 0; n < 6; n++) sendPieces.mockImplementationOnce(attempt(0, lost()));
  for (let n = 0; n < 4; n++) sendPieces.mockImplementationOnce(attempt(0, new UploadRejected(503, '')));
  sendPieces.mockImplementationOnce(attempt(9));
  let isStored = false;
  const { done } = start();
  void done.then(() => (isStored = true));
  await passing(() => isStored);
  expect(sendPieces).toHaveBeenCalledTimes(11);
});

test('requests a lost response again and sends nothing twice', async () => {
  sendPieces.mockImplementation(attempt(9));
  fetched.mockRejectedValueOnce(lost());
  const { done } = start();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(1100);
  expect(await done).toEqual(STORED);
  expect(urls()).toEqual([null, '/api/upload-file/a']);
});

test('resumes an upload that the page left unfinished when the same person chooses the same file again', async () => {
  sendPieces.mockImplementation(attempt(4, lost()));
  const { done, control } = start();
  await vi.waitFor(() => expect(sendPieces).toHaveBeenCalledTimes(1));
  control.abort();
  await expect(done).rejects.toThrow();
  expect(requests()).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toContain('plan');
  sendPieces.mockReset().mockImplementation(attempt(9));
  // As after a reload: only local storage is left.
  vi.resetModules();
  const { uploadFile: reloaded } = await import('./uploadFile.ts');
  const options = { onProgress: () => undefined, onPaused: () => undefined, signal: new AbortController().signal };
  await reloaded(LESSON, plan(), 2, options);
  await reloaded({ ...LESSON, ownerId: 13 }, plan(), 1, options);
  await reloaded(LESSON, plan('other.pdf'), 1, options);
  expect(urls()).toEqual([null, null, null]);
  await reloaded(LESSON, plan(), 1, options);
  expect(urls().at(-1)).toBe('/api/upload-file/a');
});

test('restarts an upload that the server lost, a limited number of times', async () => {
  sendPieces.mockImplementationOnce(attempt(4, new UploadRejected(404, ''))).mockImplementationOnce(attempt(9));
  await start().done;
  expect(urls()).toEqual([null, null]);
  sendPieces.mockReset().mockImplementation(attempt(4, new UploadRejected(410, 'This upload took more than a day.')));
  await expect(start(plan('again.pdf')).done).rejects.toThrow('This upload took more than a day.');
  expect(urls()).toEqual([null, null, null]);
});

test.each([
  [400, 'This file is not what its name says.', [null, null]],
  [401, 'Log in to continue.', [null, '/api/upload-file/a']],
  [507, 'There is no room for files at the moment. Try again later.', [null, '/api/upload-file/a']],
])('explains a rejection with %i and continues on the next try where possible', async (status, message, again) => {
  sendPieces.mockImplementation(attempt(4, new UploadRejected(status, message)));
  await expect(start().done).rejects.toThrow(message);
  await expect(start().done).rejects.toThrow(message);
  expect(urls()).toEqual(again);
});

test('retries a failing server four times', async () => {
  sendPieces.mockImplementation(attempt(4, UploadRejected.of(502, '<html>Bad gateway</html>')));
  const { done, paused } = start();
  const said = done.catch((error: Error) => error.message);
  await passing(() => sendPieces.mock.calls.length === 5);
  expect(await said).toBe('Something went wrong, try again');
  expect(sendPieces).toHaveBeenCalledTimes(5);
  expect(paused).not.toContain(true);
});

test('cancels on the server, both in progress and after a failure', async () => {
  sendPieces.mockImplementation(attempt(4, lost()));
  const { done, control } = start();
  await vi.waitFor(() => expect(sendPieces).toHaveBeenCalledTimes(1));
  control.abort(CANCELLED);
  await expect(done).rejects.toBe(CANCELLED);
  expect(requests()).toEqual(['DELETE /api/upload-file/a']);
  expect(localStorage.length).toBe(0);

  sendPieces.mockImplementation(attempt(4, new UploadRejected(507, 'No room.')));
  const failed = start();
  await expect(failed.done).rejects.toThrow('No room.');
  failed.control.abort(CANCELLED);
  expect(requests()).toEqual(['DELETE /api/upload-file/a', 'DELETE /api/upload-file/a']);
});

test('works without local storage, or with an invalid entry in it', async () => {
  localStorage.setItem('unfinished-uploads', '{"no');
  sendPieces.mockImplementation(attempt(9));
  expect(await start().done).toEqual(STORED);
  vi.stubGlobal('localStorage', undefined);
  expect(await start().done).toEqual(STORED);
});

test('does not wait for code that is missing', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: https://atlas.example/assets/sendPieces-a.js');
  sendPieces.mockRejectedValue(missing);
  fetched.mockResolvedValue(new Response(null, { headers: { 'atlas-build': 'later' } }));
  const { done, paused } = start();
  await expect(done).rejects.toThrow('Atlas was updated. Reload the page.');
  expect(paused).toEqual([]);
});
