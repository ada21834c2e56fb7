import type { ParseNumber } from './useNumberText.ts';

const WHOLE = /^\d+(\.0{0,2})?$/;

/**
 * Parses whole pesos, typed or pasted. Centavos are invalid: never dropped or read as pesos.
 *
 * @example parsePesos('₱1,749.00') // 1749
 * @example parsePesos('') // null
 * @example parsePesos('12.50') // NaN
 */
export const parsePesos: ParseNumber = (text) => {
  const plain = text.replaceAll(/[\s,₱]/g, '');
  if (plain === '') return null;
  return WHOLE.test(plain) ? Number(plain) : Number.NaN;
};
