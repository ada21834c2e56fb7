import { centavosToPesos } from './centavos.ts';
import { CURRENCY, LOCALE } from './currency.ts';

let format: Intl.NumberFormat | undefined;

/**
 * Formats an amount in pesos with its sign and always two decimals, including zero.
 *
 * @param pesos may have centavos, rounded half away from zero
 * @throws RangeError when pesos is not a finite number
 * @example formatAmount(3499) // '₱3,499.00'
 * @spec 2 §9
 */
export function formatAmount(pesos: number): string {
  if (!Number.isFinite(pesos)) throw new RangeError(`Not an amount: ${String(pesos)}`);
  format ??= new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY, currencyDisplay: 'narrowSymbol' });
  return format.format(pesos === 0 ? 0 : pesos);
}

/**
 * Formats an amount in centavos with its sign and always two decimals, including zero.
 *
 * @throws RangeError when the amount is not a whole number of centavos
 * @example formatCentavos(349_950) // '₱3,499.50'
 * @spec 2 §9
 */
export const formatCentavos = (centavos: number): string => formatAmount(centavosToPesos(centavos));

/**
 * The price of something free.
 *
 * @spec 1 §1
 */
export const FREE = 'FREE';

/**
 * Formats a price in pesos; zero reads FREE. For amounts that are not prices (a balance, a total
 * collected) use `formatAmount`.
 *
 * @param pesos may have centavos
 * @throws RangeError when pesos is not a finite number
 * @example formatPeso(0) // 'FREE'
 * @spec 1 §1, 2 §9
 */
export function formatPeso(pesos: number): string {
  return pesos === 0 ? FREE : formatAmount(pesos);
}
