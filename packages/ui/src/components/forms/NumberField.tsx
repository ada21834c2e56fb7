import type { KeyboardEvent, Ref } from 'react';
import { Field } from './Field.tsx';
import { NumberInput } from './NumberInput.tsx';
import { parseNumber } from './parseNumber.ts';
import type { FieldProps } from './fieldProps.ts';
import { useNumberText } from './useNumberText.ts';
import type { ParseNumber } from './useNumberText.ts';

export interface NumberFieldProps extends FieldProps {
  /** null is empty, NaN is invalid input: the form's validation reports it. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  /** The range of the arrow keys. Typed values can exceed it: the form's validation reports it. */
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** The unit after the number: "days". */
  unit?: string | undefined;
  parse?: ParseNumber | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A quantity: days, seats, points. The arrow keys step. For money use PesoField, for identifiers such as phone numbers TextField. */
export function NumberField({
  value,
  onChange,
  onBlur,
  onFocus,
  min,
  max,
  step = 1,
  unit,
  parse = parseNumber,
  placeholder,
  disabled,
  readOnly,
  ref,
  ...field
}: NumberFieldProps) {
  const number = useNumberText({ value, onChange, parse, format: String });
  const known = value === null || Number.isNaN(value) ? undefined : value;
  const stepBy = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || readOnly || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    number.type(String(within(known === undefined ? (min ?? 0) : inSteps(known, direction * step), min, max)));
  };
  return (
    <Field {...field}>
      {(control) => (
        <NumberInput
          {...control}
          ref={ref}
          role="spinbutton"
          aria-valuenow={known}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={known === undefined || unit === undefined ? undefined : `${known} ${unit}`}
          inputMode={keyboard(min, step)}
          value={number.text}
          unit={unit}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readOnly}
          onChange={(event) => number.type(event.target.value)}
          onKeyDown={stepBy}
          onFocus={() => {
            number.enter();
            onFocus?.();
          }}
          onBlur={() => {
            number.leave();
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}

/** The numeric keyboards of phones have no minus key. */
const keyboard = (min: number | undefined, step: number) =>
  min === undefined || min < 0 ? undefined : Number.isInteger(step) ? 'numeric' : 'decimal';

const within = (value: number, min = -Infinity, max = Infinity) => Math.min(max, Math.max(min, value));

/** Avoids floating-point errors: 0.1 + 0.2 is 0.3. */
const inSteps = (value: number, by: number) => Number((value + by).toFixed(10));
