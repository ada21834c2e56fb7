/** A problem in a workbook, and its position. */
export interface ImportProblem {
  readonly sheet: string;
  /** The row number as the spreadsheet shows it: 1 is the title row; null for the whole sheet. */
  readonly row: number | null;
  readonly column: string | null;
  /** The value of the cell, shortened; null when there is none. */
  readonly value: string | null;
  readonly message: string;
}

const textOf = (value: unknown): string => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'not a date' : value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

const shown = (value: unknown): string | null => {
  const text = textOf(value);
  if (text === '') return null;
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** Creates a problem with a cell. */
export function cellProblem(sheet: string, row: number, column: string, value: unknown, message: string): ImportProblem {
  return { sheet, row, column, value: shown(value), message };
}

/** Creates a problem with a sheet as a whole, or with one of its columns. */
export const sheetProblem = (sheet: string, message: string, column: string | null = null): ImportProblem => ({
  sheet,
  row: null,
  column,
  value: null,
  message,
});

/**
 * A problem in words: sheet, row, column, value and error. Product decision: every message names
 * sheet, row, column and value.
 *
 * @example
 * const cell = { sheet: 'Members', row: 7, column: 'Email', value: 'juan' };
 * problemText({ ...cell, message: 'is not an email address' })
 * // "Members, row 7, Email: 'juan' is not an email address."
 */
export function problemText({ sheet, row, column, value, message }: ImportProblem): string {
  const place = [sheet, row === null ? null : `row ${row}`, column].filter((part) => part !== null).join(', ');
  const subject = value !== null ? `'${value}' ` : row === null ? '' : 'an empty cell ';
  return `${place}: ${subject}${message}.`;
}
