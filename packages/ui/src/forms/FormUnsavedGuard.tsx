import { useForm, useFormState } from 'react-final-form';
import { isUnsaved } from './isUnsaved.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import type { UnsavedGuardProps } from './UnsavedGuard.tsx';

/** The texts while the form is being saved. */
const SAVING = {
  title: 'Leave while this is being saved?',
  consequence: 'We will let you know here whether it was saved.',
  leaveText: 'Leave',
  stayText: 'Wait',
};

/**
 * An UnsavedGuard for the surrounding form: active while it has unsaved changes, and until they are
 * saved.
 */
export function FormUnsavedGuard({ onGuard, ...texts }: Omit<UnsavedGuardProps, 'unsaved'>) {
  const form = useForm();
  const state = useFormState({ subscription: { dirty: true, dirtySinceLastSubmit: true, submitSucceeded: true, submitting: true } });
  return (
    <UnsavedGuard
      {...texts}
      {...(state.submitting && SAVING)}
      unsaved={isUnsaved(state)}
      // Reads the current form state: saving may navigate away before the next render.
      onGuard={onGuard && ((request) => onGuard((leave) => (isUnsaved(form.getState()) ? request(leave) : leave())))}
    />
  );
}
