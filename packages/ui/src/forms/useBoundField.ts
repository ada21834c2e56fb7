import { useField } from 'react-final-form';
import { sameValue } from './sameValue.ts';
import { shownError } from './shownError.ts';
import { useRegistered } from './useRegistered.ts';

/** The props that a binding takes from its form. */
export type Bound = 'value' | 'checked' | 'onChange' | 'onBlur' | 'onFocus' | 'error';

/** Keeps an empty string; by default final-form would remove the value. */
const asItIs = <Value>(value: Value): Value => value;

/**
 * The value, event handlers and visible error of a form field. `empty` is the value while there is none.
 * The error is shown after the field is blurred, or after a submit attempt.
 */
export function useBoundField<Value>(name: string, empty: Value) {
  useRegistered(name);
  const { input, meta } = useField<Value | '' | null>(name, { isEqual: sameValue, parse: asItIs });
  return {
    value: input.value === '' || input.value === null ? empty : input.value,
    onChange: (value: Value) => input.onChange(value),
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
    error: shownError(meta),
  };
}
