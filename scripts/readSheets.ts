import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import readXlsx from 'read-excel-file/node';
import { type Cells, readCsv } from '@atlas/domain/imports';
import { CommandError } from './command.ts';

/**
 * Decodes a CSV file. Spreadsheet programs save CSV as UTF-8 or, if they are older, in
 * Windows-1252.
 */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function sheetsOf(path: string, bytes: Uint8Array): Promise<Record<string, Cells>> {
  const extension = extname(path).toLowerCase();
  if (extension === '.csv') return { [basename(path, extname(path))]: readCsv(textOf(bytes)) };
  if (extension !== '.xlsx') throw new CommandError(`${path}: only .xlsx and .csv files can be read.`);
  const sheets = await readXlsx(Buffer.from(bytes)).catch(() => {
    throw new CommandError(`${path}: this is not an .xlsx workbook, or it is damaged.`);
  });
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data]));
}

/**
 * The sheets of a file by their names, as rows of cells: those of an .xlsx workbook, or the single
 * one of a .csv file, named like the file. Dates of a workbook are Date objects, at midnight UTC of
 * their day.
 *
 * @throws CommandError when the file cannot be read
 */
export async function readSheets(path: string): Promise<Record<string, Cells>> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(error.code === 'ENOENT' ? `${path}: there is no such file.` : `${path}: this file cannot be opened.`);
  });
  if (bytes.length === 0) throw new CommandError(`${path}: this file is empty.`);
  try {
    return await sheetsOf(path, bytes);
  } catch (error) {
    throw error instanceof SyntaxError ? new CommandError(`${path}: ${error.message}`) : error;
  }
}
