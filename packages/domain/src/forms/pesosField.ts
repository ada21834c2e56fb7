import * as z from 'zod/mini';
import { formMessage } from './genericMessages.ts';
import { formatAmount } from '../money/formatPeso.ts';

/** Maximum price, in whole pesos. A product decision. */
export const MAX_PRICE = 1_000_000;

/** The number of a typed amount: without peso sign, spaces and separators, and without '.00'. */
const amountOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const digits = value.replaceAll(/[₱,\s]/g, '').replace(/\.0{1,2}$/, '');
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : value;
};

/**
 * A required amount in whole pesos, as a number or as people type it.
 *
 * @param limits the smallest and the largest amount, in whole pesos
 * @example wholePesos('Price').parse('₱9,999.00') // 9999
 * @spec 2 §5; which texts are amounts is a product decision
 */
export const wholePesos = (label: string, { least = 0, most = MAX_PRICE }: { least?: number; most?: number } = {}) =>
  z.pipe(
    z.transform((value: unknown, context) => {
      const blank = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
      if (blank) context.issues.push({ code: 'custom', message: formMessage(label, 'required'), input: value });
      return amountOf(value);
    }),
    z
      .int(`${label} must be in whole pesos, such as 9,999.`)
      .check(
        z.minimum(least, { error: least === 0 ? `${label} cannot be below zero.` : `${label} must be at least ${formatAmount(least)}.` }),
        z.maximum(most, { error: `${label} can be at most ${formatAmount(most)}.` }),
      ),
  );

/** An amount in whole pesos that may be left blank: null. */
export const optionalPesos = (label: string, limits: { least?: number; most?: number } = {}) =>
  z.pipe(
    z.transform((value: unknown): unknown => (value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value)),
    z.nullable(wholePesos(label, limits)),
  );
