import { gcashWholeRow, GCASH_WORKBOOK, isGcashWorkbookRow } from './gcashRows.ts';
import { headerKey } from './headerKey.ts';
import { parseStatementAmount } from './parseStatementAmount.ts';
import { looksLikeDay, parseStatementDay } from './parseStatementDay.ts';
import { recognizeHeaders, type StatementSource } from './recognizeHeaders.ts';
import type { StatementRow } from './statementLine.ts';
import type { StatementMapping } from './statementMapping.ts';

export interface StatementOptions {
  /** The meaning of the columns, when the caller chose it. */
  readonly mapping?: StatementMapping | undefined;
  /** Mappings of earlier statements by their header key. */
  readonly remembered?: ReadonlyMap<string, StatementMapping> | undefined;
}

/** The layout of a statement, and whether the row at which it was found is its first line. */
export interface StatementLayout {
  readonly source: StatementSource;
  readonly mapping: StatementMapping;
  readonly headers: readonly string[];
  readonly isLine: boolean;
}

/** The number of cells of a row with a text. */
export const filledCells = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

/** Whether a row may be a line of a layout that is not known: a date next to another number. */
function looksLikeLine(cells: readonly string[]): boolean {
  const date = cells.findIndex(looksLikeDay);
  return date !== -1 && cells.some((cell, place) => place !== date && 'centavos' in parseStatementAmount(cell));
}

/**
 * The probable headings of a statement that was not recognized: the last row with several texts
 * above its first line, or the fullest row of one without lines.
 */
export function likelyHeaders(rows: readonly StatementRow[]): readonly string[] {
  const first = rows.findIndex(({ cells }) => looksLikeLine(cells));
  if (first !== -1) return rows.slice(0, first).findLast(({ cells }) => filledCells(cells) >= 2)?.cells ?? [];
  return rows.toSorted((a, b) => filledCells(b.cells) - filledCells(a.cells))[0]?.cells ?? [];
}

/** The layout by a chosen mapping. A day in another order begins the lines as well, as a problem. */
function chosenLayout(cells: readonly string[], before: readonly StatementRow[], mapping: StatementMapping): StatementLayout | null {
  const date = cells[mapping.date] ?? '';
  const isLine = gcashWholeRow(cells) !== null || parseStatementDay(date, mapping.dateOrder) !== null || looksLikeDay(date);
  const headers = before.findLast((earlier) => filledCells(earlier.cells) >= 2)?.cells ?? [];
  return isLine ? { source: 'mapped', mapping, headers, isLine } : null;
}

/**
 * The layout that begins with a row; null for a row before it. A chosen mapping comes first, then a
 * remembered one, then the headings that are known, then GCash's columns without headings.
 *
 * @param before the rows above
 */
export function layoutAt({ cells }: StatementRow, before: readonly StatementRow[], options: StatementOptions): StatementLayout | null {
  if (options.mapping) return chosenLayout(cells, before, options.mapping);
  const known = options.remembered?.get(headerKey(cells));
  if (known) return { source: 'mapped', mapping: known, headers: cells, isLine: false };
  const recognized = recognizeHeaders(cells);
  if (recognized) return { ...recognized, headers: cells, isLine: false };
  return isGcashWorkbookRow(cells) ? { source: 'gcash', mapping: GCASH_WORKBOOK, headers: [], isLine: true } : null;
}
