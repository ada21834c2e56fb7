import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReviewReload } from './useReviewReload.ts';

const reload = vi.fn<() => void>();
beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
});

const shown = (ageMs: number) => {
  vi.spyOn(performance, 'now').mockReturnValue(ageMs);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('reloads a page of a minute that becomes visible', () => {
  renderHook(() => useReviewReload(true));
  shown(59_999);
  expect(reload).not.toHaveBeenCalled();
  shown(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('does not reload a hidden page', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderHook(() => useReviewReload(true));
  shown(60_000);
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload while nothing is expected', () => {
  const { rerender, unmount } = renderHook(({ isActive }) => useReviewReload(isActive), { initialProps: { isActive: false } });
  shown(60_000);
  rerender({ isActive: true });
  unmount();
  shown(60_000);
  expect(reload).not.toHaveBeenCalled();
});
