import { useFormState } from 'react-final-form';
import { TermSchedule } from './TermSchedule.tsx';
import type { TermValues } from '../shared/selling/termValues.ts';

/** The sample schedule of the term in the surrounding form, as it is typed. */
export function FormTermSchedule() {
  const { values } = useFormState<TermValues>({ subscription: { values: true } });
  return <TermSchedule term={values} />;
}
