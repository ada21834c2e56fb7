const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/gy;

/**
 * The cells of a CSV text, row by row, as they stand in it: commas between cells, quotes around those that hold commas, line
 * breaks or quotes. An empty line is a row with one empty cell, so that the numbers of rows stay those of a spreadsheet; a line
 * break at the end, and the mark that some programs put before the text, are no part of it.
 *
 * @throws SyntaxError for a quote that is not closed or stands inside a cell, with the number of its row
 * @example readCsv('Name,Email\n"Cruz, Juan",juan@example.com') // [['Name', 'Email'], ['Cruz, Juan', 'juan@example.com']]
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
