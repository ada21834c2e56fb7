/** A schedule entry as summed up for an invoice; in whole centavos. */
export interface InvoiceEntry {
  readonly priceCentavos: number;
  /** The money and credit that pay it so far. */
  readonly allocatedCentavos: number;
  /** Whether it is no longer owed. */
  readonly isVoided: boolean;
}

export interface InvoiceStanding {
  /** The total of the schedule, without voided entries. */
  readonly scheduledCentavos: number;
  /** The settled amount: payments and credit. */
  readonly paidCentavos: number;
  /** The amount still due by the schedule. */
  readonly balanceCentavos: number;
  readonly paidCount: number;
  /** The number of entries that are not voided. */
  readonly count: number;
  /**
   * The part of the invoice that no entry asks for; below zero when the entries ask for more than
   * the invoice.
   */
  readonly unscheduledCentavos: number;
  /** Whether the schedule adds up to what the invoice asks for. */
  readonly addsUp: boolean;
}

/**
 * Whether an entry is settled: everything it asks for is paid. A free entry is settled at once; a
 * voided one never is.
 *
 * @example isSettled({ priceCentavos: 0, allocatedCentavos: 0, isVoided: false }) // true
 * @spec 2 §4
 */
export const isSettled = ({ priceCentavos, allocatedCentavos, isVoided }: InvoiceEntry): boolean =>
  !isVoided && allocatedCentavos >= priceCentavos;

/**
 * The amount still due for a schedule entry, in centavos: its price less what pays it, never below
 * 0, and nothing when it is voided. The specification leaves credits open; this is a product
 * decision.
 *
 * @example
 * const entry = { priceCentavos: 349_900, allocatedCentavos: 900, isVoided: false };
 * dueCentavos(entry) // 349_000
 */
export function dueCentavos({ priceCentavos, allocatedCentavos, isVoided }: InvoiceEntry): number {
  return isVoided ? 0 : Math.max(0, priceCentavos - allocatedCentavos);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * The standing of an invoice by its schedule. Staff see a warning when the schedule does not add up
 * to what the invoice asks for. The specification leaves the header of payment details open; this
 * is a product decision.
 *
 * @param totalCentavos the total of the invoice
 * @param voidedCentavos the part of it that is no longer owed
 * @example
 * const entry = { priceCentavos: 349_900, allocatedCentavos: 0, isVoided: false };
 * invoiceStanding(349_900, 0, [entry]).balanceCentavos // 349_900
 */
export function invoiceStanding(totalCentavos: number, voidedCentavos: number, entries: readonly InvoiceEntry[]): InvoiceStanding {
  const asked = entries.filter(({ isVoided }) => !isVoided);
  const scheduledCentavos = sum(asked.map(({ priceCentavos }) => priceCentavos));
  const unscheduledCentavos = totalCentavos - voidedCentavos - scheduledCentavos;
  return {
    scheduledCentavos,
    paidCentavos: sum(asked.map(({ allocatedCentavos }) => allocatedCentavos)),
    balanceCentavos: sum(asked.map(dueCentavos)),
    paidCount: asked.filter(isSettled).length,
    count: asked.length,
    unscheduledCentavos,
    addsUp: unscheduledCentavos === 0,
  };
}
