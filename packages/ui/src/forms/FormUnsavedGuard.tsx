import { useForm, useFormState } from 'react-final-form';
import { isUnsaved } from './isUnsaved.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import type { UnsavedGuardProps } from './UnsavedGuard.tsx';

/** An UnsavedGuard for the surrounding form: active while it has unsaved changes. */
export function FormUnsavedGuard({ onGuard, ...texts }: Omit<UnsavedGuardProps, 'unsaved'>) {
  const form = useForm();
  const state = useFormState({ subscription: { dirty: true, dirtySinceLastSubmit: true, submitSucceeded: true, submitting: true } });
  return (
    <UnsavedGuard
      {...texts}
      unsaved={isUnsaved(state)}
      // Reads the current form state: saving may navigate away before the next render.
      onGuard={onGuard && ((request) => onGuard((leave) => (isUnsaved(form.getState()) ? request(leave) : leave())))}
    />
  );
}
