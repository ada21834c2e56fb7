/** A value in COPY's text format; null is the database's. */
export type CopyCell = string | null;

const ESCAPES: Record<string, string> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\v': '\\v',
  '\f': '\\f',
  '\r': '\\r',
};
const UNESCAPES: Record<string, string> = Object.fromEntries(Object.entries(ESCAPES).map(([sign, escape]) => [escape, sign]));

/** Formats a row as PostgreSQL's COPY … TO writes it, with its line end. */
export const copyLine = (cells: readonly CopyCell[]): string =>
  `${cells.map((cell) => cell?.replaceAll(/[\\\b\t\n\v\f\r]/g, (sign) => ESCAPES[sign] ?? sign) ?? '\\N').join('\t')}\n`;

/** Parses a line that `copyLine` or COPY … TO wrote, given without its line end. */
export const cellsOf = (line: string): CopyCell[] =>
  line.split('\t').map((cell) => (cell === '\\N' ? null : cell.replaceAll(/\\./g, (escape) => UNESCAPES[escape] ?? escape.slice(1))));

const LINE_END = 0x0a;

/** Yields the lines of a text in pieces. A piece may end anywhere, even within a letter. */
export async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf(LINE_END); end >= 0; end = piece.indexOf(LINE_END, from)) {
      yield Buffer.concat([...rest, piece.subarray(from, end)]).toString('utf8');
      rest = [];
      from = end + 1;
    }
    if (from < piece.length) rest.push(piece.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString('utf8');
}

/** Counts the rows that end in a piece of COPY's text. Line ends within a row are escaped. */
export function rowsIn(piece: Buffer): number {
  let rows = 0;
  for (let at = piece.indexOf(LINE_END); at >= 0; at = piece.indexOf(LINE_END, at + 1)) rows++;
  return rows;
}
