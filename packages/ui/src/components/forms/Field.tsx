import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldNote } from './FieldNote.tsx';
import { fieldControl, labelId } from './fieldControl.ts';
import type { FieldControl } from './fieldControl.ts';
import { labelStyle, optionalStyle } from './labelStyle.ts';
import type { FieldProps } from './fieldProps.ts';

interface FieldScaffoldProps extends FieldProps {
  /** Renders the control with the given attributes. */
  children: (control: FieldControl) => ReactNode;
  /** Shown at the end of the line below the control, such as a counter. */
  aside?: ReactNode;
  /** The id of another element that describes the control. */
  describedBy?: string | undefined;
}

/**
 * Label above, hint below, error instead of the hint: the layout of every field. For building new
 * kinds of fields.
 */
export function Field({ children, aside, describedBy, ...field }: FieldScaffoldProps) {
  const { control, noteId } = fieldControl(field, describedBy);
  const note = <FieldNote id={noteId} hint={field.hint} error={field.error} />;
  return (
    <Root>
      <Label id={labelId(control.id)} htmlFor={control.id}>
        {field.label}
        {field.optionalText && <Optional> {field.optionalText}</Optional>}
      </Label>
      {children(control)}
      {aside === undefined ? (
        note
      ) : (
        <Footer>
          {note}
          {aside}
        </Footer>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label`
  ${labelStyle}
`;

const Optional = styled.span`
  ${optionalStyle}
`;

const Footer = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: flex-start;
  justify-content: space-between;
  > :last-child {
    margin-inline-start: auto;
  }
`;
