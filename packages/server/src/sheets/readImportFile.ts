import { stat } from 'node:fs/promises';
import { MAX_IMPORT_BYTES } from '@atlas/domain/imports';
import { csvTable } from './csvTable.ts';
import { COMPOUND, headOf, isEncrypted } from './readStatementTable.ts';
import { StatementFileError } from './statementFileError.ts';
import { type WorkbookPart, xlsxWorkbook } from './xlsxTable.ts';

/** The name of the sheet of a CSV file, which has none. */
export const CSV_SHEET = '';

/** The size limits of the parts of an import when they are unpacked, in bytes. */
const LIMITS = { sheet: 256 * 2 ** 20, part: 48 * 2 ** 20 };
const MAX_CELL_CHARACTERS = 32_767;

const notTable = () =>
  new StatementFileError('unreadable', 'This file is not a spreadsheet that can be read. Send an xlsx workbook or a CSV.');

/** Rewords the errors about statements for imports. */
function importError(error: unknown): unknown {
  if (!(error instanceof StatementFileError)) return error;
  if (error.code === 'too-large') return new StatementFileError('too-large', 'This file is too large. Split it into several.');
  if (error.message.includes('statement')) return notTable();
  return error;
}

async function* csvParts(path: string, head: Buffer): AsyncGenerator<WorkbookPart> {
  yield { sheet: CSV_SHEET, kind: 'sheet', isHidden: false };
  for await (const row of csvTable(path, head)) yield { sheet: CSV_SHEET, kind: 'row', ...row };
}

async function partsOf(path: string, wanted: (sheet: string) => boolean): Promise<AsyncGenerator<WorkbookPart>> {
  const { size } = await stat(path);
  if (size > MAX_IMPORT_BYTES) throw new StatementFileError('too-large', 'This file is too large. Split it into several.');
  const head = await headOf(path);
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return xlsxWorkbook(path, wanted, LIMITS);
  if (size === 0 || head.subarray(0, 1024).includes('%PDF-')) throw notTable();
  if (!head.subarray(0, COMPOUND.length).equals(COMPOUND)) return csvParts(path, head);
  throw (await isEncrypted(path))
    ? new StatementFileError('password', 'This workbook has a password. Send a copy without one.')
    : new StatementFileError('unreadable', 'This is an old workbook. Save it as xlsx or CSV.');
}

/**
 * Reads the sheets of an xlsx workbook or a CSV file while it is streamed. Cells are texts. The
 * format is detected by the contents.
 *
 * @param wanted whether the rows of a sheet are read
 * @throws StatementFileError for a file that is too large, has a password, or is not a table
 */
export async function* readImportFile(path: string, wanted: (sheet: string) => boolean): AsyncGenerator<WorkbookPart> {
  try {
    for await (const part of await partsOf(path, wanted))
      yield part.kind === 'row' ? { ...part, cells: part.cells.map((cell) => cell.slice(0, MAX_CELL_CHARACTERS)) } : part;
  } catch (error) {
    throw importError(error);
  }
}
