/** A row of a statement as its file contains it. */
export interface StatementRow {
  /** The number of the row, counted from 1, as a spreadsheet program shows it. */
  readonly row: number;
  readonly cells: readonly string[];
}

export type StatementDirection = 'in' | 'out';

/** A movement of money on a statement. */
export interface StatementLine {
  readonly row: number;
  /** The day in Manila, as yyyy-mm-dd. */
  readonly paidOn: string;
  /** The time in Manila, as hh:mm; null when the statement has none. */
  readonly time: string | null;
  readonly description: string;
  /** The reference as printed; empty when there is none. */
  readonly reference: string;
  /** The reference in the form in which two of them compare; null when there is none, or it is lost. */
  readonly referenceKey: string | null;
  /** Whether a spreadsheet program rounded the reference, such as to 9.02452E+12. */
  readonly isReferenceLost: boolean;
  /** Always positive. */
  readonly amountCentavos: number;
  readonly direction: StatementDirection;
  /** The balance after the movement; null when the statement has none. */
  readonly balanceCentavos: number | null;
}

/** A line whose row states the amount without its direction. */
export type UndirectedLine = Omit<StatementLine, 'direction'>;

/** A row that could not be read. */
export interface StatementProblem {
  readonly row: number;
  /** The heading of the column, or its letter without one; null for the whole row. */
  readonly column: string | null;
  /** The text of the cell, shortened; null for an empty one. */
  readonly value: string | null;
  readonly message: string;
}

/** The reasons why a row is not a movement of money. */
export type SkipReason = 'empty' | 'preamble' | 'header' | 'total' | 'balance' | 'end' | 'note';

export interface SkippedRow {
  readonly row: number;
  readonly reason: SkipReason;
}
