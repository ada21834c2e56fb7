import { open, stat } from 'node:fs/promises';
import { MAX_STATEMENT_COLUMNS, type StatementRow } from '@atlas/domain/statements';
import { csvTable } from './csvTable.ts';
import { pdfTable } from './pdfTable.ts';
import { StatementFileError, tooLarge, unreadable } from './statementFileError.ts';
import { xlsxTable } from './xlsxTable.ts';

/** A file on this machine. Its format is detected by its contents, not by its name. */
export interface StatementFile {
  readonly path: string;
  /** The password of a PDF. */
  readonly password?: string | undefined;
}

export const MAX_STATEMENT_BYTES = 60 * 2 ** 20;
export const MAX_STATEMENT_ROWS = 200_000;
const MAX_CELL_CHARACTERS = 1000;

const HEAD_BYTES = 2 ** 16;

/** The beginning of a compound file, which is an old workbook or one with a password. */
export const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** The first bytes of a file. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Whether a compound file is a workbook with a password. */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    let before: Buffer = Buffer.alloc(0);
    for await (const chunk of file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      const searched = Buffer.concat([before, chunk]);
      if (searched.includes(ENCRYPTED)) return true;
      before = searched.subarray(-ENCRYPTED.length);
    }
    return false;
  } finally {
    await file.close();
  }
}

async function tableOf({ path, password }: StatementFile): Promise<AsyncGenerator<StatementRow>> {
  const head = await headOf(path);
  if (head.subarray(0, 1024).includes('%PDF-')) return pdfTable(path, password);
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return xlsxTable(path);
  if (!head.subarray(0, COMPOUND.length).equals(COMPOUND)) return csvTable(path, head);
  throw (await isEncrypted(path))
    ? new StatementFileError('password', 'This workbook has a password. Send a copy without one.')
    : new StatementFileError('unreadable', 'This is an old workbook. Save it as xlsx or CSV.');
}

/**
 * Reads the rows of a statement: a CSV, an xlsx workbook or a PDF. Cells are texts as printed. The
 * file is streamed; a PDF is loaded as a whole and read page by page.
 *
 * @throws StatementFileError for a file that is too large, has another password, or is not a table
 */
export async function* readStatementTable(file: StatementFile): AsyncGenerator<StatementRow> {
  const { size } = await stat(file.path);
  if (size > MAX_STATEMENT_BYTES) throw tooLarge();
  if (size === 0) throw unreadable();
  let rows = 0;
  for await (const { row, cells } of await tableOf(file)) {
    rows += 1;
    if (rows > MAX_STATEMENT_ROWS) throw tooLarge();
    yield { row, cells: cells.slice(0, MAX_STATEMENT_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_CHARACTERS)) };
  }
}
