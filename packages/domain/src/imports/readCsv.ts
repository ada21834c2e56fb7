const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/gy;

/**
 * Parses a CSV text into the cells of each row: commas between cells, quotes around cells that
 * contain commas, line breaks or quotes. An empty line is a row with one empty cell, so that row
 * numbers match those of a spreadsheet. A trailing line break and a byte order mark are ignored.
 *
 * @throws SyntaxError with the row number for a quote that is not closed or is inside a cell
 * @example readCsv('Name,Email\n"Cruz, Juan",juan@example.com')
 * // [['Name', 'Email'], ['Cruz, Juan', 'juan@example.com']]
 */
export function readCsv(text: string): string[][] {
  const content = text.replace(/^\uFEFF/, '');
  const rows: string[][] = [[]];
  let end = 0;
  for (const [match, quoted, plain = '', separator = ''] of content.matchAll(CELL)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    end += match.length;
    if (separator === '') break;
    if (separator !== ',') rows.push([]);
    if (separator !== ',' && end === content.length) break;
  }
  if (end < content.length) throw new SyntaxError(`Row ${rows.length}: a quote is missing or in the wrong place.`);
  return rows.at(-1)?.length === 0 || content === '' ? rows.slice(0, -1) : rows;
}
