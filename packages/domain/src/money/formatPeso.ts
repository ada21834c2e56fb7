import { CURRENCY, LOCALE } from './currency.ts';

let format: Intl.NumberFormat | undefined;

/**
 * An amount in pesos with its sign and always two decimals, zero included.
 *
 * @param pesos may have centavos, rounded half away from zero
 * @throws RangeError when pesos is no finite number
 * @example formatAmount(3499) // '₱3,499.00'
 * Specification 2 §9.
 */
export function formatAmount(pesos: number): string {
  if (!Number.isFinite(pesos)) throw new RangeError(`Not an amount: ${String(pesos)}`);
  format ??= new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY, currencyDisplay: 'narrowSymbol' });
  return format.format(pesos === 0 ? 0 : pesos);
}

/** The price of what costs nothing. Specification 1 §1. */
export const FREE = 'FREE';

/**
 * A price in pesos; zero reads FREE. For amounts that are no price (a balance, what was collected) use `formatAmount`.
 *
 * @param pesos may have centavos
 * @throws RangeError when pesos is no finite number
 * @example formatPeso(0) // 'FREE'
 * Specification 1 §1, 2 §9.
 */
export function formatPeso(pesos: number): string {
  return pesos === 0 ? FREE : formatAmount(pesos);
}
