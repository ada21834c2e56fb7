import type { Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { FieldNote } from './FieldNote.tsx';
import { fieldControl } from './fieldControl.ts';
import type { FieldProps } from './fieldProps.ts';

export interface SwitchProps extends Omit<FieldProps, 'optionalText' | 'required'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A setting that is on or off, effective immediately. For a value that is saved with a form use
 * Checkbox. The label names what is on, and stays the same when off.
 */
export function Switch({ checked, onChange, onBlur, disabled, ref, ...field }: SwitchProps) {
  const { control, noteId } = fieldControl(field);
  return (
    <Root>
      <Label>
        <span>{field.label}</span>
        <Track
          {...control}
          ref={ref}
          type="button"
          role="switch"
          aria-checked={checked}
          disabled={disabled}
          onClick={() => onChange(!checked)}
          onBlur={() => onBlur?.()}
        />
      </Label>
      <FieldNote id={noteId} hint={field.hint} error={field.error} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  min-width: 0;
  > p {
    padding-inline-end: 60px;
  }
`;

const Label = styled.label`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
  min-height: var(--control);
  font-size: var(--control-text);
  cursor: pointer;
  &:has(:disabled) {
    color: var(--ink-muted);
    cursor: not-allowed;
  }
`;

const Track = styled.button`
  position: relative;
  flex: none;
  width: 44px;
  height: 26px;
  padding: 0;
  border: var(--border) solid transparent;
  border-radius: var(--radius-pill);
  background: var(--line-strong);
  cursor: inherit;
  transition: background-color var(--base) var(--ease);
  &::after {
    content: '';
    position: absolute;
    inset: 2px auto 2px 2px;
    width: 20px;
    border-radius: 50%;
    background: var(--surface);
    transition: translate var(--base) var(--ease);
  }
  &[aria-checked='true'] {
    background: var(--accent);
  }
  &[aria-checked='true']::after {
    background: var(--accent-ink);
    translate: 18px 0;
  }
  &:disabled {
    background: var(--surface-sunken);
    border-color: var(--line-strong);
  }
  &:disabled::after {
    background: var(--line-strong);
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Canvas;
    border-color: CanvasText;
    &::after {
      background: CanvasText;
    }
    &[aria-checked='true'] {
      background: Highlight;
    }
    &[aria-checked='true']::after {
      background: HighlightText;
    }
  }
`;
