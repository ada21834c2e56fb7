import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { StatementRow } from '@atlas/domain/statements';
import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import { damaged, StatementFileError, unreadable } from './statementFileError.ts';
import { textEncoding } from './textEncoding.ts';

/** The largest row, which ends the reading of a file with a quote that is never closed. */
const MAX_ROW_CHARACTERS = 100_000;

/** The number of lines by which the delimiter is detected. */
const DETECTION_LINES = 40;

/** The number of times that a delimiter is in a line, outside quotes. */
const countOutsideQuotes = (line: string, delimiter: string): number => line.replaceAll(/"[^"]*"/g, '').split(delimiter).length - 1;

/**
 * Detects the delimiter of a CSV text by its first lines. It is the one that makes the most cells in
 * the lines that agree on their number, and the agreement outweighs the cells.
 *
 * @example csvDelimiter('Date;Amount;Balance\n30/06/2025;1,234.50;5.00') // ';'
 */
export function csvDelimiter(text: string): string {
  const lines = text.split(/\r\n|\n|\r/).slice(0, DETECTION_LINES);
  const scored = [',', ';', '\t'].map((delimiter) => {
    const frequency = new Map<number, number>();
    for (const line of lines) {
      const count = countOutsideQuotes(line, delimiter);
      frequency.set(count, (frequency.get(count) ?? 0) + 1);
    }
    return { delimiter, score: Math.max(...[...frequency].map(([count, times]) => count * times ** 2)) };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.delimiter ?? ',';
}

/**
 * Reads the rows of a CSV file while it is streamed, in UTF-8, UTF-16 or the encoding of Windows.
 *
 * @param head the first bytes of the file
 * @throws StatementFileError for a file that is not a text, or has bytes that its encoding lacks
 */
export async function* csvTable(path: string, head: Buffer): AsyncGenerator<StatementRow> {
  const encoding = await textEncoding(path, head);
  if (encoding === null) throw unreadable();
  const parser = parse({
    delimiter: csvDelimiter(iconv.decode(head, encoding)),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: MAX_ROW_CHARACTERS,
  });
  const text: Readable = createReadStream(path);
  const decoded = text.pipe(iconv.decodeStream(encoding));
  for (const source of [text, decoded]) source.on('error', (error: Error) => parser.destroy(error));
  decoded.pipe(parser);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (cells.some((cell) => cell.includes('\uFFFD'))) {
        throw new StatementFileError('encoding', `Row ${row} has characters that cannot be read. Save the file as CSV UTF-8.`);
      }
      yield { row, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? damaged(error) : error;
  } finally {
    text.destroy();
    parser.destroy();
  }
}
