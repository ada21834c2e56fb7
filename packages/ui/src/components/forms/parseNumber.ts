import type { ParseNumber } from './useNumberText.ts';

const NUMBER = /^[+-]?\d+\.?\d*$/;

/**
 * Parses a decimal number, with or without thousands separators.
 *
 * @example parseNumber('1,200') // 1200
 * @example parseNumber('') // null
 * @example parseNumber('ten') // NaN
 */
export const parseNumber: ParseNumber = (text) => {
  const plain = text.replaceAll(/[\s,]/g, '');
  if (plain === '') return null;
  return NUMBER.test(plain) ? Number(plain) : Number.NaN;
};
