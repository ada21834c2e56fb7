import { useForm, useFormState } from 'react-final-form';
import { isUnsaved } from './isUnsaved.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import type { UnsavedGuardProps } from './UnsavedGuard.tsx';

/** An UnsavedGuard of the form around it: it asks as long as something was changed and not saved. */
export function FormUnsavedGuard({ onGuard, ...texts }: Omit<UnsavedGuardProps, 'unsaved'>) {
  const form = useForm();
  const state = useFormState({ subscription: { dirty: true, dirtySinceLastSubmit: true, submitSucceeded: true, submitting: true } });
  return (
    <UnsavedGuard
      {...texts}
      unsaved={isUnsaved(state)}
      // The form's state of this moment: saving may lead away before this is drawn anew.
      onGuard={onGuard && ((ask) => onGuard((leave) => (isUnsaved(form.getState()) ? ask(leave) : leave())))}
    />
  );
}
