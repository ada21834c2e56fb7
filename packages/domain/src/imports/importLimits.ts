import { timeOf } from '../time/checkDates.ts';

/** The largest file of an import, in bytes. A larger one is refused before it is read. */
export const MAX_IMPORT_BYTES = 60 * 2 ** 20;

/** The most rows of an import, over all sheets. */
export const MAX_IMPORT_ROWS = 100_000;

/** The seconds within which a published spreadsheet is loaded as a whole. */
export const SHEET_LOAD_SECONDS = 60;

/** The days after which the cells of an import are removed, because they contain personal data. */
export const IMPORT_CELL_DAYS = 30;

const DAY = 86_400_000;

/**
 * The instant before which the cells of imports are removed.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * importCellsKeptSince(new Date('2025-11-30T00:00:00Z')).toISOString()
 * // '2025-10-31T00:00:00.000Z'
 */
export const importCellsKeptSince = (now: Date): Date => new Date(timeOf({ now }) - IMPORT_CELL_DAYS * DAY);
