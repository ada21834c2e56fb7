import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { requiredLine } from '../forms/textField.ts';
import { wholeNumber } from '../forms/wholeNumberField.ts';
import { optionalPesos, wholePesos } from '../forms/pesosField.ts';
import type { PaymentAlignment, PaymentInterval, PaymentTerm } from './paymentTerms.ts';

/** Maximum number of payments of a term. A product decision. */
export const MAX_PAYMENTS = 60;

/** Maximum length of a term's name, in characters. */
export const MAX_TERM_NAME = 100;

const named = { name: requiredLine('Name', MAX_TERM_NAME), surcharge: z._default(wholePesos('Surcharge'), 0) };

/** A number that only instalments have: checked once the kind is known. */
const ofInstalments = z.pipe(
  z.unknown(),
  z.transform((value) => value as number | null),
);

const fields = z.object({
  ...named,
  kind: z._default(z.enum(['one-time', 'instalments'], formMessage('Kind', 'required')), 'one-time'),
  /** The number of payments, including the first; ignored for a single payment. */
  count: z._default(ofInstalments, 3),
  interval: z._default(z.enum(['week', 'half-month', 'month'], formMessage('Interval', 'validate')), 'month'),
  alignment: z._default(z.enum(['enrolment-day', 'half-month-end'], formMessage('Due days', 'validate')), 'enrolment-day'),
  /** Null if the first payment equals the others; ignored for a single payment. */
  firstPayment: z._default(ofInstalments, null),
});

const instalmentFields = z.object({
  count: wholeNumber('Number of payments', { least: 2, most: MAX_PAYMENTS }),
  firstPayment: optionalPesos('First payment', { least: 1 }),
});

/** A payment term as it is stored, in whole pesos. */
export interface PaymentTermForm {
  readonly name: string;
  readonly kind: PaymentTerm['kind'];
  /** 1 for a single payment. */
  readonly count: number;
  readonly interval: PaymentInterval;
  readonly alignment: PaymentAlignment;
  readonly firstPayment: number | null;
  readonly surcharge: number;
}

/**
 * A payment term as staff edit it: one payment, or instalments with their number, interval, due
 * days and, if it differs, first payment. The values that only instalments have are dropped from a
 * single payment.
 *
 * @example paymentTermForm.parse({ name: 'At once', kind: 'one-time', count: '12' }).count // 1
 * @spec 1 §2.8; the fields of a term are a product decision
 */
export const paymentTermForm = z.pipe(
  fields,
  z.transform((values, context): PaymentTermForm => {
    const { name, kind, interval, alignment, surcharge } = values;
    if (kind === 'one-time') return { name, kind, count: 1, interval: 'month', alignment: 'enrolment-day', firstPayment: null, surcharge };
    const made = instalmentFields.safeParse(values);
    if (made.success) return { name, kind, interval, alignment, surcharge, ...made.data };
    for (const { path, message } of made.error.issues) context.issues.push({ code: 'custom', path: [...path], message, input: values });
    return z.NEVER;
  }),
);

/** The term of a form, as the rules of schedules take it. */
export const termOfForm = (form: PaymentTermForm): PaymentTerm => {
  const { kind, count, interval, alignment, firstPayment, surcharge } = form;
  return kind === 'one-time' ? { kind, surcharge } : { kind, count, interval, alignment, firstPayment, surcharge };
};
