import type { Ref } from 'react';
import { Field } from './Field.tsx';
import { NumberInput, prefixId } from './NumberInput.tsx';
import { fieldId } from './fieldProps.ts';
import type { FieldProps } from './fieldProps.ts';
import { parsePesos } from './parsePesos.ts';
import { useNumberText } from './useNumberText.ts';
import type { ParseNumber } from './useNumberText.ts';

export interface PesoFieldProps extends FieldProps {
  /**
   * An amount in whole pesos. null is empty, NaN is invalid input: the form's validation reports
   * it.
   */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  /** Parses the input; by default digits with or without separators. */
  parse?: ParseNumber | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const pesos = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 2 });

/** An amount in whole pesos, formatted with separators while not focused. */
export function PesoField({
  value,
  onChange,
  onBlur,
  onFocus,
  parse = parsePesos,
  placeholder,
  disabled,
  readOnly,
  ref,
  ...field
}: PesoFieldProps) {
  const amount = useNumberText({ value, onChange, parse, format: (number) => pesos.format(number) });
  return (
    <Field {...field} describedBy={prefixId(field.id ?? fieldId(field.name))}>
      {(control) => (
        <NumberInput
          {...control}
          ref={ref}
          prefix="₱"
          inputMode="numeric"
          value={amount.text}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readOnly}
          onChange={(event) => amount.type(event.target.value)}
          onFocus={() => {
            amount.enter();
            onFocus?.();
          }}
          onBlur={() => {
            amount.leave();
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}
