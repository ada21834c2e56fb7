import { paymentReference } from '../payments/paymentReference.ts';
import type { StatementLine } from './statementLine.ts';

const SCIENTIFIC = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i;

/**
 * The references of receipts that are recognizable within a description: 13 digits of GCash and
 * BPI, and the numbers of BDO, GoTyme and MariBank.
 */
const PRINTED = /(?<![\p{L}\p{N}-])(?:\d{13}|BN-\d{8}-\d{8}|ITO\d{15}|MB\d{16})(?![\p{L}\p{N}-])/giu;

/**
 * Reads the reference of a statement's row. A reference in scientific notation lost its digits in a
 * spreadsheet program, so it has no key. The decimals of a whole number are dropped.
 *
 * @example statementReference('9024 5212 34567').referenceKey // '9024521234567'
 * @example statementReference('9.02452E+12').isReferenceLost // true
 */
export function statementReference(text: string): Pick<StatementLine, 'reference' | 'referenceKey' | 'isReferenceLost'> {
  const reference = text.trim();
  const isReferenceLost = SCIENTIFIC.test(reference.replaceAll(/\s/g, ''));
  const key = isReferenceLost ? '' : paymentReference(reference.replace(/^(\d+)\.0+$/, '$1'));
  return { reference, referenceKey: key === '' ? null : key, isReferenceLost };
}

/**
 * The only text within a description that has the form of a receipt's reference, for statements
 * without a column for it. Empty when there is none, or more than one.
 *
 * @example referenceWithin('Fund transfer BN-20250630-12345678') // 'BN-20250630-12345678'
 */
export function referenceWithin(description: string): string {
  const found = new Set(description.match(PRINTED));
  return found.size === 1 ? ([...found][0] ?? '') : '';
}
