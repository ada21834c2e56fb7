import { styled } from 'styled-components';
import { Checklist } from './Checklist.tsx';
import type { ChecklistRule } from './Checklist.tsx';
import { fieldId } from './fieldProps.ts';
import { PasswordField } from './PasswordField.tsx';
import type { PasswordFieldProps } from './PasswordField.tsx';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'describedBy'> {
  /** The requirements, and whether the typed password meets them. */
  rules: readonly ChecklistRule[];
}

/** A new password, with requirements that are checked off while typing. */
export function NewPasswordField({ rules, ...field }: NewPasswordFieldProps) {
  const rulesId = `${field.id ?? fieldId(field.name)}-rules`;
  return (
    <Root>
      <PasswordField {...field} autoComplete="new-password" describedBy={rulesId} />
      <Checklist id={rulesId} rules={rules} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
`;
