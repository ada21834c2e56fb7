import { Toaster } from '@atlas/ui';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { FORM_ERROR } from 'final-form';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { OVERTAKEN } from './formErrors.ts';
import { useRecordSave } from './useRecordSave.ts';

afterEach(cleanup);

const stale = new RequestError('Someone else saved this.', 'STALE');
const invalid = new RequestError('Check the name.', 'BAD_USER_INPUT', { name: 'Name is too long' });
const lost = new RequestError('No connection.', 'NETWORK');

/** Saves once, and returns the result and the summary's title afterwards. */
async function saved(hook: { current: ReturnType<typeof useRecordSave> }, run: () => Promise<unknown>) {
  const result: unknown = await act(() => hook.current.save(run));
  return [result, hook.current.failedTitle];
}

test('returns what the save returns', async () => {
  const { result } = renderHook(() => useRecordSave({ title: 'Edit course', reload: () => Promise.resolve() }));
  expect(await saved(result, () => Promise.resolve(undefined))).toEqual([undefined, undefined]);
});

test('reloads after a concurrent edit, explains it, and forgets it on the next save', async () => {
  const reload = vi.fn(() => Promise.resolve());
  const { result } = renderHook(() => useRecordSave({ title: 'Edit course', reload }));
  expect(await saved(result, () => Promise.reject(stale))).toEqual([{ [FORM_ERROR]: OVERTAKEN.text }, OVERTAKEN.title]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await saved(result, () => Promise.reject(invalid))).toEqual([
    { name: 'Name is too long', [FORM_ERROR]: 'Check the name.' },
    undefined,
  ]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('shows another message where one is given', async () => {
  const overtaken = { title: 'You saved this elsewhere', text: 'Your text is kept.' };
  const { result } = renderHook(() => useRecordSave({ title: 'Edit course', reload: () => Promise.resolve(), overtaken }));
  expect(await saved(result, () => Promise.reject(stale))).toEqual([{ [FORM_ERROR]: overtaken.text }, overtaken.title]);
});

test('shows the server’s message where nothing can be reloaded', async () => {
  const { result } = renderHook(() => useRecordSave({ title: 'Edit course', reload: undefined }));
  expect(await saved(result, () => Promise.reject(stale))).toEqual([{ [FORM_ERROR]: 'Someone else saved this.' }, undefined]);
});

test('shows why the reload failed, so that the next save can try again', async () => {
  const reload = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(lost);
  const { result } = renderHook(() => useRecordSave({ title: 'Edit course', reload }));
  expect(await saved(result, () => Promise.reject(stale))).toEqual([{ [FORM_ERROR]: 'No connection.' }, undefined]);
  expect(await saved(result, () => Promise.reject(stale))).toEqual([{ [FORM_ERROR]: OVERTAKEN.text }, OVERTAKEN.title]);
});

test('shows a failure after the form was left as a toast', async () => {
  const { result, unmount } = renderHook(() => useRecordSave({ title: 'Edit course', reload: undefined }));
  render(<Toaster />);
  const saving = Promise.withResolvers<undefined>();
  const late = result.current.save(() => saving.promise);
  unmount();
  saving.reject(lost);
  expect(await act(() => late)).toEqual({});
  expect(await screen.findByText('Edit course: not saved. No connection.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Open the form' })).toBeDefined();
});

test('shows a failure as a toast when the address has changed, although the form is still mounted', async () => {
  history.replaceState(null, '', '/courses/new');
  const { result } = renderHook(() => useRecordSave({ title: 'Create a Course', reload: undefined }));
  render(<Toaster />);
  const saving = Promise.withResolvers<undefined>();
  const run = vi.fn((_isStillHere: () => boolean) => saving.promise);
  const late = result.current.save(run);
  expect(run.mock.calls[0]?.[0]()).toBe(true);
  act(() => history.pushState(null, '', '/courses'));
  expect(run.mock.calls[0]?.[0]()).toBe(false);
  saving.reject(lost);
  expect(await act(() => late)).toEqual({});
  expect(await screen.findByText('Create a Course: not saved. No connection.')).toBeDefined();
});

test('passes an unexpected error on to the form', async () => {
  const { result } = renderHook(() => useRecordSave({ title: 'Edit course', reload: undefined }));
  await expect(result.current.save(() => Promise.reject(new TypeError('x is undefined')))).rejects.toThrow('x is undefined');
});
