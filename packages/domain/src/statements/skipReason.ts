import { headerKey } from './headerKey.ts';
import type { SkipReason } from './statementLine.ts';

const BALANCE = /^(?:starting|beginning|opening|ending|closing|previous) balance\b|^balance (?:brought|carried) forward\b/i;
const BALANCE_ONLY = /^(?:starting|beginning|opening|ending|closing|previous) balance:?$|^balance (?:brought|carried) forward:?$/i;
const TOTAL = /^(?:grand |sub-?)?totals?\b/i;
const TOTAL_ONLY = /^(?:grand |sub-?)?totals?(?: (?:debits?|credits?))?:?$/i;
const END = /^\**\s*end of (?:report|statement|transactions?)\b|^\**\s*nothing follows\b|^page \d+ of \d+$/i;

interface RowFacts {
  /** Whether the cell of the date contains a day. */
  readonly hasDay: boolean;
  /** Whether a cell of the amount has a text. */
  readonly hasMoney: boolean;
  readonly headers: readonly string[];
}

/**
 * The reason why a row is not a movement of money; null for one that is, or should be. A row with a
 * day is skipped only if a whole cell names a total or a balance, because a description may begin
 * with such a word.
 *
 * @example
 * skipReason(['', 'TOTAL', '5.00'], { hasDay: false, hasMoney: true, headers: [] }) // 'total'
 */
export function skipReason(cells: readonly string[], { hasDay, hasMoney, headers }: RowFacts): SkipReason | null {
  const texts = cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
  if (texts.length === 0) return 'empty';
  const some = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text));
  if (some(hasDay ? BALANCE_ONLY : BALANCE)) return 'balance';
  if (some(hasDay ? TOTAL_ONLY : TOTAL)) return 'total';
  if (hasDay) return null;
  if (some(END)) return 'end';
  if (headers.length > 0 && headerKey(cells) === headerKey(headers)) return 'header';
  return hasMoney ? null : 'note';
}
