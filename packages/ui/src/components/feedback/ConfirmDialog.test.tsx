import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

function request(props: Partial<ConfirmDialogProps> = {}) {
  const handlers = { onConfirm: vi.fn(), onCancel: vi.fn() };
  render(<ConfirmDialog open title="Unenroll Jomar?" consequence="He loses 3 courses." confirmText="Unenroll" {...handlers} {...props} />);
  return { ...handlers, dialog: screen.getByRole('alertdialog', { name: 'Unenroll Jomar?' }) };
}

describe('a confirmation', () => {
  test('is read with its consequence', () => {
    const { dialog } = request();
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('He loses 3 courses.');
  });

  test('is closed by the action or by Cancel', () => {
    const { onConfirm, onCancel } = request();
    fireEvent.click(screen.getByRole('button', { name: 'Unenroll' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('treats Escape as Cancel and prevents the browser from closing the dialog', () => {
    const { dialog, onCancel } = request();
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('ignores presses, Escape and the back gesture while busy', () => {
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

  test('announces a failure and stays open', () => {
    request({ error: 'Something went wrong, try again' });
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong, try again');
  });

  test('stays open when a press begins inside and ends on the backdrop', () => {
    const { dialog, onCancel } = request();
    fireEvent.mouseDown(screen.getByRole('heading'));
    fireEvent.click(dialog);
    expect(onCancel).not.toHaveBeenCalled();
  });
});
