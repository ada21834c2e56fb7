import { afterEach, expect, test, vi } from 'vitest';
import { MAX_TOASTS, onToast, showToast, takeToasts } from './showToast.ts';

afterEach(() => {
  takeToasts();
});

test('queues toasts without a listener, oldest first', () => {
  showToast({ kind: 'error', text: 'one' });
  showToast({ kind: 'success', text: 'two' });
  const listener = vi.fn();
  const stop = onToast(listener);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(takeToasts().map(({ text }) => text)).toEqual(['one', 'two']);
  stop();
});

test(`drops the oldest of more than ${MAX_TOASTS} toasts`, () => {
  for (let n = 1; n <= MAX_TOASTS + 2; n++) showToast({ kind: 'blank', text: `${n}` });
  const kept = takeToasts();
  expect(kept).toHaveLength(MAX_TOASTS);
  expect(kept[0]?.text).toBe('3');
});

test('does not call a removed listener, and a late removal keeps the next one', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const stopFirst = onToast(first);
  const stopSecond = onToast(second);
  stopFirst();
  showToast({ kind: 'blank', text: 'hello' });
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  stopSecond();
});
