import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../../primitives/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const hinted = (
  <Tooltip text="Approved payments only">
    <Button>Collected</Button>
  </Tooltip>
);

test('the control keeps its label and is described whether or not the tooltip is shown', () => {
  render(hinted);
  const button = screen.getByRole('button', { name: 'Collected' });
  expect(button.getAttribute('aria-description')).toBe('Approved payments only');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('shows on keyboard focus, and Escape hides it', async () => {
  render(hinted);
  const button = screen.getByRole('button');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => button.focus());
  expect((await screen.findByRole('tooltip')).textContent).toBe('Approved payments only');
  fireEvent.keyDown(button, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
