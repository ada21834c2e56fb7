import * as z from 'zod/mini';
import { email } from '../auth/email.ts';
import { facebookProfile } from '../auth/facebookProfile.ts';
import { couponCode, INVALID_COUPON_CODE } from '../coupons/couponCode.ts';
import { optionalLine, requiredLine } from '../forms/textField.ts';
import { recordId } from '../forms/wholeNumberField.ts';
import { platformField } from '../payments/platformField.ts';
import { INVALID_MOBILE_NUMBER, mobileNumber } from '../users/mobileNumber.ts';

export const TERMS_NEEDED = 'Check this box to place your order.';

/** Maximum length of a name, in characters. */
const MAX_NAME = 100;

/** An unchecked box is missing from a posted form, and 'on' or true when it is checked. */
const agreed = z.pipe(
  z.transform((value: unknown) => value === true || value === 'on'),
  z.literal(true, TERMS_NEEDED),
);

/** A blank field counts as none. */
const blankToNull = z.transform((value: unknown): unknown =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '') ? null : value,
);

/** A coupon code, or '' for none. */
export const couponField = z.pipe(
  z.pipe(
    optionalLine('Coupon', 100),
    z.string().check(z.refine((typed) => typed === '' || couponCode(typed) !== null, { error: INVALID_COUPON_CODE })),
  ),
  z.transform((typed) => couponCode(typed) ?? ''),
);

const requiredMobile = z.pipe(
  z.string('Mobile number is required').check(
    z.refine((typed) => typed.trim() !== '', { error: 'Mobile number is required', abort: true }),
    z.refine((typed) => mobileNumber(typed) !== null, { error: INVALID_MOBILE_NUMBER }),
  ),
  z.transform((typed) => mobileNumber(typed) ?? ''),
);

/**
 * The form of the checkout: the payment term, the coupon, the buyer and the payment method. The
 * amounts are those that the buyer saw: an order with others is not placed.
 *
 * @example
 * const buyer = { firstName: 'Maria', lastName: 'Cruz', email: 'maria@example.com' };
 * const rest = { mobileNumber: '0917 123 4567', method: 'gcash', terms: 'on' };
 * checkoutForm.parse({ ...buyer, ...rest }).mobileNumber // '+639171234567'
 * @spec 2 §5 names the fields; a product decision
 */
export const checkoutForm = z.object({
  /** The id of the payment term; null for the funnel's own, or for one payment. */
  paymentTermId: z.pipe(blankToNull, z.nullable(recordId('Payment term'))),
  coupon: couponField,
  firstName: requiredLine('First name', MAX_NAME),
  lastName: requiredLine('Last name', MAX_NAME),
  email: email('Email is required'),
  mobileNumber: requiredMobile,
  facebookProfile,
  method: platformField('Payment method'),
  terms: agreed,
  /** The total and the first payment that the buyer saw, in whole pesos; null where they are unknown. */
  seenTotal: z.pipe(blankToNull, z.nullable(z.coerce.number())),
  seenDueToday: z.pipe(blankToNull, z.nullable(z.coerce.number())),
});

export type CheckoutForm = z.output<typeof checkoutForm>;

/** The form of a free order: nothing is paid, so it asks for no payment method. */
export const freeCheckoutForm = z.extend(checkoutForm, {
  method: z.pipe(
    z.unknown(),
    z.transform(() => null),
  ),
});

/** A corrected address of an order. */
export const orderEmailForm = z.object({ email: email('Email is required') });
