import { parseStatementAmount } from './parseStatementAmount.ts';

const OPENING = /^(?:(?:starting|beginning|opening|previous) balance|balance brought forward)\b/i;

/**
 * The balance before the oldest line, in centavos, of the row that states it. Null for other rows.
 *
 * @example openingBalance(['', 'STARTING BALANCE', '1,000.00']) // 100000
 */
export function openingBalance(cells: readonly string[]): number | null {
  if (!cells.some((cell) => OPENING.test(cell.trim()))) return null;
  const amounts = cells.flatMap((cell) => cell.match(/-?\d[\d,]*\.\d{2}(?!\d)/g) ?? []).map(parseStatementAmount);
  const [only] = amounts;
  return amounts.length === 1 && only && 'centavos' in only ? only.centavos : null;
}
