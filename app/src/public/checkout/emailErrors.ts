import { FORM_INVALID } from '@atlas/domain/errors';
import { validateWith } from '@atlas/domain/forms';
import { orderEmailForm } from '@atlas/domain/orders';

const validate = validateWith(orderEmailForm);

/** The errors of an address by the same rule as on the server; undefined for a valid one. Loaded when the form is sent. */
export function emailErrors(values: Record<string, string>) {
  const fields = validate(values) as Record<string, string>;
  return Object.keys(fields).length > 0 ? { text: FORM_INVALID, fields } : undefined;
}
