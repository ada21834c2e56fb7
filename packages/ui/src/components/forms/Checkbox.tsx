import type { Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
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
  appearance: none;
  display: grid;
  flex: none;
  place-content: center;
  width: var(--choice-box);
  height: var(--choice-box);
  margin: 1px 0 0;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-small);
  background: var(--surface);
  cursor: inherit;
  &:checked {
    background: var(--accent);
    border-color: var(--accent);
  }
  &:checked::after {
    content: '';
    width: 11px;
    height: 6px;
    border: solid var(--accent-ink);
    border-width: 0 0 2.5px 2.5px;
    rotate: -45deg;
    translate: 0 -2px;
  }
  &[aria-invalid='true'] {
    border-width: 2px;
    border-color: var(--danger-ink);
  }
  &:disabled {
    background: var(--surface-sunken);
    border-color: var(--line-strong);
  }
  &:disabled:checked::after {
    border-color: var(--ink-muted);
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: CanvasText;
  }
`;
