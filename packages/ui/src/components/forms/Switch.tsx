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

/** A touch target of 44 pixels, with the track across its middle. */
const Track = styled.button`
  position: relative;
  flex: none;
  width: var(--touch);
  height: var(--touch);
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  cursor: inherit;
  &::before {
    content: '';
    position: absolute;
    inset: 9px 0;
    border: var(--border) solid transparent;
    border-radius: var(--radius-pill);
    background: var(--line-strong);
    transition: background-color var(--base) var(--ease);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 12px auto 12px 3px;
    width: 20px;
    border-radius: 50%;
    background: var(--surface);
    transition: translate var(--base) var(--ease);
  }
  &[aria-checked='true']::before {
    background: var(--accent);
  }
  &[aria-checked='true']::after {
    background: var(--accent-ink);
    translate: 18px 0;
  }
  &:disabled::before {
    background: var(--surface-sunken);
    border-color: var(--line-strong);
  }
  &:disabled::after {
    background: var(--line-strong);
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    &::before {
      background: Canvas;
      border-color: CanvasText;
    }
    &::after {
      background: CanvasText;
    }
    &[aria-checked='true']::before {
      background: Highlight;
    }
    &[aria-checked='true']::after {
      background: HighlightText;
    }
  }
`;
