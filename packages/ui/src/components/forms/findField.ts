import { fieldId } from './fieldProps.ts';

/** The control of a field by its name; for a nested value without a control, that of its parent field. */
export function findField(name: string): HTMLElement | null {
  const own = document.getElementById(fieldId(name));
  const whole = name.replace(/[.[][^.[]*$/, '');
  return own ?? (whole === name ? null : findField(whole));
}
