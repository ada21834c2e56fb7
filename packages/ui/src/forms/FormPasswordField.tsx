import { PasswordField, type PasswordFieldProps } from '@atlas/ui';
import { useField } from 'react-final-form';
import { shownError } from './shownError.ts';

/** A PasswordField bound to its form. */
export function FormPasswordField(props: Omit<PasswordFieldProps, 'value' | 'onChange' | 'error' | 'onBlur' | 'onFocus'>) {
  const { input, meta } = useField<string>(props.name);
  return (
    <PasswordField
      {...props}
      value={input.value}
      onChange={(value) => input.onChange(value)}
      onBlur={() => input.onBlur()}
      onFocus={() => input.onFocus()}
      error={shownError(meta)}
    />
  );
}
