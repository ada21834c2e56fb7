import type { PaymentStatus } from './paymentStatus.ts';

/** A schedule entry as an invoice adds it up; whole centavos. */
export interface InvoiceEntry {
  readonly priceCentavos: number;
  /** What was paid too much before and counts here. */
  readonly creditCentavos: number;
  readonly status: PaymentStatus;
}

export interface InvoiceStanding {
  /** What the schedule comes to. */
  readonly scheduledCentavos: number;
  /** What is settled: paid entries, and the credit of those that are not. */
  readonly paidCentavos: number;
  /** What is still due. */
  readonly balanceCentavos: number;
  readonly paidCount: number;
  readonly count: number;
  /** Whether the schedule comes to what the invoice says. */
  readonly addsUp: boolean;
}

/**
 * What is still due for a schedule entry, in centavos: nothing when it is paid, else its price less its credit, never below 0.
 *
 * @example dueCentavos({ priceCentavos: 349_900, creditCentavos: 900, status: 'Unpaid' }) // 349000
 * The specification leaves credits open; this is a product decision.
 */
export function dueCentavos({ priceCentavos, creditCentavos, status }: InvoiceEntry): number {
  return status === 'Paid' ? 0 : Math.max(0, priceCentavos - creditCentavos);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * How an invoice stands by its schedule. Settled and still due are together what the schedule comes to; where that is not the total
 * of the invoice, `addsUp` is false and staff are warned.
 *
 * @param totalCentavos what the invoice says
 * @example invoiceStanding(0, []) // nothing paid, nothing due, adds up
 * The specification leaves the header of payment details open; this is a product decision.
 */
export function invoiceStanding(totalCentavos: number, entries: readonly InvoiceEntry[]): InvoiceStanding {
  const scheduledCentavos = sum(entries.map(({ priceCentavos }) => priceCentavos));
  const balanceCentavos = sum(entries.map(dueCentavos));
  return {
    scheduledCentavos,
    paidCentavos: scheduledCentavos - balanceCentavos,
    balanceCentavos,
    paidCount: entries.filter(({ status }) => status === 'Paid').length,
    count: entries.length,
    addsUp: scheduledCentavos === totalCentavos,
  };
}
