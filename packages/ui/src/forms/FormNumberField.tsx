import { NumberField } from '../components/forms/NumberField.tsx';
import type { NumberFieldProps } from '../components/forms/NumberField.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

/** A NumberField bound to its form; the value is a number, null, or NaN for invalid input. */
export function FormNumberField(props: Omit<NumberFieldProps, Bound>) {
  return <NumberField {...props} {...useBoundField<NumberFieldProps['value']>(props.name, null)} />;
}
