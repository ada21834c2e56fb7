import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { inputStyle } from './inputStyle.ts';

export interface DateFieldProps extends FieldProps {
  /** 'YYYY-MM-DD', or '' for no day. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  /**
   * The first and the last day that can be picked, 'YYYY-MM-DD'. Typed dates can exceed them: the
   * form's validation reports it.
   */
  min?: string | undefined;
  max?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A date with the native picker. Dates far back, such as birthdays, are faster to type. */
export function DateField({
  value,
  onChange,
  onBlur,
  onFocus,
  min,
  max = LAST_DAY,
  autoComplete,
  disabled,
  readOnly,
  ref,
  ...field
}: DateFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          ref={ref}
          type="date"
          value={value}
          min={min}
          max={max}
          autoComplete={autoComplete}
          disabled={disabled}
          readOnly={readOnly}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onBlur?.()}
          onFocus={() => onFocus?.()}
        />
      )}
    </Field>
  );
}

/** Without a maximum, browsers accept six-digit years. */
const LAST_DAY = '9999-12-31';

const Input = styled.input`
  ${inputStyle}
  appearance: none;
  font-variant-numeric: tabular-nums;
  &::-webkit-date-and-time-value {
    text-align: start;
  }
`;
