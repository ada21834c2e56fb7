import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../../primitives/Button.tsx';
import { Popover } from './Popover.tsx';

const popover = (
  <Popover trigger={<Button>How is this counted?</Button>} title="Collected">
    Approved payments.
  </Popover>
);

test('a press opens it with its title, and Close restores the focus', async () => {
  render(popover);
  const button = screen.getByRole('button', { name: 'How is this counted?' });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Collected' });
  expect(dialog.textContent).toContain('Approved payments.');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('Escape closes it', async () => {
  render(popover);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
