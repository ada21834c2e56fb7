import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldNote } from './FieldNote.tsx';
import { fieldControl } from './fieldControl.ts';
import { labelStyle, optionalStyle } from './labelStyle.ts';
import type { FieldControl } from './fieldControl.ts';
import type { FieldProps } from './fieldProps.ts';

interface FieldGroupProps extends FieldProps {
  role?: 'radiogroup' | undefined;
  /** Put the given id on the control that an error summary should focus. */
  children: (control: FieldControl) => ReactNode;
  disabled?: boolean | undefined;
}

/**
 * Several controls that form one value: a legend above, hint or error below, announced as a group.
 */
export function FieldGroup({ role, children, disabled, ...field }: FieldGroupProps) {
  const { control, noteId } = fieldControl(field);
  return (
    <Root
      role={role}
      disabled={disabled}
      aria-describedby={control['aria-describedby']}
      aria-invalid={role === 'radiogroup' ? control['aria-invalid'] : undefined}
      aria-required={role === 'radiogroup' ? control['aria-required'] : undefined}
    >
      <Legend>
        {field.label}
        {field.optionalText && <Optional> {field.optionalText}</Optional>}
      </Legend>
      <Content>
        {children(control)}
        <FieldNote id={noteId} hint={field.hint} error={field.error} />
      </Content>
    </Root>
  );
}

const Root = styled.fieldset`
  min-width: 0;
`;

const Legend = styled.legend`
  ${labelStyle}
  padding-bottom: 6px;
`;

const Optional = styled.span`
  ${optionalStyle}
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;
