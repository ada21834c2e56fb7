import { NewPasswordField } from '../components/forms/NewPasswordField.tsx';
import type { NewPasswordFieldProps } from '../components/forms/NewPasswordField.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

/** A NewPasswordField bound to its form; `rules` evaluates the requirements for the typed password. */
export function FormNewPasswordField(
  props: Omit<NewPasswordFieldProps, Bound | 'rules'> & { rules: (password: string) => NewPasswordFieldProps['rules'] },
) {
  const bound = useBoundField(props.name, '');
  return <NewPasswordField {...props} {...bound} rules={props.rules(bound.value)} />;
}
