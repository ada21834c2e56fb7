import { CheckboxGroup } from '../components/forms/CheckboxGroup.tsx';
import type { CheckboxGroupProps } from '../components/forms/CheckboxGroup.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

const NONE: readonly string[] = [];

/** A CheckboxGroup bound to its form; the value is the list of the checked options. */
export function FormCheckboxGroup(props: Omit<CheckboxGroupProps, Bound>) {
  const { onFocus: _, ...bound } = useBoundField(props.name, NONE);
  return <CheckboxGroup {...props} {...bound} />;
}
