import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Modal } from './Modal.tsx';

describe('a modal', () => {
  test('is not rendered until it opens', () => {
    render(<Modal open={false} onClose={() => undefined} title="Add your link" />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes on the close button, Escape and the backdrop', () => {
    const onClose = vi.fn();
    render(<Modal open onClose={onClose} title="Add your link" />);
    const dialog = screen.getByRole('dialog', { name: 'Add your link' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  test('has no close button and ignores both kinds of Escape when it must be answered', () => {
    const onClose = vi.fn();
    render(<Modal open mustAnswer onClose={onClose} title="Choose a new password" />);
    const dialog = screen.getByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('stays open when an element inside it handled Escape', () => {
    const onClose = vi.fn();
    render(
      <Modal open onClose={onClose} title="Add your link">
        <input aria-label="Course" onKeyDown={(event) => event.preventDefault()} />
      </Modal>,
    );
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });

  test('focuses the task before the close button', () => {
    render(
      <Modal open onClose={() => undefined} title="Add your link" actions={<button>Save</button>}>
        <input aria-label="Link" />
      </Modal>,
    );
    const order = [...screen.getByRole('dialog').querySelectorAll('input, button')].map(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
    expect(order).toEqual(['Link', 'Save', 'Close']);
  });
});
