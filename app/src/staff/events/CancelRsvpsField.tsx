import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { useField, useFormState } from 'react-final-form';

/** Asked once the server said that people would lose their seats by a change of the times; it says how many. */
export function CancelRsvpsField() {
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  const isTicked = useField<boolean>('cancelRsvps', { subscription: { value: true } }).input.value;
  if (!isTicked && submitErrors?.['cancelRsvps'] === undefined) return null;
  return <FormCheckbox name="cancelRsvps" label="Cancel these RSVPs and notify the people" />;
}
