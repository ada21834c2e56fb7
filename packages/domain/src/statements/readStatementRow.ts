import { gcashWholeRow, type WholeRow } from './gcashRows.ts';
import { parseStatementAmount } from './parseStatementAmount.ts';
import { parseStatementDay } from './parseStatementDay.ts';
import type { ReadLine } from './settleDirections.ts';
import { skipReason } from './skipReason.ts';
import type { SkippedRow, StatementDirection, StatementProblem, StatementRow } from './statementLine.ts';
import type { StatementMapping } from './statementMapping.ts';
import { referenceWithin, statementReference } from './statementReference.ts';

/** A row of a statement after reading. A line in one cell may leave its direction open. */
export type RowReading = { readonly line: ReadLine } | { readonly problem: StatementProblem } | { readonly skipped: SkippedRow };

interface Money {
  readonly amountCentavos: number;
  readonly direction: StatementDirection;
}
/** A problem of a cell: the place of its column, or null for the row. */
interface CellProblem {
  readonly place: number | null;
  readonly message: string;
}

const MAX_SHOWN = 60;

const clean = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The letters of a column by its position from 0: A, B, …, Z, AA. */
const columnLetters = (place: number): string =>
  (place < 26 ? '' : columnLetters(Math.floor(place / 26) - 1)) + String.fromCodePoint(65 + (place % 26));

/** An amount of 0 and a dash count as an empty cell. */
const isBlank = (text: string): boolean => /^(?:[-–—]?|(?:₱|php)?\s*0*(?:\.0{1,2})?)$/i.test(text);

const INDICATORS: Readonly<Record<string, StatementDirection>> = {
  credit: 'in',
  cr: 'in',
  c: 'in',
  in: 'in',
  cashin: 'in',
  moneyin: 'in',
  '+': 'in',
  debit: 'out',
  dr: 'out',
  d: 'out',
  out: 'out',
  cashout: 'out',
  moneyout: 'out',
  '-': 'out',
};

/** The problem of a date that the mapping's order cannot read. */
export const NOT_A_DATE = 'This is not a date.';

const NO_AMOUNT = 'The row has no amount.';

/** Reads an amount. A debit may be printed with a minus; a credit may not. */
function amountIn(direction: StatementDirection, text: string, place: number): Money | CellProblem {
  const read = parseStatementAmount(text);
  if ('problem' in read) return { place, message: `This ${read.problem}.` };
  if (read.centavos < 0 && direction === 'in') return { place, message: 'A credit cannot be negative.' };
  return { amountCentavos: Math.abs(read.centavos), direction };
}

/** The amount by the columns of the mapping; never by the description. */
function moneyIn(cells: readonly string[], { amount }: StatementMapping): Money | CellProblem {
  if (amount.kind === 'separate') {
    const [debit, credit] = [clean(cells[amount.debit]), clean(cells[amount.credit])];
    if (isBlank(debit) && isBlank(credit)) return { place: null, message: NO_AMOUNT };
    if (!isBlank(debit) && !isBlank(credit)) return { place: amount.credit, message: 'The row has a debit and a credit.' };
    return isBlank(debit) ? amountIn('in', credit, amount.credit) : amountIn('out', debit, amount.debit);
  }
  const text = clean(cells[amount.amount]);
  if (isBlank(text)) return { place: null, message: NO_AMOUNT };
  if (amount.kind === 'indicator') {
    const direction =
      INDICATORS[
        clean(cells[amount.indicator])
          .toLowerCase()
          .replaceAll(/[\s/_]|(?<=.)-/g, '')
      ];
    if (direction === undefined) return { place: amount.indicator, message: 'This is not credit or debit.' };
    return amountIn(direction, text, amount.amount);
  }
  const read = parseStatementAmount(text);
  if ('problem' in read) return { place: amount.amount, message: `This ${read.problem}.` };
  return { amountCentavos: Math.abs(read.centavos), direction: read.centavos > 0 ? 'in' : 'out' };
}

/** The balance; null without a column for it or without a value. */
function balanceIn(cells: readonly string[], place: number | null): number | null | CellProblem {
  const text = place === null ? '' : clean(cells[place]);
  if (place === null || /^[-–—]?$/.test(text)) return null;
  const read = parseStatementAmount(text);
  return 'problem' in read ? { place, message: `This ${read.problem}.` } : read.centavos;
}

const isProblem = (read: Money | CellProblem | number | null): read is CellProblem =>
  typeof read === 'object' && read !== null && 'message' in read;

/** The line of a row in one cell. With an amount and a balance only, its direction stays open. */
function wholeLine(row: number, { centavos, description, reference, ...day }: WholeRow): RowReading {
  const base = { row, ...day, description, ...statementReference(reference) };
  const [first = 0, second = 0, third = 0] = centavos;
  const isOpen = centavos.length < 3;
  const amountCentavos = Math.abs(isOpen || first !== 0 ? first : second);
  if (amountCentavos === 0 || (!isOpen && first !== 0 && second !== 0)) {
    return { problem: { row, column: null, value: null, message: amountCentavos === 0 ? NO_AMOUNT : 'The row has a debit and a credit.' } };
  }
  if (isOpen) return { line: { ...base, amountCentavos, direction: null, balanceCentavos: centavos.length === 2 ? second : null } };
  return { line: { ...base, amountCentavos, direction: first === 0 ? 'in' : 'out', balanceCentavos: third } };
}

/**
 * Reads a row of a statement by the meaning of its columns. A debit is money out and a credit money
 * in; an indicator comes next, then the sign. A row without a day and an amount is skipped with a
 * reason. A row that looks like a line but cannot be read becomes a problem.
 *
 * @param headers the headings of the columns, for the problems
 * @example
 * const mapping = { date: 0, description: 1, reference: null, balance: null, account: null };
 * const signed = { ...mapping, amount: { kind: 'signed', amount: 2 }, dateOrder: 'ymd' };
 * readStatementRow({ row: 2, cells: ['2025-06-30', 'Rent', '-5.00'] }, signed).line.direction
 * // 'out'
 */
export function readStatementRow({ row, cells }: StatementRow, mapping: StatementMapping, headers: readonly string[] = []): RowReading {
  const whole = gcashWholeRow(cells);
  if (whole) return wholeLine(row, whole);
  const day = parseStatementDay(clean(cells[mapping.date]), mapping.dateOrder);
  const money = moneyIn(cells, mapping);
  const hasMoney = !isProblem(money) || money.message !== NO_AMOUNT;
  const reason = skipReason(cells, { hasDay: day !== null, hasMoney, headers });
  if (reason !== null) return { skipped: { row, reason } };

  const problemAt = ({ place, message }: CellProblem): RowReading => {
    const value = place === null ? '' : clean(cells[place]);
    const column = place === null ? null : clean(headers[place]) || columnLetters(place);
    const shown = value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;
    return { problem: { row, column, value: shown || null, message } };
  };
  if (!day) return problemAt({ place: mapping.date, message: clean(cells[mapping.date]) ? NOT_A_DATE : 'The date is missing.' });
  if (isProblem(money)) return problemAt(money);
  const balanceCentavos = balanceIn(cells, mapping.balance);
  if (isProblem(balanceCentavos)) return problemAt(balanceCentavos);
  const description = mapping.description === null ? '' : clean(cells[mapping.description]);
  const reference = mapping.reference === null ? referenceWithin(description) : clean(cells[mapping.reference]);
  return { line: { row, ...day, description, ...statementReference(reference), ...money, balanceCentavos } };
}
