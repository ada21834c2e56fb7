import { fieldId } from './fieldProps.ts';

/** The control of a field by its name; for a part that has none of its own, that of the field it is a part of. */
export function findField(name: string): HTMLElement | null {
  const own = document.getElementById(fieldId(name));
  const whole = name.replace(/[.[][^.[]*$/, '');
  return own ?? (whole === name ? null : findField(whole));
}
