import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { cellText, readCsv } from '@atlas/domain/imports';
import readXlsx from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { Sheet, SheetCell } from './sheet.ts';
import { sheetStream } from './sheetStream.ts';
import { sheetRow } from './xlsxParts.ts';
import { xlsxSheet } from './xlsxSheet.ts';

type Rows = readonly (readonly SheetCell[])[];

async function* chunksOf(rows: Rows, size = 2): AsyncGenerator<Rows> {
  for (let from = 0; from < rows.length; from += size) yield await Promise.resolve(rows.slice(from, from + size));
}
const sheetOf = (headers: readonly string[], rows: Rows): Sheet => ({ title: 'Courses', headers, chunks: chunksOf(rows) });
const csvOf = async (rows: Rows, headers = ['A']) => (await buffer(sheetStream('csv', sheetOf(headers, rows)))).toString('utf8');
const bookOf = async (rows: Rows, headers = ['A']) => {
  const sheets = await readXlsx(await buffer(sheetStream('xlsx', sheetOf(headers, rows))));
  return sheets.map(({ sheet, data }) => [sheet, data]);
};
/** The cells of the only sheet, below its headers. */
const cellsOf = async (rows: Rows, headers = ['A']) => {
  const [[, data]] = (await bookOf(rows, headers)) as [[string, unknown[][]]];
  return data.slice(1);
};

/** Texts that a careless writer would damage. */
const TEXTS = [
  'plain',
  'a, "quoted" text',
  'two\nlines',
  'two\r\nlines',
  '<b>&amp;</b> ]]>',
  ' spaces at both ends ',
  'emoji 👩‍🏫 and ₱3,499.00 and ñ',
  '0917 123 4567',
  'x'.repeat(32_767),
];
const FORMULAS = ['=1+1', '+639171234567', '-1+1', '@SUM(A1)', '\tx', "'=1+1", '=HYPERLINK("http://example.com","x")'];

describe('a CSV sheet', () => {
  it('is read back by a parser', async () => {
    const rows = TEXTS.map((text, index) => [index, text, null, new Date('2025-11-16T16:00:00Z')]);
    const text = await csvOf(rows, ['ID', 'Text', 'Nothing', 'At']);
    expect(text.startsWith('\uFEFFID,Text,Nothing,At\r\n')).toBe(true);
    expect(readCsv(text).slice(1)).toEqual(TEXTS.map((cell, index) => [String(index), cell, '', '2025-11-17 00:00:00']));
  });

  it('guards texts that a spreadsheet would calculate', async () => {
    const found = readCsv(await csvOf(FORMULAS.map((text) => [text]))).slice(1);
    expect(found).toEqual(FORMULAS.map((text) => [`'${text}`]));
  });

  it('leaves numbers unchanged, and writes nothing for NaN', async () => {
    const text = await csvOf([[-1, 0.1, 1e21, Number.NaN, Infinity]], ['A', 'B', 'C', 'D', 'E']);
    expect(text).toBe('\uFEFFA,B,C,D,E\r\n-1,0.1,1e+21,,\r\n');
  });

  it('contains days as dates and amounts in pesos', async () => {
    const text = await csvOf([[{ day: '2025-11-17' }, { centavos: 349_900 }, { centavos: -50 }]], ['A', 'B', 'C']);
    expect(text).toBe('\uFEFFA,B,C\r\n2025-11-17,3499.00,-0.50\r\n');
  });

  it('is read back by an import without the guard', async () => {
    const found = readCsv(await csvOf([['+639171234567'], ['=1+1']])).slice(1);
    expect(found.flat().map((cell) => cellText(cell))).toEqual(['+639171234567', '=1+1']);
  });

  it('has its headers when there are no rows', async () => {
    expect(await csvOf([], ['ID', 'Name'])).toBe('\uFEFFID,Name\r\n');
  });
});

