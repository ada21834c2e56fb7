import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { FormTextField } from './FormTextField.tsx';
import { SubmitForm } from './SubmitForm.tsx';
import type { SubmitFormProps } from './SubmitForm.tsx';
import { submitErrors } from './submitErrors.ts';

interface Values {
  name?: string;
  mobile?: string;
}
const validate = ({ name }: Values) => (name ? {} : { name: 'Name is required' });

function start(props: Partial<SubmitFormProps<Values>> = {}) {
  const onSubmit = vi.fn(() => Promise.resolve<object | undefined>(undefined));
  render(
    <SubmitForm<Values> validate={validate} onSubmit={onSubmit} {...props}>
      <FormErrorSummary />
      <FormTextField name="mobile" label="Mobile" />
      <FormTextField name="name" label="Name" />
      <button>Save</button>
    </SubmitForm>,
  );
  return onSubmit;
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const save = () => act(async () => screen.getByRole('button', { name: 'Save' }).click());

test('saves valid values without errors', async () => {
  const onSubmit = start();
  type('Name', 'Maricel');
  await save();
  expect(onSubmit.mock.calls).toMatchObject([[{ name: 'Maricel' }, {}]]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('does not save invalid values: shows the summary and focuses the first invalid field', async () => {
  const onSubmit = start();
  expect(screen.queryByText('Name is required')).toBeNull();
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  const summary = screen.getByRole('alert');
  expect(summary.textContent).toBe('Errors prevented this form from being savedName is required');
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Name'));
});

test('in a long form focuses the summary on each attempt, and each line links to its field', async () => {
  start({ focusOnError: 'summary' });
  await save();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  fireEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Name is required' }));
  expect(document.activeElement).toBe(field('Name'));
  await save();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('keeps the summary while the user corrects, and updates it with the next attempt', async () => {
  start();
  await save();
  type('Name', 'Maricel');
  expect(field('Name').hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByRole('alert')).toBeDefined();
  await save();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows server errors in the summary and at their fields until the field changes', async () => {
  const fieldErrors = { mobile: 'Invalid mobile number!' };
  start({ onSubmit: () => Promise.resolve(submitErrors({ fieldErrors, message: 'Errors prevented this form from being saved' })) });
  type('Name', 'Maricel');
  await save();
  expect(screen.getByRole('alert').textContent).toBe('Errors prevented this form from being savedInvalid mobile number!');
  expect(document.activeElement).toBe(field('Mobile'));
  expect(field('Mobile').getAttribute('aria-invalid')).toBe('true');
  type('Mobile', '09171234567');
  expect(field('Mobile').hasAttribute('aria-invalid')).toBe(false);
});

test('shows a general error with its details and focuses it', async () => {
  start({ onSubmit: () => Promise.resolve(submitErrors({ message: 'The group is full.' })) });
  type('Name', 'Maricel');
  await save();
  expect(screen.getByRole('alert').textContent).toBe('An error has occurredThe group is full.');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('treats a save that throws as a failure', async () => {
  start({ onSubmit: () => Promise.reject(new Error('offline')) });
  type('Name', 'Maricel');
  await save();
  expect(screen.getByRole('alert').textContent).toBe('An error has occurredCheck your connection, then try again.');
  expect(field('Name').value).toBe('Maricel');
});

test('allows one attempt at a time', async () => {
  let finish = () => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  start({ onSubmit });
  type('Name', 'Maricel');
  await save();
  await save();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

test('ignores the submission of a form in a dialog opened from this one', async () => {
  const outer = vi.fn();
  render(
    <form onSubmit={outer}>
      <p>Around</p>
    </form>,
  );
  const inner = vi.fn(() => Promise.resolve());
  render(
    <div onSubmit={outer}>
      <SubmitForm<Values> onSubmit={inner}>
        <button>Save</button>
      </SubmitForm>
    </div>,
  );
  await save();
  expect(inner).toHaveBeenCalled();
  expect(outer).not.toHaveBeenCalled();
});

test('links an error in an item without a field to the field of the list', async () => {
  render(
    <SubmitForm<{ tags?: string }> validate={() => ({ tags: ['Tag is too long'] })} onSubmit={() => Promise.resolve()}>
      <FormTextField name="tags" label="Tags" />
      <button>Save</button>
    </SubmitForm>,
  );
  await save();
  expect(document.activeElement).toBe(field('Tags'));
});

test('when the record changes, keeps edited fields and updates the others', () => {
  const form = (initialValues: Values) => (
    <SubmitForm<Values> initialValues={initialValues} onSubmit={() => Promise.resolve()}>
      <FormTextField name="name" label="Name" />
      <FormTextField name="mobile" label="Mobile" />
    </SubmitForm>
  );
  const { rerender } = render(form({ name: 'Maricel', mobile: '0917' }));
  type('Name', 'Marisol');
  rerender(form({ name: 'Mary', mobile: '0918' }));
  expect([field('Name').value, field('Mobile').value]).toEqual(['Marisol', '0918']);
});

test('treats equal values in a new array as unchanged and does not validate again', () => {
  const check = vi.fn(() => ({}));
  const form = () => (
    <SubmitForm<{ tags: string[]; name?: string }> initialValues={{ tags: ['a'] }} validate={check} onSubmit={() => Promise.resolve()}>
      <FormTextField name="name" label="Name" />
    </SubmitForm>
  );
  const { rerender } = render(form());
  const checked = check.mock.calls.length;
  rerender(form());
  expect(check).toHaveBeenCalledTimes(checked);
});
