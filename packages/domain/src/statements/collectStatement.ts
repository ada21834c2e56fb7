import { accountNumberWithin } from './accountNumberWithin.ts';
import { headerKey } from './headerKey.ts';
import { isAccountOf } from './isAccountOf.ts';
import { openingBalance } from './openingBalance.ts';
import { looksLikeDay } from './parseStatementDay.ts';
import { type BalanceProof, proveBalance } from './proveBalance.ts';
import { NOT_A_DATE, readStatementRow } from './readStatementRow.ts';
import type { StatementSource } from './recognizeHeaders.ts';
import { type ReadLine, settleDirections } from './settleDirections.ts';
import { filledCells, layoutAt, likelyHeaders, type StatementLayout, type StatementOptions } from './statementLayout.ts';
import type { SkippedRow, StatementLine, StatementProblem, StatementRow } from './statementLine.ts';
import type { StatementMapping } from './statementMapping.ts';

/** The number of rows at the beginning of a statement among which its headings are. */
export const MAX_PREAMBLE_ROWS = 60;
/** The number of rows returned for staff who map the columns. */
const MAX_SAMPLE_ROWS = 8;

export interface StatementReading {
  /** Null when the statement was not recognized: its columns need a mapping. */
  readonly source: StatementSource | null;
  readonly mapping: StatementMapping | null;
  /** The headings; empty for a statement without any. */
  readonly headers: readonly string[];
  /** The key under which a mapping of this layout is remembered; null without headings. */
  readonly headerKey: string | null;
  /** The account number that the statement names, as printed. */
  readonly accountNumber: string | null;
  readonly lines: readonly StatementLine[];
  readonly problems: readonly StatementProblem[];
  readonly skipped: readonly SkippedRow[];
  readonly balance: BalanceProof;
  /** The first rows, for staff who map the columns. */
  readonly sample: readonly StatementRow[];
}

export interface StatementCollector {
  readonly add: (row: StatementRow) => void;
  readonly finish: () => StatementReading;
}

/** The contents of a statement so far. */
interface Collected {
  layout: StatementLayout | null;
  accountNumber: string | null;
  /** The balance before the oldest line, in centavos. */
  opening: number | null;
  /** The rows above the layout. */
  readonly before: StatementRow[];
  readonly sample: StatementRow[];
  readonly lines: ReadLine[];
  readonly problems: StatementProblem[];
  readonly skipped: SkippedRow[];
}

/** Looks for the layout in a row, and for what the rows above it state about the account. */
function searchLayout(row: StatementRow, collected: Collected, options: StatementOptions): void {
  const layout = layoutAt(row, collected.before, options);
  if (layout) {
    collected.layout = layout;
    if (layout.isLine) collectRow(row, collected, layout);
    else collected.skipped.push({ row: row.row, reason: 'header' });
    return;
  }
  collected.accountNumber ??= accountNumberWithin(row.cells);
  collected.opening ??= openingBalance(row.cells);
  collected.skipped.push({ row: row.row, reason: filledCells(row.cells) === 0 ? 'empty' : 'preamble' });
  collected.before.push(row);
}

/** Reads a row below the headings. */
function collectRow(row: StatementRow, collected: Collected, { mapping, headers }: StatementLayout): void {
  const reading = readStatementRow(row, mapping, headers);
  if ('problem' in reading) return void collected.problems.push(reading.problem);
  if ('skipped' in reading) {
    collected.opening ??= openingBalance(row.cells);
    return void collected.skipped.push(reading.skipped);
  }
  const account = mapping.account === null ? '' : (row.cells[mapping.account] ?? '').trim();
  if (account !== '') collected.accountNumber ??= account;
  const isSame = account === '' || account === collected.accountNumber || isAccountOf(account, [collected.accountNumber ?? '']);
  if (isSame) return void collected.lines.push(reading.line);
  const column = headers[mapping.account ?? 0] ?? null;
  collected.problems.push({ row: row.row, column, value: account, message: 'The row belongs to another account than the first one.' });
}

/** A date that another order can read: the layout has its headings by coincidence. */
const isOtherOrder = ({ message, value }: StatementProblem): boolean => message === NOT_A_DATE && value !== null && looksLikeDay(value);

/** Whether a reference is one of GCash, whose digits a spreadsheet program may have rounded. */
const isGcashReference = ({ referenceKey, isReferenceLost }: ReadLine): boolean => isReferenceLost || /^\d{13}$/.test(referenceKey ?? '');

const OPEN_DIRECTION = 'The row does not state whether the money came in or went out.';

/** The lines and problems of all rows, for a layout that holds for all of them. */
function settled({ lines, problems, opening }: Collected): Pick<StatementReading, 'lines' | 'problems' | 'balance'> {
  const all = settleDirections(lines, opening);
  const directed = all.filter((line): line is StatementLine => line.direction !== null);
  const open = all.filter(({ direction }) => direction === null);
  return {
    lines: directed,
    problems: [...problems, ...open.map(({ row }) => ({ row, column: null, value: null, message: OPEN_DIRECTION }))].toSorted(
      (a, b) => a.row - b.row,
    ),
    balance: proveBalance(directed),
  };
}

/** The reading of a whole statement. */
function readingOf(collected: Collected): StatementReading {
  const { layout, before, lines, problems, skipped, sample, accountNumber } = collected;
  const headers = layout?.headers ?? likelyHeaders(before);
  const shared = { headers, headerKey: headerKey(headers) || null, accountNumber, skipped, sample };
  if (layout === null || (layout.source !== 'mapped' && problems.some(isOtherOrder))) {
    return { ...shared, source: null, mapping: null, lines: [], problems: [], balance: 'not-given' };
  }
  const isOther = layout.source === 'gcash' && lines.length > 0 && !lines.some(isGcashReference);
  return { ...shared, source: isOther ? 'mapped' : layout.source, mapping: layout.mapping, ...settled(collected) };
}

/**
 * Reads a statement row by row: recognizes its layout by the headings, then collects its lines, its
 * problems and the rows without a movement of money. It retains only those, so that a file can be
 * streamed through it. A statement whose dates are in another order than its layout's, and one
 * without known headings, has no source: its columns need a mapping. One with GCash's headings but
 * without a reference of 13 digits belongs to another account.
 *
 * @example
 * const collector = collectStatement();
 * collector.add({ row: 1, cells: ['Date', 'Reference No.', 'Debit', 'Credit'] });
 * collector.add({ row: 2, cells: ['2025-06-30', '9024521234567', '', '3,499.00'] });
 * collector.finish().lines[0].amountCentavos // 349900
 */
export function collectStatement(options: StatementOptions = {}): StatementCollector {
  const collected: Collected = {
    layout: null,
    accountNumber: null,
    opening: null,
    before: [],
    sample: [],
    lines: [],
    problems: [],
    skipped: [],
  };
  return {
    add(row) {
      if (filledCells(row.cells) > 0 && collected.sample.length < MAX_SAMPLE_ROWS) collected.sample.push(row);
      if (collected.layout) collectRow(row, collected, collected.layout);
      else if (collected.before.length < MAX_PREAMBLE_ROWS) searchLayout(row, collected, options);
    },
    finish: () => readingOf(collected),
  };
}
