import { ReadableStream } from 'node:stream/web';
import { configure, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import type { Sheet } from './sheet.ts';
import { SheetRows } from './sheetRows.ts';
import { bookParts, headerRow, sheetEnd, sheetRow, sheetStart } from './xlsxParts.ts';

/** The size limits of a sheet in a workbook. Past them another sheet begins. */
export interface SheetLimits {
  /** Includes the row of headers; it is the limit of spreadsheet programs. */
  readonly rows: number;
  /**
   * The size of its XML. From 4 GiB on, the archive would need a format that some programs cannot
   * read.
   */
  readonly bytes: number;
}
const LIMITS: SheetLimits = { rows: 1_048_576, bytes: 2 ** 31 };

// The archive is assembled in this thread. Node compresses in other threads, at its only level for
// streams.
configure({ useWebWorkers: false });

/**
 * Writes a sheet as a workbook: numbers and instants as such, texts as texts whatever they begin
 * with, and a bold, always visible row of headers.
 */
export const xlsxSheet = (sheet: Sheet, limits = LIMITS): AsyncGenerator<Uint8Array> => xlsxBook([sheet], limits);

/** Writes several sheets as one workbook, like `xlsxSheet`. They are read one after the other. */
export async function* xlsxBook(sheets: readonly Sheet[], limits = LIMITS): AsyncGenerator<Uint8Array> {
  const archive = new TransformStream<Uint8Array, Uint8Array>();
  const written = writeBook(archive.writable, sheets, limits).catch((error: unknown) =>
    archive.writable.abort(error).catch(() => undefined),
  );
  // When the consumer stops early, this stream is cancelled, and with it the writer.
  yield* archive.readable;
  await written;
}

async function writeBook(to: WritableStream<Uint8Array>, sheets: readonly Sheet[], limits: SheetLimits): Promise<void> {
  const zip = new ZipWriter(to, { extendedTimestamp: false, zip64: false });
  const titles: string[] = [];
  for (const sheet of sheets) await writeSheet(zip, sheet, titles, limits);
  for (const [name, xml] of Object.entries(bookParts(titles))) await zip.add(name, new Blob([xml]).stream());
  await zip.close();
}

/** Writes a sheet, and those that continue it. Their titles are added to `titles`. */
async function writeSheet(
  zip: ZipWriter<unknown>,
  { title, headers, chunks }: Sheet,
  titles: string[],
  limits: SheetLimits,
): Promise<void> {
  const rows = new SheetRows(chunks);
  const before = titles.length;
  try {
    do {
      const part = titles.length - before + 1;
      titles.push(part === 1 ? title : `${title} (${part})`);
      await zip.add(`xl/worksheets/sheet${titles.length}.xml`, streamOf(sheetXml(rows, headers, limits)));
    } while (!(await rows.isAtEnd()));
  } finally {
    await rows.close();
  }
}

/** Node types its own streams and those of browsers differently, although they are the same. */
const streamOf = (pieces: AsyncIterable<Uint8Array>) => ReadableStream.from(pieces) as globalThis.ReadableStream<Uint8Array<ArrayBuffer>>;

/** The XML of one sheet, a chunk of rows at a time. */
async function* sheetXml(rows: SheetRows, headers: readonly string[], limits: SheetLimits): AsyncGenerator<Uint8Array> {
  let size = 0;
  const bytes = (xml: string): Uint8Array => {
    const piece = Buffer.from(xml);
    size += piece.length;
    return piece;
  };
  yield bytes(sheetStart(headers.length) + headerRow(headers));
  for (let next = 2; next <= limits.rows && size < limits.bytes;) {
    const taken = await rows.take(limits.rows - next + 1);
    if (taken.length === 0) break;
    const first = next;
    yield bytes(taken.map((row, index) => sheetRow(first + index, row)).join(''));
    next += taken.length;
  }
  yield bytes(sheetEnd);
}
