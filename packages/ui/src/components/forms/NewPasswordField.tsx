import { styled } from 'styled-components';
import { Checklist } from './Checklist.tsx';
import type { ChecklistRule } from './Checklist.tsx';
import { fieldId } from './fieldProps.ts';
import { PasswordField } from './PasswordField.tsx';
import type { PasswordFieldProps } from './PasswordField.tsx';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'describedBy'> {
  /** What the password must have, and whether what is typed has it. */
  rules: readonly ChecklistRule[];
}

/** A password to be chosen, with what it must have ticked off while it is typed. */
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
