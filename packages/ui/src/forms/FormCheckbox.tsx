import { Checkbox } from '../components/forms/Checkbox.tsx';
import type { CheckboxProps } from '../components/forms/Checkbox.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

/** A Checkbox bound to its form; the value is true or false. */
export function FormCheckbox(props: Omit<CheckboxProps, Bound>) {
  const { value, onChange, onBlur, error } = useBoundField(props.name, false);
  return <Checkbox {...props} checked={value} onChange={onChange} onBlur={onBlur} error={error} />;
}
