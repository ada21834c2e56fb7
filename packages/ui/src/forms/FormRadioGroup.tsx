import { RadioGroup } from '../components/forms/RadioGroup.tsx';
import type { RadioGroupProps } from '../components/forms/RadioGroup.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

/** A RadioGroup bound to its form. */
export function FormRadioGroup(props: Omit<RadioGroupProps, Bound>) {
  const { onFocus: _, ...bound } = useBoundField(props.name, '');
  return <RadioGroup {...props} {...bound} />;
}
