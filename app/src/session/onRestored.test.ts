import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let onRestored: (typeof import('./onRestored.ts'))['onRestored'];
// Each test has its own module, because the module remembers when the connection was restored.
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ onRestored } = await import('./onRestored.ts'));
});
afterEach(() => void vi.useRealTimers());
const restore = () => dispatchEvent(new Event('online'));

test('retries once when the connection is restored', () => {
  const retry = vi.fn();
  onRestored(retry);
  vi.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
  restore();
  restore();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('retries at once when the connection was restored while the request was failing', () => {
  restore();
  vi.advanceTimersByTime(4999);
  const retry = vi.fn();
  onRestored(retry);
  vi.advanceTimersByTime(0);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('waits when the connection was restored long before', () => {
  restore();
  vi.advanceTimersByTime(5000);
  const retry = vi.fn();
  onRestored(retry);
  vi.advanceTimersByTime(1000);
  expect(retry).not.toHaveBeenCalled();
});

test('does not retry after the wait has ended', () => {
  const retry = vi.fn();
  onRestored(retry)();
  restore();
  onRestored(retry)();
  vi.advanceTimersByTime(1000);
  expect(retry).not.toHaveBeenCalled();
});
