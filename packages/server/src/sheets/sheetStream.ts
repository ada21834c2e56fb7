import type { ExportFormat } from '@atlas/domain/exports';
import { Readable } from 'node:stream';
import { csvSheet } from './csvSheet.ts';
import type { Sheet } from './sheet.ts';
import { xlsxSheet } from './xlsxSheet.ts';

/**
 * The bytes of a sheet, streamed while its rows are read, so that memory does not grow with its
 * length. Destroyed before its end, it stops reading. A reading error becomes the stream's error.
 */
export const sheetStream = (format: ExportFormat, sheet: Sheet): Readable =>
  Readable.from(format === 'csv' ? csvSheet(sheet) : xlsxSheet(sheet), { objectMode: false });
