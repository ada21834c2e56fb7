import { dueCentavos, type InvoiceEntry } from './invoiceStanding.ts';

/** An entry of a payment schedule that money can pay, in whole centavos. */
export interface PayableEntry extends InvoiceEntry {
  readonly id: number;
  /** The day it is due, as in '2025-11-17'. */
  readonly scheduleDate: string;
  readonly position: number;
}

/** Money for one entry. */
export interface Share {
  readonly entryId: number;
  readonly centavos: number;
}

/** The use of a received amount. All of it is in `paid` and `creditCentavos`. */
export interface PaymentPlan {
  /** The shares of entries that the money pays. */
  readonly paid: readonly Share[];
  /**
   * The entry that is paid in part: it keeps `paidCentavos` as its price, and a new entry directly
   * after it has the rest. Null without one.
   */
  readonly split: { readonly entryId: number; readonly paidCentavos: number; readonly leftCentavos: number } | null;
  /** The part that becomes credit; of it, `applied` is used at once. */
  readonly creditCentavos: number;
  /** Credit that goes to other entries of the invoice at once. The new entry of a split is null. */
  readonly applied: readonly { readonly entryId: number | null; readonly centavos: number }[];
}

const byDay = (a: PayableEntry, b: PayableEntry): number => a.scheduleDate.localeCompare(b.scheduleDate) || a.position - b.position;

/**
 * Plans what a received amount pays: the chosen entries in their order, each as far as it is due.
 * The last one that the money reaches may be paid in part. It is then split at the whole peso below
 * the money, because prices are whole pesos. What is left becomes credit, which goes first to the
 * rest of that entry, then to the other unpaid entries of the invoice by day. Entries that are paid
 * or voided take nothing. The specification leaves partial payments and overpayments open; this is
 * a product decision.
 *
 * @param receivedCentavos whole centavos, from 1
 * @param chosen the entries that the payer meant, first to last
 * @param others the other entries of the same invoice
 * @throws RangeError when the amount is not such a number
 * @example
 * const entry = { id: 1, position: 1, scheduleDate: '2025-11-17', priceCentavos: 349_900 };
 * planPayment(200_050, [{ ...entry, allocatedCentavos: 0, isVoided: false }], []).split
 * // { entryId: 1, paidCentavos: 200_000, leftCentavos: 149_900 }
 */
export function planPayment(receivedCentavos: number, chosen: readonly PayableEntry[], others: readonly PayableEntry[]): PaymentPlan {
  if (!Number.isSafeInteger(receivedCentavos) || receivedCentavos < 1) {
    throw new RangeError(`Not a received amount in centavos: ${String(receivedCentavos)}`);
  }
  let left = receivedCentavos;
  const paid: Share[] = [];
  let split: PaymentPlan['split'] = null;
  for (const entry of chosen) {
    const due = dueCentavos(entry);
    if (left === 0 || due === 0 || split !== null) continue;
    const share = left >= due ? due : partOf(entry, left);
    if (share < due) {
      if (share === 0) break;
      const paidCentavos = entry.allocatedCentavos + share;
      split = { entryId: entry.id, paidCentavos, leftCentavos: entry.priceCentavos - paidCentavos };
    }
    paid.push({ entryId: entry.id, centavos: share });
    left -= share;
  }
  const rest = split === null ? [] : [{ entryId: null, due: split.leftCentavos }];
  const open = [...chosen.filter(({ id }) => !paid.some(({ entryId }) => entryId === id)), ...others];
  const next = [...rest, ...open.toSorted(byDay).map((entry) => ({ entryId: entry.id, due: dueCentavos(entry) }))];
  return { paid, split, creditCentavos: left, applied: spread(left, next) };
}

/** The share of an entry that is paid in part, so that the paid part is a price in whole pesos. */
const partOf = ({ allocatedCentavos }: PayableEntry, centavos: number): number =>
  Math.max(0, Math.floor((allocatedCentavos + centavos) / 100) * 100 - allocatedCentavos);

function spread<Id>(centavos: number, entries: readonly { entryId: Id; due: number }[]): { entryId: Id; centavos: number }[] {
  let left = centavos;
  return entries.flatMap(({ entryId, due }) => {
    const share = Math.min(left, due);
    left -= share;
    return share === 0 ? [] : [{ entryId, centavos: share }];
  });
}

/**
 * The credit that goes to an entry: as much as is due, or all there is.
 *
 * @param creditCentavos the credit of the person, from 0
 * @example
 * const entry = { priceCentavos: 349_900, allocatedCentavos: 0, isVoided: false };
 * creditFor(entry, 5_050) // 5_050
 */
export const creditFor = (entry: InvoiceEntry, creditCentavos: number): number => Math.max(0, Math.min(dueCentavos(entry), creditCentavos));
