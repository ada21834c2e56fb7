import type { PaymentStatus } from './paymentStatus.ts';

/** A schedule entry as summed up for an invoice; in whole centavos. */
export interface InvoiceEntry {
  readonly priceCentavos: number;
  /** An earlier overpayment that counts towards this entry. */
  readonly creditCentavos: number;
  readonly status: PaymentStatus;
}

export interface InvoiceStanding {
  /** The total of the schedule. */
  readonly scheduledCentavos: number;
  /** The settled amount: paid entries, and the credit of unpaid ones. */
  readonly paidCentavos: number;
  /** The amount still due. */
  readonly balanceCentavos: number;
  readonly paidCount: number;
  readonly count: number;
  /** Whether the schedule adds up to the invoice's total. */
  readonly addsUp: boolean;
}

/**
 * The amount still due for a schedule entry, in centavos: nothing when it is paid, else its price
 * less its credit, never below 0. The specification leaves credits open; this is a product
 * decision.
 *
 * @example dueCentavos({ priceCentavos: 349_900, creditCentavos: 900, status: 'Unpaid' }) // 349000
 */
export function dueCentavos({ priceCentavos, creditCentavos, status }: InvoiceEntry): number {
  return status === 'Paid' ? 0 : Math.max(0, priceCentavos - creditCentavos);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * The standing of an invoice by its schedule. The settled and due amounts add up to the schedule.
 * If that differs from the invoice's total, `addsUp` is false and staff see a warning. The
 * specification leaves the header of payment details open; this is a product decision.
 *
 * @param totalCentavos the total of the invoice
 * @example
 * const entry = { priceCentavos: 349_900, creditCentavos: 0, status: 'Unpaid' };
 * invoiceStanding(349_900, [entry]).balanceCentavos // 349_900
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
