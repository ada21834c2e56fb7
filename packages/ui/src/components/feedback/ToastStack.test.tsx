import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast } from 'sonner';
import { Modal } from './Modal.tsx';
import { showToast } from './showToast.ts';
import type { ToastMessage } from './showToast.ts';
import { ToastStack } from './ToastStack.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => {
    toast.dismiss();
    vi.runOnlyPendingTimers();
  });
  cleanup();
  vi.useRealTimers();
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
function say(message: ToastMessage) {
  act(() => showToast(message));
  pass(50);
}
const isLeaving = (text: string) => screen.getByText(text).closest('[data-sonner-toast]')?.getAttribute('data-removed') === 'true';

describe('the duration of a toast', () => {
  test.each([
    ['error', 4000],
    ['success', 2000],
    ['blank', 4000],
    ['custom', 4000],
    [undefined, 3000],
  ] as const)('%s: %d ms', (kind, ms) => {
    render(<ToastStack />);
    say({ kind, text: 'Saved' });
    pass(ms - 100);
    expect(isLeaving('Saved')).toBe(false);
    pass(100);
    expect(isLeaving('Saved')).toBe(true);
  });

  test('keeps a toast with an action long enough to be reached', () => {
    render(<ToastStack />);
    say({ kind: 'success', text: 'Archived', action: { text: 'Undo', onClick: vi.fn() } });
    pass(7900);
    expect(isLeaving('Archived')).toBe(false);
    pass(100);
    expect(isLeaving('Archived')).toBe(true);
  });

  test('keeps a loading toast until its result replaces it', () => {
    render(<ToastStack />);
    say({ kind: 'loading', text: 'Saving', id: 'save' });
    pass(600_000);
    expect(isLeaving('Saving')).toBe(false);
    say({ kind: 'success', text: 'Saved', id: 'save' });
    expect(screen.queryByText('Saving')).toBeNull();
    pass(2000);
    expect(isLeaving('Saved')).toBe(true);
  });
});

describe('a toast while a modal dialog is open', () => {
  const page = (open: boolean) => (
    <>
      <Modal open={open} onClose={() => undefined} title="Add your link" />
      <ToastStack />
    </>
  );

  test('is inside the dialog, where it can be read and pressed, and outlives it', () => {
    const onUndo = vi.fn();
    const { rerender } = render(page(true));
    say({ kind: 'error', text: 'Not saved', action: { text: 'Undo', onClick: onUndo } });
    expect(screen.getByRole('dialog').contains(screen.getByText('Not saved'))).toBe(true);
    rerender(page(false));
    expect(screen.getByText('Not saved')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledTimes(1);
  });

  test('moves an existing toast into the dialog', () => {
    const { rerender } = render(page(false));
    say({ kind: 'error', text: 'Not saved' });
    rerender(page(true));
    expect(screen.getByRole('dialog').contains(screen.getByText('Not saved'))).toBe(true);
  });

  test('is in the topmost of two dialogs', () => {
    render(page(true));
    const second = render(<Modal open onClose={() => undefined} title="Unenroll Jomar?" />);
    say({ kind: 'error', text: 'Not saved' });
    expect(screen.getByRole('dialog', { name: 'Unenroll Jomar?' }).contains(screen.getByText('Not saved'))).toBe(true);
    second.unmount();
    expect(screen.getByRole('dialog', { name: 'Add your link' }).contains(screen.getByText('Not saved'))).toBe(true);
  });
});
