export interface Settlement {
  /** The paid part of the entry, in whole pesos; 0 when less than a peso was received. */
  readonly paid: number;
  /** The part still due, in whole pesos; 0 when it is settled. */
  readonly left: number;
  /** The excess received, as credit for the next entry; in centavos. */
  readonly creditCentavos: number;
}

/**
 * Settles a schedule entry with a received amount. A full payment settles it, with any excess as
 * credit. Otherwise it is split at the whole peso below the amount, with the centavos as credit.
 * Nothing is lost: paid and credit add up to what was received. The specification leaves partial
 * payments open; this is a product decision.
 *
 * @param price the entry's price in whole pesos, from 0
 * @param receivedCentavos the received amount in centavos, from 0
 * @throws RangeError when one of them is not such a whole number
 * @example settleEntry(3499, 200_050) // { paid: 2000, left: 1499, creditCentavos: 50 }
 */
export function settleEntry(price: number, receivedCentavos: number): Settlement {
  if (!Number.isSafeInteger(price) || price < 0) throw new RangeError(`Not a price in whole pesos: ${String(price)}`);
  if (!Number.isSafeInteger(receivedCentavos) || receivedCentavos < 0) {
    throw new RangeError(`Not an amount in centavos: ${String(receivedCentavos)}`);
  }
  const paid = Math.min(price, Math.floor(receivedCentavos / 100));
  return { paid, left: price - paid, creditCentavos: receivedCentavos - paid * 100 };
}
