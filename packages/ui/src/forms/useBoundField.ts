import { useField } from 'react-final-form';
import { sameValue } from './sameValue.ts';
import { shownError } from './shownError.ts';

/** What a binding takes from its form; the rest of its props are the field's own. */
export type Bound = 'value' | 'checked' | 'onChange' | 'onBlur' | 'onFocus' | 'error';

/** An emptied text stays an empty text; by itself final-form would take the value away. */
const asItIs = <Value>(value: Value): Value => value;

/**
 * The value, the events and the shown error of one field of the form around it. `empty` stands for a value that is not there yet.
 * The error shows after the field was left, or after an attempt to send.
 */
export function useBoundField<Value>(name: string, empty: Value) {
  const { input, meta } = useField<Value | '' | null>(name, { isEqual: sameValue, parse: asItIs });
  return {
    value: input.value === '' || input.value === null ? empty : input.value,
    onChange: (value: Value) => input.onChange(value),
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
    error: shownError(meta),
  };
}
