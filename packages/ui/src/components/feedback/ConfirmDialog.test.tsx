import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

afterEach(cleanup);

function request(props: Partial<ConfirmDialogProps> = {}) {
  const handlers = { onConfirm: vi.fn(), onCancel: vi.fn() };
  render(<ConfirmDialog open title="Unenroll Jomar?" consequence="He loses 3 courses." confirmText="Unenroll" {...handlers} {...props} />);
  return { ...handlers, dialog: screen.getByRole('alertdialog', { name: 'Unenroll Jomar?' }) };
}

describe('a question', () => {
  test('is read with its consequence', () => {
    const { dialog } = request();
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('He loses 3 courses.');
  });

  test('is answered by the deed or by Cancel', () => {
    const { onConfirm, onCancel } = request();
    fireEvent.click(screen.getByRole('button', { name: 'Unenroll' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('Escape means Cancel, and the browser does not close it behind our back', () => {
    const { dialog, onCancel } = request();
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('while the deed is under way nothing can be pressed, and neither Escape nor the back gesture closes it', () => {
    const { dialog, onConfirm, onCancel } = request({ busy: true, busyText: 'Unenrolling' });
    fireEvent.click(screen.getByRole('button', { name: 'Unenrolling' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  test('a failure is read aloud, and the question stays', () => {
    request({ error: 'Something went wrong, try again' });
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong, try again');
  });

  test('a press that begins inside and ends on the backdrop does not close it', () => {
    const { dialog, onCancel } = request();
    fireEvent.mouseDown(screen.getByRole('heading'));
    fireEvent.click(dialog);
    expect(onCancel).not.toHaveBeenCalled();
  });
});
