import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal } from './Modal.tsx';
import { showToast, takeToasts } from './showToast.ts';
import type { ToastMessage } from './showToast.ts';
import { Toaster } from './Toaster.tsx';

const code = vi.hoisted(() => ({ arrives: false }));
vi.mock('./ToastStack.tsx', () => {
  if (!code.arrives) throw new TypeError('Failed to fetch dynamically imported module');
  return { ToastStack: () => <p>The library</p> };
});

beforeEach(() => {
  code.arrives = false;
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  takeToasts();
});

const say = (message: ToastMessage) => act(async () => showToast(message));

test('without the library shows the messages in a live region until they are closed', async () => {
  const { container } = render(<Toaster />);
  const region = container.querySelector('[aria-live="polite"]');
  expect(region?.textContent).toBe('');
  await say({ kind: 'error', text: 'Not saved' });
  expect(await within(region as HTMLElement).findByText('Not saved')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(region?.textContent).toBe('');
});

test('shows the last three messages from before it was mounted', async () => {
  for (const text of ['one', 'two', 'three', 'four']) showToast({ text });
  render(<Toaster />);
  expect(await screen.findByText('four')).toBeTruthy();
  expect(screen.getByText('two')).toBeTruthy();
  expect(screen.queryByText('one')).toBeNull();
});

test('offers the action, and replaces a toast with the same id', async () => {
  const onRetry = vi.fn();
  render(<Toaster />);
  await say({ kind: 'loading', text: 'Saving', id: 'save' });
  expect(await screen.findByText('Saving')).toBeTruthy();
  await say({ kind: 'error', text: 'Not saved', id: 'save', action: { text: 'Retry', onClick: onRetry } });
  expect(await screen.findByText('Not saved')).toBeTruthy();
  expect(screen.queryByText('Saving')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Not saved')).toBeNull();
});

test('is inside an open dialog, where it can be read and pressed', async () => {
  render(
    <>
      <Modal open onClose={() => undefined} title="Add your link" />
      <Toaster />
    </>,
  );
  await say({ kind: 'error', text: 'Not saved' });
  expect(screen.getByRole('dialog').contains(await screen.findByText('Not saved'))).toBe(true);
});

test('loads the library again with the next toast', async () => {
  render(<Toaster />);
  await say({ kind: 'error', text: 'Not saved' });
  expect(await screen.findByText('Not saved')).toBeTruthy();
  code.arrives = true;
  await say({ kind: 'success', text: 'Saved' });
  expect(await screen.findByText('The library')).toBeTruthy();
});
