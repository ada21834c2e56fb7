import * as z from 'zod/mini';
import { dayField } from '../forms/dayField.ts';
import { formMessage } from '../forms/genericMessages.ts';
import { pesosToCentavos } from '../money/centavos.ts';
import { optionalLine, requiredText } from '../forms/textField.ts';
import { recordId } from '../forms/wholeNumberField.ts';
import { platformField } from './platformField.ts';

/** The largest amount of one payment or refund, in pesos. */
const MOST_PESOS = 10_000_000;

const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown): unknown => (value === undefined || value === '' ? null : value)),
    z.nullable(schema),
  );

const isCentavos = (pesos: number): boolean => Math.abs(Math.round(pesos * 100) / 100 - pesos) < 1e-9;

/**
 * Parses a typed amount in pesos with at most two decimals; returns null for anything else.
 *
 * @example typedPesos('₱2,000.50') // 2000.5
 */
export function typedPesos(typed: string): number | null {
  const digits = typed.replaceAll(/[₱,\s]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Number(digits) : null;
}

/**
 * A required amount of money that moved, in pesos with at most two decimals, as a number or as
 * people type it. Parses to centavos.
 *
 * @example movedPesos('Amount').parse('₱2,000.50') // 200050
 */
export const movedPesos = (label: string) =>
  z.pipe(
    z.transform((value: unknown, context) => {
      const blank = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
      if (blank) context.issues.push({ code: 'custom', message: formMessage(label, 'required'), input: value });
      return typeof value === 'string' ? (typedPesos(value) ?? value) : value;
    }),
    z.pipe(
      z
        .number(formMessage(label, 'pattern'))
        .check(
          z.minimum(0.01, { error: formMessage(label, 'min') }),
          z.maximum(MOST_PESOS, { error: formMessage(label, 'max') }),
          z.refine(isCentavos, { error: formMessage(label, 'pattern') }),
        ),
      z.transform((pesos: number) => pesosToCentavos(Math.round(pesos * 100) / 100)),
    ),
  );

/** The kinds of corrections of a payment, each with the field that it changes. */
export const CORRECTION_KINDS = [
  { value: 'platform', label: 'Wrong platform', field: 'paymentPlatform' },
  { value: 'person', label: 'Wrong person', field: 'userId' },
  { value: 'amount', label: 'Wrong amount', field: 'amount' },
  { value: 'day', label: 'Wrong day', field: 'paidOn' },
  { value: 'reference', label: 'Wrong reference', field: 'transactionId' },
  { value: 'bounced', label: 'The transfer bounced', field: null },
  { value: 'duplicate', label: 'Recorded twice', field: null },
] as const;

export type CorrectionKind = (typeof CORRECTION_KINDS)[number]['value'];

const kind = z.enum(
  CORRECTION_KINDS.map(({ value }) => value),
  formMessage('Kind', 'required'),
);

const fields = z.object({
  kind,
  paymentPlatform: orNull(platformField('Payment platform')),
  userId: orNull(recordId('Person')),
  amount: orNull(movedPesos('Amount')),
  paidOn: orNull(dayField('Day of payment')),
  transactionId: optionalLine('Reference', 100),
  reason: requiredText('Reason', 1000),
});

/**
 * The correction of a payment: its kind, the right value, and the reason for the record. A bounced
 * transfer and a payment that was recorded twice are only reversed.
 *
 * @spec a product decision
 */
export const correctionForm = fields.check(
  z.superRefine((form, context) => {
    const field = CORRECTION_KINDS.find(({ value }) => value === form.kind)?.field ?? null;
    if (field === null || field === 'transactionId' || form[field] !== null) return;
    context.addIssue({ code: 'custom', path: [field], message: formMessage(LABELS[field], 'required'), input: form[field] });
  }),
);

const LABELS = { paymentPlatform: 'Payment platform', userId: 'Person', amount: 'Amount', paidOn: 'Day of payment' } as const;

export type CorrectionForm = z.output<typeof correctionForm>;

/**
 * A refund: an amount of an invoice, or of a person's credit.
 *
 * @spec a product decision
 */
export const refundForm = z.object({
  amount: movedPesos('Amount'),
  paymentPlatform: platformField('Payment platform'),
  transactionId: z.pipe(
    optionalLine('Reference', 100),
    z.transform((text) => text || null),
  ),
  reason: requiredText('Reason', 1000),
  /** The payment that its provider pays back; null for a refund by hand. */
  paymentId: orNull(recordId('Payment')),
  /** Whether the access ends with it; a full refund always ends it. */
  endsAccess: z.pipe(
    z.optional(z.nullable(z.boolean())),
    z.transform((value) => value === true),
  ),
});

export type RefundForm = z.output<typeof refundForm>;
