import { ReadableStream } from 'node:stream/web';
import { configure, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import type { Sheet } from './sheet.ts';
import { SheetRows } from './sheetRows.ts';
import { bookParts, headerRow, sheetEnd, sheetRow, sheetStart } from './xlsxParts.ts';

/** How large a sheet of a workbook may become; then another one begins. */
export interface SheetLimits {
  /** With the row of headers; spreadsheet programs know no more. */
  readonly rows: number;
  /** Of its XML: from 4 GiB on the archive would need a form that not every program reads. */
  readonly bytes: number;
}
const LIMITS: SheetLimits = { rows: 1_048_576, bytes: 2 ** 31 };

// The archive is put together in this thread; Node itself compresses in others, at the one level that it has for that.
configure({ useWebWorkers: false });

/** A sheet as a workbook: numbers and instants as such, texts as texts whatever they begin with, the row of headers bold and always in sight. */
export async function* xlsxSheet(sheet: Sheet, limits = LIMITS): AsyncGenerator<Uint8Array> {
  const archive = new TransformStream<Uint8Array, Uint8Array>();
  const written = writeBook(archive.writable, sheet, limits).catch((error: unknown) =>
    archive.writable.abort(error).catch(() => undefined),
  );
  // Left before its end, the reader is cancelled, and with it what writes.
  yield* archive.readable;
  await written;
}

async function writeBook(to: WritableStream<Uint8Array>, { title, headers, chunks }: Sheet, limits: SheetLimits): Promise<void> {
  const zip = new ZipWriter(to, { extendedTimestamp: false, zip64: false });
  const rows = new SheetRows(chunks);
  try {
    const titles: string[] = [];
    do {
      titles.push(titles.length === 0 ? title : `${title} (${titles.length + 1})`);
      await zip.add(`xl/worksheets/sheet${titles.length}.xml`, streamOf(sheetXml(rows, headers, limits)));
    } while (!(await rows.isAtEnd()));
    for (const [name, xml] of Object.entries(bookParts(titles))) await zip.add(name, new Blob([xml]).stream());
    await zip.close();
  } finally {
    await rows.close();
  }
}

/** Node knows its own streams and those of browsers as two types of the same thing. */
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
