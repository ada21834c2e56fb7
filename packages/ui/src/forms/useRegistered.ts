import { useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';
import { sameValue } from './sameValue.ts';

/**
 * Registers a field with the form as soon as it is rendered. `useField` registers it after the
 * paint and then sets its initial value: on a slow phone that would discard what was typed in
 * between.
 */
export function useRegistered(name: string): void {
  const form = useForm();
  useLayoutEffect(() => form.registerField(name, () => undefined, {}, { isEqual: sameValue, silent: true }), [form, name]);
}
