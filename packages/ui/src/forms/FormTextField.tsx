import { TextField, type TextFieldProps } from '@atlas/ui';
import { useField } from 'react-final-form';
import { shownError } from './shownError.ts';

/** A TextField bound to its form: the error shows after the field was left, or after an attempt to send. */
export function FormTextField(props: Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'onBlur' | 'onFocus'>) {
  const { input, meta } = useField<string>(props.name);
  return (
    <TextField
      {...props}
      value={input.value}
      onChange={(value) => input.onChange(value)}
      onBlur={() => input.onBlur()}
      onFocus={() => input.onFocus()}
      error={shownError(meta)}
    />
  );
}
