import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// Loaded when it is needed. Loading it first keeps its time out of the tests.
import '../components/feedback/ConfirmDialog.tsx';
import { FormTextField } from './FormTextField.tsx';
import { FormUnsavedGuard } from './FormUnsavedGuard.tsx';
import { SubmitForm } from './SubmitForm.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import type { ConfirmLeaving } from './UnsavedGuard.tsx';

/** Acts as a router: navigates, unless a guard is registered. */
function router() {
  let request: ConfirmLeaving | null = null;
  const go = vi.fn();
  return {
    go,
    onGuard: (next: ConfirmLeaving) => {
      request = next;
      return () => {
        request = null;
      };
    },
    leave: () =>
      act(() => {
        if (request === null) go();
        else request(go);
      }),
  };
}
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('leaves at once without unsaved changes', () => {
  const { go, leave, onGuard } = router();
  render(<UnsavedGuard unsaved={false} onGuard={onGuard} />);
  leave();
  expect(go).toHaveBeenCalled();
  expect(closes()).toBe(true);
});

test('otherwise prompts, and the user can stay', async () => {
  const { go, leave, onGuard } = router();
  render(<UnsavedGuard unsaved onGuard={onGuard} />);
  expect(closes()).toBe(false);
  leave();
  expect((await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).textContent).toContain(
    'What you changed on this page is lost.',
  );
  await press('Keep editing');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(go).not.toHaveBeenCalled();
});

test('or leave anyway', async () => {
  const { go, leave, onGuard } = router();
  render(<UnsavedGuard unsaved onGuard={onGuard} />);
  leave();
  await press('Leave without saving');
  expect(go).toHaveBeenCalledTimes(1);
});

test('does not prompt a second time when leaving loads another document', async () => {
  const { go, leave, onGuard } = router();
  const { unmount } = render(
    <>
      <UnsavedGuard unsaved />
      <UnsavedGuard unsaved onGuard={onGuard} />
    </>,
  );
  let prompted: boolean | null = null;
  go.mockImplementation(() => (prompted = !closes()));
  leave();
  expect(prompted).toBeNull();
  await press('Leave without saving');
  expect([prompted, closes()]).toEqual([false, true]);
  unmount();
});

test('still prompts for a form whose dialog was closed', () => {
  const { rerender } = render([<UnsavedGuard key="form" unsaved />, <UnsavedGuard key="dialog" unsaved />]);
  rerender([<UnsavedGuard key="form" unsaved />]);
  expect(closes()).toBe(false);
});

test.each([
  ['presses a key', () => fireEvent.keyDown(document.body)],
  ['presses a button', () => fireEvent.pointerDown(document.body)],
  ['changes another form', () => render(<UnsavedGuard unsaved />)],
])('prompts again when the user stays on the page after all and %s', async (_what, next) => {
  const { leave, onGuard } = router();
  render(<UnsavedGuard unsaved onGuard={onGuard} />);
  leave();
  await press('Leave without saving');
  expect(closes()).toBe(true);
  next();
  expect(closes()).toBe(false);
});

test('stops prompting once there are no unsaved changes', () => {
  const { go, leave, onGuard } = router();
  const { rerender } = render(<UnsavedGuard unsaved onGuard={onGuard} />);
  rerender(<UnsavedGuard unsaved={false} onGuard={onGuard} />);
  leave();
  expect(go).toHaveBeenCalled();
  expect(closes()).toBe(true);
});

test('guards a form from the first change until it is saved', async () => {
  const { go, leave, onGuard } = router();
  const onSubmit = vi.fn(async () => undefined);
  render(
    <SubmitForm<{ name?: string }> onSubmit={onSubmit} initialValues={{ name: 'Maricel' }}>
      <FormTextField name="name" label="Name" />
      <FormUnsavedGuard onGuard={onGuard} />
      <button>Save</button>
    </SubmitForm>,
  );
  const type = (value: string) => fireEvent.input(screen.getByRole('textbox', { name: 'Name' }), { target: { value } });
  expect(closes()).toBe(true);
  type('Marisol');
  expect(closes()).toBe(false);
  type('Maricel');
  expect(closes()).toBe(true);
  type('Marisol');
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  leave();
  expect(go).toHaveBeenCalledTimes(1);
  expect(closes()).toBe(true);
  type('Mari');
  expect(closes()).toBe(false);
});

test('prompts while the form is being saved, with the option to wait', async () => {
  const { go, leave, onGuard } = router();
  const saving = Promise.withResolvers<undefined>();
  render(
    <SubmitForm<{ name?: string }> onSubmit={() => saving.promise} initialValues={{ name: 'Maricel' }}>
      <FormTextField name="name" label="Name" />
      <FormUnsavedGuard onGuard={onGuard} />
      <button>Save</button>
    </SubmitForm>,
  );
  fireEvent.input(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Marisol' } });
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  leave();
  expect(await screen.findByRole('alertdialog', { name: 'Leave while this is being saved?' })).toBeDefined();
  await press('Wait');
  expect(go).not.toHaveBeenCalled();
  await act(async () => saving.resolve(undefined));
  leave();
  expect(go).toHaveBeenCalledTimes(1);
});

test.each([true, false])('uses the prompt of the browser when the dialog cannot be loaded: %s', async (agrees) => {
  vi.resetModules();
  vi.doMock('../components/feedback/ConfirmDialog.tsx', () => {
    throw new Error('offline');
  });
  const confirm = vi.fn(() => agrees);
  vi.stubGlobal('confirm', confirm);
  const { UnsavedGuard: Offline } = await import('./UnsavedGuard.tsx');
  const { go, leave, onGuard } = router();
  render(<Offline unsaved onGuard={onGuard} />);
  leave();
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledWith('Leave without saving? What you changed on this page is lost.'));
  expect(go).toHaveBeenCalledTimes(agrees ? 1 : 0);
  vi.doUnmock('../components/feedback/ConfirmDialog.tsx');
  vi.unstubAllGlobals();
});
