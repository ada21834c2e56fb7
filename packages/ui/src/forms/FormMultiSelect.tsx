import { LateMultiSelect } from '../components/forms/LateMultiSelect.tsx';
import type { MultiSelectProps } from '../components/forms/MultiSelect.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

const NOTHING: readonly string[] = [];

/**
 * A MultiSelect whose list loads with the first touch, bound to its form; the value is the list of
 * selected ids.
 */
export function FormMultiSelect(props: Omit<MultiSelectProps, Bound>) {
  return <LateMultiSelect {...props} {...useBoundField<MultiSelectProps['value']>(props.name, NOTHING)} />;
}
