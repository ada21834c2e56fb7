import { FORM_INVALID } from '@atlas/domain/errors';
import { validateWith } from '@atlas/domain/forms';
import { receiptForm } from '@atlas/domain/orders';
import { fromIsoDay } from '@atlas/domain/time';

/**
 * The errors of a receipt by the same rule as on the server; undefined where all fields are valid.
 * Loaded when the form is sent, so that the page needs no library for forms.
 *
 * @param today in Manila, such as '2025-11-12', by the server's clock
 */
export function receiptErrors(values: Record<string, string>, today: string) {
  const fields = validateWith(receiptForm(fromIsoDay(today) ?? new Date()))(values) as Record<string, string>;
  return Object.keys(fields).length > 0 ? { text: FORM_INVALID, fields } : undefined;
}
