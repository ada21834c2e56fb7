/** A calendar day in Manila, as yyyy-mm-dd. */
export interface SheetDay {
  readonly day: string;
}

/** An amount of money in whole centavos. */
export interface SheetMoney {
  readonly centavos: number;
}

/** A cell of a sheet: text, a number, an instant, a day, an amount of money, or nothing. */
export type SheetCell = string | number | Date | SheetDay | SheetMoney | null;

/** The content of a file of rows. */
export interface Sheet {
  /** The title of the sheet in a workbook. */
  readonly title: string;
  readonly headers: readonly string[];
  /** Rows, chunk after chunk. The next chunk is requested when the one before is written. */
  readonly chunks: AsyncIterable<readonly (readonly SheetCell[])[]>;
}
