import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBulkJob, useBulkJobEnd } from './useBulkJob.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

/** Polls a job in a state; the test sets the next state with `becomes`. */
function follow(state: string, load = vi.fn<() => Promise<unknown>>(() => Promise.resolve())) {
  const onEnd = vi.fn<() => void>();
  const { rerender, unmount } = renderHook(
    (now: string) => {
      useBulkJob({ state: now, load });
      useBulkJobEnd(now, onEnd);
    },
    { initialProps: state },
  );
  return { load, onEnd, becomes: rerender, unmount };
}

test.each(['PREVIEWING', 'RUNNING', 'STOPPING', 'UNDOING'])('%s: polls once a second', async (state) => {
  const { load } = follow(state);
  expect(load).not.toHaveBeenCalled();
  await seconds(3);
  expect(load).toHaveBeenCalledTimes(3);
});

test.each(['PREVIEWED', 'DONE', 'STOPPED', 'FAILED', 'UNDONE'])('%s: neither polls nor reports an end', async (state) => {
  const { load, onEnd } = follow(state);
  await seconds(3);
  expect(load).not.toHaveBeenCalled();
  expect(onEnd).not.toHaveBeenCalled();
});

test('does not poll while the page is hidden', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { load } = follow('RUNNING');
  await seconds(3);
  expect(load).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  await seconds(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('does not poll again before the previous response arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { load } = follow(
    'RUNNING',
    vi.fn<() => Promise<unknown>>(() => promise),
  );
  await seconds(3);
  expect(load).toHaveBeenCalledTimes(1);
  resolve();
  await seconds(1);
  expect(load).toHaveBeenCalledTimes(2);
});

test('polls again after a failed request', async () => {
  const { load } = follow(
    'RUNNING',
    vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('offline'))),
  );
  await seconds(2);
  expect(load).toHaveBeenCalledTimes(2);
});

test('reports the end once and stops polling', async () => {
  const { load, onEnd, becomes } = follow('RUNNING');
  becomes('STOPPING');
  expect(onEnd).not.toHaveBeenCalled();
  becomes('STOPPED');
  becomes('STOPPED');
  await seconds(3);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
});

test('reports the end of an undo', () => {
  const { onEnd, becomes } = follow('DONE');
  becomes('UNDOING');
  becomes('UNDONE');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('neither polls nor reports after unmount', async () => {
  const { load, onEnd, unmount } = follow('RUNNING');
  await seconds(1);
  unmount();
  await seconds(3);
  expect(load).toHaveBeenCalledTimes(1);
  expect(onEnd).not.toHaveBeenCalled();
});
