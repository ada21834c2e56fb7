/** A day of the calendar in Manila, as yyyy-mm-dd. */
export interface SheetDay {
  readonly day: string;
}

/** An amount of money in whole centavos. */
export interface SheetMoney {
  readonly centavos: number;
}

/** A cell of a sheet: text, a number, an instant, a day, an amount of money, or nothing. */
export type SheetCell = string | number | Date | SheetDay | SheetMoney | null;

/** What a file of rows is made of. */
export interface Sheet {
  /** Of the sheet in a workbook. */
  readonly title: string;
  readonly headers: readonly string[];
  /** Rows, chunk after chunk; the next chunk is asked for when the one before is written. */
  readonly chunks: AsyncIterable<readonly (readonly SheetCell[])[]>;
}
