/** Ten trillion pesos: up to this amount every centavo is represented exactly. */
const MOST = 1e15;

/**
 * Converts centavos to pesos.
 *
 * @throws RangeError when centavos is not a whole number, or above ten trillion pesos
 * @example centavosToPesos(349900) // 3499
 */
export function centavosToPesos(centavos: number): number {
  if (!Number.isInteger(centavos) || Math.abs(centavos) > MOST) throw new RangeError(`Not a whole number of centavos: ${String(centavos)}`);
  return centavos / 100;
}

/**
 * Converts pesos to centavos, exactly.
 *
 * @throws RangeError when pesos has more than two decimals, or the amount is above ten trillion
 *   pesos
 * @example pesosToCentavos(19.99) // 1999
 */
export function pesosToCentavos(pesos: number): number {
  const centavos = Math.round(pesos * 100);
  if (!(Math.abs(centavos) <= MOST) || centavos / 100 !== pesos)
    throw new RangeError(`Not an amount in pesos and centavos: ${String(pesos)}`);
  return centavos === 0 ? 0 : centavos;
}
