import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../primitives/Button.tsx';
import { FormPage } from './FormPage.tsx';
import { FormSection } from './FormSection.tsx';

const save = { primary: <Button type="submit">Save</Button> };

test('with onSubmit the page is the form, and its bar saves it', () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <FormPage title="Edit course" onSubmit={onSubmit} actions={save}>
      <FormSection title="Who and when">fields</FormSection>
    </FormPage>,
  );
  expect(document.querySelectorAll('form')).toHaveLength(1);
  fireEvent.click(within(screen.getByRole('group', { name: 'Save' })).getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('without onSubmit the page is inside a form of the caller', () => {
  render(
    <FormPage title="Edit course" actions={save}>
      fields
    </FormPage>,
  );
  expect(document.querySelector('form')).toBeNull();
});

test('a titled section is named by its title, under the title of the page', () => {
  render(
    <FormPage title="Edit course" actions={save}>
      <FormSection title="Who and when">fields</FormSection>
    </FormPage>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit course');
  expect(within(screen.getByRole('region', { name: 'Who and when' })).getByRole('heading', { level: 2 })).not.toBeNull();
});
