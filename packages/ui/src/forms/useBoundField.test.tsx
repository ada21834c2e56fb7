import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';
import { expect, test } from 'vitest';
import { SubmitForm } from './SubmitForm.tsx';
import { useBoundField } from './useBoundField.ts';

function Value() {
  return <output>{useBoundField<string>('city', '').value}</output>;
}

/** A user who types before the effects of the first render have run. */
function TypesAtOnce({ text }: { text: string }) {
  const form = useForm();
  useLayoutEffect(() => form.change('city', text), [form, text]);
  return null;
}

test.each(['Cebu', ''])('keeps what is typed as soon as the field is rendered: %o', async (text) => {
  render(
    <SubmitForm initialValues={{ city: 'Davao' }} onSubmit={async () => undefined}>
      <Value />
      <TypesAtOnce text={text} />
    </SubmitForm>,
  );
  expect((await screen.findByRole('status')).textContent).toBe(text);
});
