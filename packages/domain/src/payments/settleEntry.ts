export interface Settlement {
  /** What of the entry is paid, in whole pesos; 0 when less than a peso was received. */
  readonly paid: number;
  /** What of it is still due, in whole pesos; 0 when it is settled. */
  readonly left: number;
  /** What was received beyond, for the next entry; in centavos. */
  readonly creditCentavos: number;
}

/**
 * A schedule entry once an amount for it was received: settled, with what is beyond it as credit, or split at the whole peso below
 * the amount, with the centavos as credit. Nothing is lost: paid and credit are together what was received.
 *
 * @param price of the entry, in whole pesos, from 0
 * @param receivedCentavos from 0
 * @throws RangeError when one of them is no such whole number
 * @example settleEntry(3499, 200_050) // { paid: 2000, left: 1499, creditCentavos: 50 }
 * The specification leaves partial payments open; this is a product decision.
 */
export function settleEntry(price: number, receivedCentavos: number): Settlement {
  if (!Number.isSafeInteger(price) || price < 0) throw new RangeError(`Not a price in whole pesos: ${String(price)}`);
  if (!Number.isSafeInteger(receivedCentavos) || receivedCentavos < 0) {
    throw new RangeError(`Not an amount in centavos: ${String(receivedCentavos)}`);
  }
  const paid = Math.min(price, Math.floor(receivedCentavos / 100));
  return { paid, left: price - paid, creditCentavos: receivedCentavos - paid * 100 };
}
