import type { ExportFormat } from '@atlas/domain/exports';
import { Readable } from 'node:stream';
import { csvSheet } from './csvSheet.ts';
import type { Sheet } from './sheet.ts';
import { xlsxSheet } from './xlsxSheet.ts';

/**
 * The bytes of a sheet while its rows are read, so that it takes no more memory however long it is. Destroyed before its end, it stops reading. What
 * goes wrong while it reads is its error.
 */
export const sheetStream = (format: ExportFormat, sheet: Sheet): Readable =>
  Readable.from(format === 'csv' ? csvSheet(sheet) : xlsxSheet(sheet), { objectMode: false });
