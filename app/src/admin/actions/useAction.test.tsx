import type { ToastMessage } from '@atlas/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { takeToasts } from '@atlas/ui/components/feedback/showToast.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestError } from '../../session/fetchGraphQL.ts';
import type { Action, Question } from './Action.ts';
import { ActionButton } from './ActionButton.tsx';
import { CHANGED_MEANWHILE } from './showActionError.ts';

afterEach(() => {
  cleanup();
  takeToasts();
});

const confirm: Question = { title: 'Remove Agenda.txt?', consequence: 'Members can no longer open it.', confirmText: 'Remove file' };
const formErrors = new RequestError('The file is in use.', 'CONFLICT');

function show(action: Partial<Action>) {
  const run = vi.fn<Action['run']>(() => Promise.resolve());
  render(<ActionButton action={{ run, ...action }}>Remove</ActionButton>);
  return run;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Presses a button that requires confirmation, and waits for the dialog. */
async function pressAndAsk(name: string): Promise<HTMLElement> {
  press(name);
  return screen.findByRole('alertdialog', { name: confirm.title });
}
const question = () => screen.queryByRole('alertdialog', { name: confirm.title });

async function nextToast(): Promise<ToastMessage> {
  return waitFor(() => {
    const [toast] = takeToasts();
    expect(toast).toBeDefined();
    return toast!;
  });
}

/** A run that the test settles. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { run: vi.fn(() => promise), resolve, reject };
}

test('runs once when pressed twice, and can be pressed again afterwards', async () => {
  const { run, resolve } = pending();
  show({ run, success: 'Removed.' });
  press('Remove');
  press('Remove');
  expect(run).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'));
  resolve();
  expect(await nextToast()).toEqual({ kind: 'success', text: 'Removed.' });
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
  press('Remove');
  expect(run).toHaveBeenCalledTimes(2);
});

test('shows the server’s message for a rejection and a general message for any other error', async () => {
  show({ run: () => Promise.reject(formErrors) });
  press('Remove');
  expect(await nextToast()).toEqual({ kind: 'error', text: 'The file is in use.' });
  cleanup();
  show({ run: () => Promise.reject(new TypeError('x is undefined')) });
  press('Remove');
  expect(await nextToast()).toEqual({ kind: 'error', text: 'Something went wrong, try again' });
});

test('shows no toast without a success text', async () => {
  const run = show({});
  press('Remove');
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
  expect([run.mock.calls.length, takeToasts()]).toEqual([1, []]);
});

test('does not run when the confirmation is cancelled', async () => {
  const run = show({ confirm });
  expect(within(await pressAndAsk('Remove')).getByText('Members can no longer open it.')).not.toBeNull();
  press('Cancel');
  expect(question()).toBeNull();
  expect(run).not.toHaveBeenCalled();
});

test('runs once per confirmation and closes the dialog when done', async () => {
  const { run, resolve } = pending();
  show({ confirm, run, success: 'Agenda.txt is removed.' });
  await pressAndAsk('Remove');
  press('Remove file');
  press('Remove file');
  expect(run).toHaveBeenCalledTimes(1);
  expect(question()?.getAttribute('aria-busy')).toBe('true');
  press('Cancel');
  expect(question()).not.toBeNull();
  resolve();
  expect(await nextToast()).toEqual({ kind: 'success', text: 'Agenda.txt is removed.' });
  await waitFor(() => expect(question()).toBeNull());
});

test('shows an error in the confirmation dialog and allows another try', async () => {
  const run = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(formErrors);
  show({ confirm, run });
  await pressAndAsk('Remove');
  press('Remove file');
  expect((await within(question()!).findByRole('alert')).textContent).toBe('The file is in use.');
  expect(takeToasts()).toEqual([]);
  press('Remove file');
  await waitFor(() => expect(question()).toBeNull());
  expect(within(await pressAndAsk('Remove')).queryByRole('alert')).toBeNull();
});

test('reloads the record that someone else changed, and closes the confirmation, which describes the former one', async () => {
  const reload = vi.fn(() => Promise.resolve());
  const stale = new RequestError('Someone else saved this file.', 'STALE');
  show({ confirm, run: () => Promise.reject(stale), reload });
  await pressAndAsk('Remove');
  press('Remove file');
  expect(await nextToast()).toEqual({ kind: 'error', text: CHANGED_MEANWHILE });
  await waitFor(() => expect(question()).toBeNull());
  expect(reload).toHaveBeenCalledTimes(1);
});

test('also reloads after a rejected Undo, and explains where the reload failed', async () => {
  const reload = vi.fn(() => Promise.reject(formErrors));
  const stale = new RequestError('Someone else saved this file.', 'STALE');
  show({ success: 'Removed.', undo: { run: () => Promise.reject(stale), reload } });
  press('Remove');
  (await nextToast()).action!.onClick();
  expect(await nextToast()).toEqual({ kind: 'error', text: CHANGED_MEANWHILE });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('offers undo, runs it after the page is left, and reports when it fails', async () => {
  const back = vi.fn(() => Promise.resolve());
  const undo = { run: back, success: 'Agenda.txt is back.' };
  show({ success: 'Removed.', undo });
  press('Remove');
  const { action } = await nextToast();
  expect(action?.text).toBe('Undo');
  cleanup();
  action!.onClick();
  expect(await nextToast()).toEqual({ kind: 'success', text: 'Agenda.txt is back.' });
  back.mockRejectedValueOnce(formErrors);
  action!.onClick();
  expect(await nextToast()).toEqual({ kind: 'error', text: 'The file is in use.' });
});
