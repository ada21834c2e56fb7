import { FORM_INVALID } from '@atlas/domain/errors';
import { validateWith } from '@atlas/domain/forms';
import { checkoutForm, freeCheckoutForm } from '@atlas/domain/orders';

const validatePaid = validateWith(checkoutForm);
const validateFree = validateWith(freeCheckoutForm);

/**
 * The errors of the form of a checkout by the same rule as on the server; undefined where all
 * fields are valid. Loaded when the form is sent, so that the page needs no library for forms.
 */
export function checkoutErrors(values: Record<string, string>, isFree: boolean) {
  const fields = (isFree ? validateFree : validatePaid)({ ...values, coupon: '', paymentTermId: null }) as Record<string, string>;
  return Object.keys(fields).length > 0 ? { text: FORM_INVALID, fields } : undefined;
}
