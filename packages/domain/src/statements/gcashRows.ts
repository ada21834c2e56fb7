import { parseStatementAmount } from './parseStatementAmount.ts';
import { parseStatementDay, type StatementDay } from './parseStatementDay.ts';
import type { StatementMapping } from './statementMapping.ts';

/**
 * The columns of a GCash statement that was converted to a workbook: date A, description C,
 * reference G, debit I, credit K.
 */
export const GCASH_WORKBOOK: StatementMapping = {
  date: 0,
  description: 2,
  reference: 6,
  amount: { kind: 'separate', debit: 8, credit: 10 },
  balance: null,
  account: null,
  dateOrder: 'ymd',
};

/** Day, optional time, description, 13 digits of the reference, and one to three amounts. */
const WHOLE_ROW =
  /^(\d{4}-\d{2}-\d{2}(?: \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?)?) (.*?) ?(?<!\d)(\d{13})((?: (?:₱|PHP ?)?-?\d[\d,]*\.\d{2}){1,3})$/i;

export interface WholeRow extends StatementDay {
  readonly description: string;
  readonly reference: string;
  /** Debit, credit and balance when there are three, else amount and balance, or an amount alone. */
  readonly centavos: readonly number[];
}

/** The only text of a row; null for a row with none or more than one. */
export function onlyText(cells: readonly string[]): string | null {
  const texts = cells.map((cell) => cell.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')).filter((text) => text !== '');
  return texts.length === 1 ? (texts[0] ?? null) : null;
}

/**
 * Reads a row of a GCash statement that a converter put into one cell; null for any other row.
 *
 * @example
 * gcashWholeRow(['2026-04-18 05:41 Transfer 2039915534650 320.00 1,614.69']).centavos
 * // [32000, 161469]
 */
export function gcashWholeRow(cells: readonly string[]): WholeRow | null {
  const [, date = '', description = '', reference = '', amounts = ''] = WHOLE_ROW.exec(onlyText(cells) ?? '') ?? [];
  const day = parseStatementDay(date, 'ymd');
  if (!day) return null;
  const centavos = amounts.trim().split(' ').map(parseStatementAmount);
  return { ...day, description, reference, centavos: centavos.flatMap((read) => ('centavos' in read ? [read.centavos] : [])) };
}

/**
 * Whether a row is one of a GCash statement that was converted to a workbook without headings.
 *
 * @example
 * const row = ['2026-08-20', '', 'Cash in', '', '', '', '2039915534650', '', '', '', '100'];
 * isGcashWorkbookRow(row) // true
 */
export function isGcashWorkbookRow(cells: readonly string[]): boolean {
  if (gcashWholeRow(cells)) return true;
  const [debit = '', credit = ''] = [cells[8], cells[10]];
  const hasAmount = [debit, credit].some((cell) => 'centavos' in parseStatementAmount(cell));
  const isReference = /^(?:\d{13}|\d(?:\.\d+)?E\+12)$/i.test((cells[6] ?? '').replaceAll(/\s/g, ''));
  return hasAmount && isReference && parseStatementDay(cells[0] ?? '', 'ymd') !== null;
}