describe('a workbook', () => {
  it('is read back by a parser', async () => {
    const cells = await cellsOf(
      TEXTS.map((text, index) => [index, text]),
      ['ID', 'Text'],
    );
    // A spreadsheet program trims what it shows; this parser trims what it reads.
    expect(cells).toEqual(TEXTS.map((text, index) => [index, text.trim()]));
  });

  it('contains texts unchanged, whatever they begin with', async () => {
    expect(await cellsOf(FORMULAS.map((text) => [text]))).toEqual(FORMULAS.map((text) => [text.trim()]));
  });

  it('contains a text that looks like a number as a text', async () => {
    const texts = ['09171234567', '+639171234567', '2025-11', '007', '-5', '1e5', 'TRUE'];
    expect(await cellsOf([texts], texts)).toEqual([texts]);
  });

  it('contains days and amounts of money as such', async () => {
    const days = [{ day: '2025-11-17' }, { day: '1900-02-28' }, { day: '1900-03-01' }];
    const amounts = [{ centavos: 349_900 }, { centavos: -1 }, { centavos: 0 }];
    const headers = ['A', 'B', 'C', 'D', 'E', 'F'];
    const [row] = await cellsOf([[...days, ...amounts]], headers);
    expect(row).toEqual([new Date('2025-11-17T00:00:00Z'), '1900-02-28', new Date('1900-03-01T00:00:00Z'), 3499, -0.01, 0]);
  });

  it('has a style for each kind of cell', () => {
    const xml = sheetRow(2, ['plain', '=1', '0917', 1, new Date(0), { day: '2025-11-17' }, { centavos: 1 }]);
    expect([...xml.matchAll(/<c r="\w+"(?: s="(\d)")?/g)].map(([, style]) => style)).toEqual([
      undefined,
      '5',
      '5',
      undefined,
      '2',
      '3',
      '4',
    ]);
  });

  it('leaves empty cells out', async () => {
    expect(await cellsOf([[1, null, '', Number.NaN, 'end']], ['A', 'B', 'C', 'D', 'E'])).toEqual([[1, null, null, null, 'end']]);
  });

  it('has numbers and instants as such, in Manila time', async () => {
    const at = new Date('2025-11-16T16:00:01Z');
    const [row] = await cellsOf([[1, -2.5, 1e21, at, null, 'end']], ['A', 'B', 'C', 'D', 'E', 'F']);
    expect(row).toEqual([1, -2.5, 1e21, new Date('2025-11-17T00:00:01Z'), null, 'end']);
  });

  it('is not damaged by characters that XML cannot represent', async () => {
    const control = 'a\u0000b\u0008c\u000Bd\u001Fe\uFFFEf\uD83Dg\uDE00h👍';
    expect(await cellsOf([[control]])).toEqual([['abcdef�g�h👍']]);
  });

  it('truncates a text that is longer than a cell', async () => {
    const [[text]] = (await cellsOf([['x'.repeat(40_000)]])) as [[string]];
    expect(text).toHaveLength(32_767);
  });

  it('has its headers when there are no rows', async () => {
    expect(await bookOf([], ['ID', 'Name'])).toEqual([['Courses', [['ID', 'Name']]]]);
  });

  it('has columns beyond Z', async () => {
    const headers = Array.from({ length: 60 }, (_none, index) => `H${index}`);
    expect(await bookOf([headers], headers)).toEqual([['Courses', [headers, headers]]]);
  });

  it.each([
    ['exactly fills one sheet', 3, [['Courses', 3]]],
    [
      'continues in another one',
      4,
      [
        ['Courses', 3],
        ['Courses (2)', 1],
      ],
    ],
    [
      'continues in a third',
      7,
      [
        ['Courses', 3],
        ['Courses (2)', 3],
        ['Courses (3)', 1],
      ],
    ],
  ])('%s', async (_what, count, expected) => {
    const rows = Array.from({ length: count }, (_none, index) => [index]);
    const sheets = await readXlsx(await buffer(xlsxSheet(sheetOf(['N'], rows), { rows: 4, bytes: Infinity })));
    expect(sheets.map(({ sheet, data }) => [sheet, data.length - 1])).toEqual(expected);
    expect(sheets.flatMap(({ data }) => data.slice(1).flat())).toEqual(rows.flat());
    for (const { data } of sheets) expect(data[0]).toEqual(['N']);
  });

  it('continues in another sheet when one becomes too large', async () => {
    const sheets = await readXlsx(await buffer(xlsxSheet(sheetOf(['N'], [['x'.repeat(900)], ['y'], ['z']]), { rows: 100, bytes: 1000 })));
    expect(
      sheets.map(({ data }) =>
        data
          .slice(1)
          .flat()
          .map((cell) => String(cell).at(0)),
      ),
    ).toEqual([['x', 'y'], ['z']]);
  });
});

describe.each(['csv', 'xlsx'] as const)('a reader of %s', (format) => {
  /** An endless sheet, with a flag for whether it is still read. */
  const endless = () => {
    const read = { chunks: 0, isOver: false };
    async function* chunks(): AsyncGenerator<Rows> {
      try {
        for (;;) {
          read.chunks += 1;
          yield await Promise.resolve(Array.from({ length: 1000 }, (_none, index) => [`${read.chunks} ${index} ${Math.sin(index)}`]));
        }
      } finally {
        read.isOver = true;
      }
    }
    return { read, stream: sheetStream(format, { title: 'T', headers: ['A'], chunks: chunks() }) };
  };

  it('that closes ends the reading', async () => {
    const { read, stream } = endless();
    for await (const _piece of stream) if (read.chunks > 3) break;
    await expect.poll(() => read.isOver).toBe(true);
  });

  it('that stops consuming stops the read-ahead', async () => {
    const { read, stream } = endless();
    const taken = Promise.withResolvers<void>();
    // It takes one piece and never finishes it.
    const stuck = new Writable({ write: () => taken.resolve() });
    stream.pipe(stuck);
    await taken.promise;
    const other = Array.from({ length: 300_000 }, (_none, index) => [`${index} ${Math.sin(index)}`]);
    await buffer(sheetStream(format, { title: 'T', headers: ['A'], chunks: chunksOf(other, 1000) }));
    expect(read.chunks).toBeLessThan(100);
    stream.destroy();
    await expect.poll(() => read.isOver).toBe(true);
  });

  it('gets an error that occurs in the middle', async () => {
    async function* chunks(): AsyncGenerator<Rows> {
      yield await Promise.resolve([['one']]);
      throw new Error('The database is away');
    }
    await expect(buffer(sheetStream(format, { title: 'T', headers: ['A'], chunks: chunks() }))).rejects.toThrow('The database is away');
  });
});
