import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalDay } from '../forms/optionalDay.ts';
import { requiredLine } from '../forms/textField.ts';
import { recordId, recordIds, wholeNumber } from '../forms/wholeNumberField.ts';
import { windowProblem } from '../funnels/salesWindow.ts';
import { formatAmount } from '../money/formatPeso.ts';
import { wholePesos } from '../forms/pesosField.ts';
import { endOfIsoDay, fromIsoDay } from '../time/isoDay.ts';
import { couponCode, INVALID_COUPON_CODE } from './couponCode.ts';

/** Maximum number of uses that a limit can name. */
export const MAX_USES = 1_000_000;

export const INVALID_PERCENTAGE = 'Enter a percentage above 0 and up to 100, with at most two decimals.';

/** A percentage above 0 and up to 100, with at most two decimals. */
const percentage = z.pipe(
  z.transform((value: unknown): unknown => {
    const text = typeof value === 'string' ? value.trim().replace(/\s*%$/, '') : value;
    return typeof text === 'string' && /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Number(text) : text;
  }),
  z
    .number(INVALID_PERCENTAGE)
    .check(z.refine((percent) => percent > 0 && percent <= 100 && Math.round(percent * 100) / 100 === percent, INVALID_PERCENTAGE)),
);

const limit = (label: string) =>
  z._default(
    z.pipe(
      z.transform((value: unknown): unknown => (value === '' ? null : value)),
      z.nullable(wholeNumber(label, { least: 1, most: MAX_USES })),
    ),
    null,
  );

const fields = z.object({
  code: requiredLine('Code', 60).check(z.refine((typed) => couponCode(typed) !== null, INVALID_COUPON_CODE)),
  discountType: z.enum(['fixed', 'percentage'], formMessage('Discount type', 'required')),
  discount: z.unknown(),
  appliesTo: z._default(z.enum(['total', 'first', 'each'], formMessage('Applies to', 'validate')), 'total'),
  limitOverall: limit('Limit'),
  limitPerUser: limit('Limit per person'),
  startsOn: optionalDay('First day'),
  /** The last day on which it can be used. */
  endsOn: optionalDay('Last day'),
  /** The payment terms it is valid for; none means all. */
  paymentTermIds: z._default(recordIds('Payment term'), []),
  affiliateId: z._default(z.nullable(recordId('Affiliate')), null),
});

const discountField = { fixed: wholePesos('Discount', { least: 1 }), percentage } as const;

/**
 * A coupon as staff edit it. Its code is stored in capitals, a fixed discount is in whole pesos, a
 * percentage has at most two decimals, and a fixed discount is not more than the price.
 *
 * @param price the price of the funnel's product, in whole pesos
 * @example
 * couponForm(9999).parse({ code: 'early-bird', discountType: 'percentage', discount: '12.5' }).code
 * // 'EARLY-BIRD'
 * @spec 2 §3, discount types; the rest of a coupon is a product decision
 */
export const couponForm = (price: number) =>
  z.pipe(
    fields.check(
      z.superRefine(({ startsOn, endsOn }, context) => {
        const message = windowProblem({ from: startsOn, until: endsOn });
        if (message !== null) context.addIssue({ code: 'custom', path: ['endsOn'], message });
      }),
    ),
    z.transform(({ code, startsOn, endsOn, discount, ...values }, context) => {
      const read = discountField[values.discountType].safeParse(discount);
      const message = read.success ? tooMuch(values.discountType, read.data, price) : (read.error.issues[0]?.message ?? '');
      if (message !== null || !read.success) {
        context.issues.push({ code: 'custom', path: ['discount'], message: message ?? '', input: discount });
        return z.NEVER;
      }
      return {
        ...values,
        code: couponCode(code) ?? code,
        discount: read.data,
        startsAt: startsOn === null ? null : fromIsoDay(startsOn),
        endsAt: endOfIsoDay(endsOn),
      };
    }),
  );

const tooMuch = (type: 'fixed' | 'percentage', discount: number, price: number): string | null =>
  type === 'fixed' && discount > price ? `The discount is more than the price of ${formatAmount(price)}.` : null;

export type CouponForm = z.output<ReturnType<typeof couponForm>>;
