/** A cell of a sheet: text, a number, an instant, or nothing. */
export type SheetCell = string | number | Date | null;

/** What a file of rows is made of. */
export interface Sheet {
  /** Of the sheet in a workbook. */
  readonly title: string;
  readonly headers: readonly string[];
  /** Rows, chunk after chunk; the next chunk is asked for when the one before is written. */
  readonly chunks: AsyncIterable<readonly (readonly SheetCell[])[]>;
}
