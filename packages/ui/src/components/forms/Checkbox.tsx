import type { Ref } from 'react';
import { styled } from 'styled-components';
import { checkboxStyle } from './checkboxStyle.ts';
import { FieldNote } from './FieldNote.tsx';
import { fieldControl } from './fieldControl.ts';
import type { FieldProps } from './fieldProps.ts';

export interface CheckboxProps extends Omit<FieldProps, 'optionalText'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A yes or no that takes effect when the form is submitted. The label describes the effect of yes
 * and may contain links.
 */
export function Checkbox({ checked, onChange, onBlur, disabled, ref, ...field }: CheckboxProps) {
  const { control, noteId } = fieldControl(field);
  return (
    <Root>
      <Label>
        <Input
          {...control}
          ref={ref}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={() => onBlur?.()}
        />
        <span>{field.label}</span>
      </Label>
      <FieldNote id={noteId} hint={field.hint} error={field.error} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  min-width: 0;
  > p {
    padding: 0 0 var(--space-2) var(--space-8);
  }
`;

const Label = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  min-height: var(--control);
  padding-block: var(--choice-pad);
  font-size: var(--control-text);
  cursor: pointer;
  &:has(:disabled) {
    color: var(--ink-muted);
    cursor: not-allowed;
  }
`;

const Input = styled.input`
  ${checkboxStyle}
  margin: 1px 0 0;
`;
