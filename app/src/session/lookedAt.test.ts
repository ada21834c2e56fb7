import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookedAt } from './lookedAt.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const browser = (is: { hidden?: boolean; online?: boolean }) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(is.hidden ?? false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is.online ?? true);
};
function start() {
  const control = new AbortController();
  const done = vi.fn();
  void lookedAt(control.signal).then(done);
  return { control, done };
}
const after = async (ms: number, { done }: ReturnType<typeof start>) => {
  await vi.advanceTimersByTimeAsync(ms);
  return done.mock.calls.length === 1;
};

test('resolves at once on a visible page', async () => {
  browser({});
  expect(await after(0, start())).toBe(true);
});

test('waits until the page is visible', async () => {
  browser({ hidden: true });
  const waiting = start();
  expect(await after(3_600_000, waiting)).toBe(false);
  browser({});
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await after(0, waiting)).toBe(true);
});

test('waits for the connection when the browser reports none, but at most 30 seconds', async () => {
  browser({ online: false });
  const waiting = start();
  expect(await after(29_999, waiting)).toBe(false);
  expect(await after(1, waiting)).toBe(true);
  const restored = start();
  expect(await after(1, restored)).toBe(false);
  dispatchEvent(new Event('online'));
  expect(await after(0, restored)).toBe(true);
});

test.each([{ hidden: true }, { online: false }])('resolves when aborted (%j)', async (is) => {
  browser(is);
  const waiting = start();
  await after(0, waiting);
  waiting.control.abort();
  expect(await after(0, waiting)).toBe(true);
});
