import { Select } from '../components/forms/Select.tsx';
import type { SelectProps } from '../components/forms/Select.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

/** A Select bound to its form. */
export function FormSelect(props: Omit<SelectProps, Bound>) {
  const { onFocus: _, ...bound } = useBoundField(props.name, '');
  return <Select {...props} {...bound} />;
}
