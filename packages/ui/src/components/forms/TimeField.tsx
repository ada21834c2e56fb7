import { styled } from 'styled-components';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { inputStyle } from './inputStyle.ts';
import { Select } from './Select.tsx';
import type { SelectOption } from './Select.tsx';

export interface TimeFieldProps extends FieldProps {
  /** 'HH:MM' in 24 hours, or '' for no time. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  /** Times to choose from, such as half hours, formatted by the caller. Without them any minute can be typed. */
  slots?: readonly SelectOption[] | undefined;
  /** The text for no selection, with slots. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

/** A time of day: from given slots, or to the minute with the native picker. State the time zone in the label or hint. */
export function TimeField({ value, onChange, onBlur, onFocus, slots, placeholder, disabled, ...field }: TimeFieldProps) {
  if (slots !== undefined) {
    const control = { value, onChange, onBlur, disabled, placeholder };
    return <Select {...field} {...control} options={slots} />;
  }
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          type="time"
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onBlur?.()}
          onFocus={() => onFocus?.()}
        />
      )}
    </Field>
  );
}

const Input = styled.input`
  ${inputStyle}
  appearance: none;
  font-variant-numeric: tabular-nums;
  &::-webkit-date-and-time-value {
    text-align: start;
  }
`;
