import { useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';
import { sameValue } from './sameValue.ts';

/**
 * Makes the form know a field as soon as it is in the page. `useField` registers it after the paint and then gives it its initial value: on a slow
 * phone that would undo what was typed in between.
 */
export function useRegistered(name: string): void {
  const form = useForm();
  useLayoutEffect(() => form.registerField(name, () => undefined, {}, { isEqual: sameValue, silent: true }), [form, name]);
}
