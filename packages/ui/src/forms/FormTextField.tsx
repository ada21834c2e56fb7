import { TextField } from '../components/forms/TextField.tsx';
import type { TextFieldProps } from '../components/forms/TextField.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

/** A TextField bound to its form. */
export function FormTextField(props: Omit<TextFieldProps, Bound>) {
  return <TextField {...props} {...useBoundField<TextFieldProps['value']>(props.name, '')} />;
}
