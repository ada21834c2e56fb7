import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { useField, useFormState } from 'react-final-form';

/**
 * Checkbox that confirms the loss of seats. Shown after the server rejected a change of times with
 * the number of people affected.
 */
export function CancelRsvpsField() {
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  const isTicked = useField<boolean>('cancelRsvps', { subscription: { value: true } }).input.value;
  if (!isTicked && submitErrors?.['cancelRsvps'] === undefined) return null;
  return <FormCheckbox name="cancelRsvps" label="Cancel these RSVPs and notify the people" />;
}
