import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldNote } from './FieldNote.tsx';
import { fieldControl } from './fieldControl.ts';
import type { FieldControl } from './fieldControl.ts';
import type { FieldProps } from './fieldProps.ts';

interface FieldScaffoldProps extends FieldProps {
  /** Draws the control with the attributes it is given. */
  children: (control: FieldControl) => ReactNode;
}

/** Label above, hint below, error in place of the hint: the frame of every control. To build a new kind of field. */
export function Field({ children, ...field }: FieldScaffoldProps) {
  const { control, noteId } = fieldControl(field);
  return (
    <Frame>
      <Label htmlFor={control.id}>
        {field.label}
        {field.optionalText && <Optional> {field.optionalText}</Optional>}
      </Label>
      {children(control)}
      <FieldNote id={noteId} hint={field.hint} error={field.error} />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label`
  font-size: var(--text-14);
  font-weight: var(--weight-label);
`;

const Optional = styled.span`
  font-weight: var(--weight-text);
  color: var(--ink-muted);
`;
