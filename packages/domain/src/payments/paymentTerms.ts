/**
 * The default payment term of a funnel.
 *
 * @spec 2 §3
 */
export const DEFAULT_PAYMENT_TERM = 'one-time';

export const PAYMENT_TERM_KINDS = [
  { value: 'one-time', label: 'One-time' },
  { value: 'instalments', label: 'Instalments' },
] as const;

export const PAYMENT_INTERVALS = [
  { value: 'week', label: 'Every week' },
  { value: 'half-month', label: 'Twice a month' },
  { value: 'month', label: 'Every month' },
] as const;

export const PAYMENT_ALIGNMENTS = [
  { value: 'enrolment-day', label: 'Day of enrollment' },
  { value: 'half-month-end', label: '15th and month end' },
] as const;

export type PaymentInterval = (typeof PAYMENT_INTERVALS)[number]['value'];
export type PaymentAlignment = (typeof PAYMENT_ALIGNMENTS)[number]['value'];

/** How a price is paid; amounts in whole pesos. */
export type PaymentTerm =
  | { readonly kind: 'one-time'; readonly surcharge?: number }
  | {
      readonly kind: 'instalments';
      /** The number of payments, including the first. */
      readonly count: number;
      readonly interval: PaymentInterval;
      readonly alignment: PaymentAlignment;
      /** The first payment, if it differs from the others. */
      readonly firstPayment?: number | null;
      /** The surcharge added to the price for this term. */
      readonly surcharge?: number;
    };
