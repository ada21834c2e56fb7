import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadingOverlay } from './LoadingOverlay.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test.each([
  [undefined, 5000],
  [3000, 3000],
])('with a duration of %s stays for %d ms, slides out for 300 ms and disappears', (duration, stays) => {
  const onHidden = vi.fn();
  render(<LoadingOverlay shown text="Preparing" duration={duration} onHidden={onHidden} />);
  const look = () => screen.getByRole('dialog', { name: 'Preparing' }).className;
  const shown = look();
  pass(stays - 1);
  expect(look()).toBe(shown);
  pass(1);
  expect(look()).not.toBe(shown);
  pass(299);
  expect(onHidden).not.toHaveBeenCalled();
  pass(1);
  expect(onHidden).toHaveBeenCalledTimes(1);
});

test('without a duration stays until its owner hides it, even on Escape', () => {
  const onHidden = vi.fn();
  render(<LoadingOverlay shown text="Preparing" duration={null} onHidden={onHidden} />);
  pass(60_000);
  expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })).toBe(false);
  expect(onHidden).not.toHaveBeenCalled();
});

test('calls nothing later when it is hidden early', () => {
  const onHidden = vi.fn();
  const { rerender } = render(<LoadingOverlay shown text="Preparing" onHidden={onHidden} />);
  pass(1000);
  rerender(<LoadingOverlay shown={false} text="" onHidden={onHidden} />);
  pass(10_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onHidden).not.toHaveBeenCalled();
});
