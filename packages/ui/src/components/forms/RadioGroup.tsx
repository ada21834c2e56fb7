import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldProps } from './fieldProps.ts';
import { radioStyle } from './radioStyle.ts';

export interface RadioOption {
  value: string;
  label: string;
  /** The consequence of choosing it. */
  description?: string | undefined;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  options: readonly RadioOption[];
  /** `cards` for an important choice: each option in its own box. */
  look?: 'list' | 'cards' | undefined;
  disabled?: boolean | undefined;
}

/** Selects one of two to six visible options. For more use Select. */
export function RadioGroup({ value, onChange, onBlur, options, look = 'list', disabled, ...field }: RadioGroupProps) {
  // An error links to the selected option, or to the first.
  const first = options.findIndex((option) => option.value === value);
  return (
    <FieldGroup {...field} role="radiogroup" disabled={disabled}>
      {(control) => (
        <Options
          $look={look}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
        >
          {options.map((option, index) => (
            <Option key={option.value} $look={look}>
              <Input
                id={index === Math.max(0, first) ? control.id : `${control.id}-${option.value}`}
                type="radio"
                name={field.id ?? control.name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                aria-describedby={option.description === undefined ? undefined : `${control.id}-${option.value}-about`}
                onChange={() => onChange(option.value)}
              />
              <Label>
                {option.label}
                {option.description !== undefined && (
                  <Description id={`${control.id}-${option.value}-about`}>{option.description}</Description>
                )}
              </Label>
            </Option>
          ))}
        </Options>
      )}
    </FieldGroup>
  );
}

type Look = NonNullable<RadioGroupProps['look']>;

const Options = styled.div<{ $look: Look }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $look }) => ($look === 'cards' ? 'var(--space-2)' : '0')};
`;

const card = `
  padding: var(--space-3) var(--space-4);
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-media);
  background: var(--surface);
  &:hover { background: var(--surface-sunken); }
  &:has(:checked) { border-color: var(--accent); background: var(--accent-surface); box-shadow: var(--shadow-chosen); }
  &:has(:focus-visible) { outline: var(--ring) solid var(--focus); outline-offset: 2px; }
  :focus-visible { outline: none; }
`;

const Option = styled.label<{ $look: Look }>`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  min-height: var(--control);
  padding-block: var(--choice-pad);
  font-size: var(--control-text);
  cursor: pointer;
  ${({ $look }) => $look === 'cards' && card}
  &:has(:disabled) {
    color: var(--ink-muted);
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;

const Label = styled.span`
  min-width: 0;
`;

const Description = styled.span`
  display: block;
  color: var(--ink-muted);
  font-size: var(--text-14);
`;

const Input = styled.input`
  ${radioStyle}
`;
