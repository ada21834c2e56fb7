import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Drawer } from './Drawer.tsx';
import { Modal } from './Modal.tsx';

test('is named by its title, and closes on the close button, Escape and the backdrop', () => {
  const onClose = vi.fn();
  render(
    <Drawer open onClose={onClose} title="Review payment">
      <p>₱3,000.00</p>
    </Drawer>,
  );
  const drawer = screen.getByRole('dialog', { name: 'Review payment' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(drawer, { key: 'Escape' });
  fireEvent.mouseDown(drawer);
  fireEvent.click(drawer);
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('Escape in a modal opened from it closes only that modal', () => {
  const [onClose, onModalClose] = [vi.fn(), vi.fn()];
  render(
    <Drawer open onClose={onClose} title="Review payment">
      <Modal open onClose={onModalClose} title="Edit amount" />
    </Drawer>,
  );
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Edit amount' }), { key: 'Escape' });
  expect([onModalClose.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});
