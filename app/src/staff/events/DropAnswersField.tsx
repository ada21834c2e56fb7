import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { useField, useFormState } from 'react-final-form';

/** Asked once the server said that people would lose their seats by a change of the times; it says how many. */
export function DropAnswersField() {
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  const isTicked = useField<boolean>('dropAnswers', { subscription: { value: true } }).input.value;
  if (!isTicked && submitErrors?.['dropAnswers'] === undefined) return null;
  return <FormCheckbox name="dropAnswers" label="Drop these answers and tell the people" />;
}
