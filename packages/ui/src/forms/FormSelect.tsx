import { Select } from '../components/forms/Select.tsx';
import type { SelectProps } from '../components/forms/Select.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

interface FormSelectProps extends Omit<SelectProps, Bound> {
  /** The form's value for no selection: '' or null. */
  empty?: '' | null | undefined;
}

/** A Select bound to its form; the value is the selected option's. */
export function FormSelect({ empty = '', ...props }: FormSelectProps) {
  const { value, onFocus: _, onChange, ...bound } = useBoundField<string | null>(props.name, '');
  return <Select {...props} {...bound} value={value ?? ''} onChange={(next) => onChange(next === '' ? empty : next)} />;
}
