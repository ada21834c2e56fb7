import { PasswordField } from '../components/forms/PasswordField.tsx';
import type { PasswordFieldProps } from '../components/forms/PasswordField.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

/** A PasswordField bound to its form. */
export function FormPasswordField(props: Omit<PasswordFieldProps, Bound>) {
  return <PasswordField {...props} {...useBoundField<PasswordFieldProps['value']>(props.name, '')} />;
}
