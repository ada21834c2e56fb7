import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { csvText } from '@atlas/domain/imports';
import { centavosToPesos } from '@atlas/domain/money';
import type { StatementMapping, StatementReading } from '@atlas/domain/statements';
import { BlobReader, BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import iconv from 'iconv-lite';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvDelimiter } from './csvTable.ts';
import { readStatement } from './readStatement.ts';
import { MAX_STATEMENT_BYTES, MAX_STATEMENT_ROWS, readStatementTable } from './readStatementTable.ts';
import type { SheetCell } from './sheet.ts';
import { xlsxSheet } from './xlsxSheet.ts';
import { xlsxTable } from './xlsxTable.ts';

let folder = '';
let files = 0;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'statements-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(contents: string | Buffer | Uint8Array): Promise<string> {
  const path = join(folder, `statement${(files += 1)}`);
  await writeFile(path, contents);
  return path;
}
async function rowsOf(rows: AsyncIterable<{ row: number; cells: readonly string[] }>) {
  const found: (readonly [number, ...string[]])[] = [];
  for await (const { row, cells } of rows) found.push([row, ...cells]);
  return found;
}
const tableOf = async (contents: string | Buffer | Uint8Array) => rowsOf(readStatementTable({ path: await fileOf(contents) }));
const summary = ({ lines }: StatementReading) =>
  lines.map(({ paidOn, time, description, referenceKey, amountCentavos, direction, balanceCentavos }) => [
    paidOn,
    time,
    description,
    referenceKey,
    direction === 'in' ? amountCentavos : -amountCentavos,
    balanceCentavos,
  ]);

const HEADERS = ['Date and Time', 'Description', 'Reference No.', 'Debit', 'Credit', 'Balance'];
const ROWS = [
  ['2025-06-30 12:05 AM', 'Transfer from PEÑA, JUAN', '9024521234567', '', '3,499.00', '4,499.00'],
  ['2025-06-30 01:10 PM', 'Buy “Load”', '9024521234568', '50.00', '', '4,449.00'],
];
const LINES = [
  ['2025-06-30', '00:05', 'Transfer from PEÑA, JUAN', '9024521234567', 349_900, 449_900],
  ['2025-06-30', '13:10', 'Buy “Load”', '9024521234568', -5000, 444_900],
];

/** A CSV text with quotes around every cell. */
const csvOf = (rows: readonly (readonly string[])[], delimiter = ',') =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(delimiter)).join('\r\n');

/** A workbook with the given parts below xl, and the given rows in its first sheet. */
async function workbookOf(sheetData: string, parts: Readonly<Record<string, string>> = {}): Promise<Uint8Array> {
  const all: Record<string, string> = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    ...parts,
  };
  const zip = new ZipWriter(new BlobWriter());
  for (const [name, xml] of Object.entries(all)) await zip.add(name, new TextReader(xml));
  return (await zip.close()).bytes();
}

const COLUMNS = [40, 140, 300, 390, 450, 510];
async function pdfOf(rows: readonly (readonly string[])[], options: PDFKit.PDFDocumentOptions = {}, perPage = 30): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, ...options });
  const done = buffer(pdf);
  pdf.fontSize(8);
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % perPage === 0) pdf.addPage();
    const y = 60 + (index % perPage) * 16;
    for (const [place, cell] of row.entries()) {
      const isAmount = place >= 3 && index > 0;
      const x = COLUMNS[place] ?? 0;
      if (cell !== '') pdf.text(cell, isAmount ? x + 40 - pdf.widthOfString(cell) : x, y, { lineBreak: false });
    }
  }
  pdf.end();
  return done;
}

describe('a CSV file', () => {
  it.each(['utf8', 'utf-16le', 'utf-16be', 'windows-1252'])('is read in %s', async (encoding) => {
    const reading = await readStatement({ path: await fileOf(iconv.encode(csvOf([HEADERS, ...ROWS]), encoding)) });
    expect(reading).toMatchObject({ source: 'gcash', headers: HEADERS, problems: [], balance: 'proven' });
    expect(summary(reading)).toEqual(LINES);
  });

  it.each(['utf8', 'utf-16le', 'utf-16be'])('is read in %s with a byte order mark', async (encoding) => {
    const reading = await readStatement({ path: await fileOf(iconv.encode(csvOf([HEADERS, ...ROWS]), encoding, { addBOM: true })) });
    expect(reading.headers).toEqual(HEADERS);
    expect(summary(reading)).toEqual(LINES);
  });

  it('is read in the encoding of Windows when only its end is not UTF-8', async () => {
    const filler = csvOf([HEADERS, ...Array.from({ length: 3000 }, () => ['2025-06-30', 'x', '9024521234567', '', '5.00', ''])]);
    const reading = await readStatement({ path: await fileOf(iconv.encode(`${filler}\r\n${csvOf([ROWS[0] ?? []])}`, 'windows-1252')) });
    expect(reading.lines.at(-1)?.description).toBe('Transfer from PEÑA, JUAN');
  });

  it.each([',', ';', '\t'])('is read with the delimiter %j', async (delimiter) => {
    const preamble = 'Statement of account, generated for you, as requested\n';
    expect(summary(await readStatement({ path: await fileOf(preamble + csvOf([HEADERS, ...ROWS], delimiter)) }))).toEqual(LINES);
  });

  it.each([
    ['Date;Amount\n30/06/2025;1,234.50\n30/06/2025;1,234,567.50', ';'],
    ['Date\tNote, long, text\n30/06/2025\tx', '\t'],
    ['"a;b;c;d",e', ','],
    ['one cell', ','],
  ])('has in %j the delimiter %j', (text, delimiter) => expect(csvDelimiter(text)).toBe(delimiter));

  it('has rows numbered as a spreadsheet program does, with any number of cells', async () => {
    expect(await tableOf('a\n\n"b\nc",d\r\nsay "yes",e,\rf')).toEqual([
      [1, 'a'],
      [2, ''],
      [3, 'b\nc', 'd'],
      [4, 'say "yes"', 'e', ''],
      [5, 'f'],
    ]);
  });

  it('is read like an export of Atlas', async () => {
    expect(summary(await readStatement({ path: await fileOf(csvText([HEADERS, ...ROWS])) }))).toEqual(LINES);
  });

  it('has shortened cells, and at most 100 of them', async () => {
    const [row] = await tableOf(`${'x'.repeat(1500)}${',y'.repeat(150)}`);
    expect([row?.length, String(row?.[1]).length]).toEqual([101, 1000]);
  });
});

describe('a workbook', () => {
  it('is read as it is written', async () => {
    const rows: SheetCell[][] = [
      [new Date('2025-06-29T16:05:00Z'), 'Transfer', 9_024_521_234_567, null, { centavos: 349_900 }, { centavos: 449_900 }],
      [{ day: '2025-07-01' }, 'Buy load', '9024521234568', { centavos: 5000 }, null, { centavos: 444_900 }],
    ];
    async function* chunks() {
      yield await Promise.resolve(rows);
    }
    const path = await fileOf(await buffer(xlsxSheet({ title: 'Statement', headers: HEADERS, chunks: chunks() })));
    const reading = await readStatement({ path });
    expect(reading).toMatchObject({ source: 'gcash', headers: HEADERS, balance: 'proven' });
    expect(summary(reading)).toEqual([
      ['2025-06-30', '00:05', 'Transfer', '9024521234567', 349_900, 449_900],
      ['2025-07-01', null, 'Buy load', '9024521234568', -5000, 444_900],
    ]);
  });

  it('has texts in every form', async () => {
    const sharedStrings =
      '<sst><si><t>plain &amp; </t></si><si><r><t>two </t></r><r><t xml:space="preserve">runs</t></r><rPh sb="0" eb="1"><t>spoken</t></rPh></si></sst>';
    const book = await workbookOf(
      '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c><c r="D3" t="inlineStr"><is><t><![CDATA[<in>]]></t></is></c></row>' +
        '<row><c t="str"><f>A1&amp;"x"</f><v>calculated</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c/><c><v>9.024521234567E12</v></c></row>',
      { 'xl/sharedStrings.xml': sharedStrings },
    );
    expect(await tableOf(book)).toEqual([
      [3, 'plain & ', '', 'two runs', '<in>'],
      [4, 'calculated', 'TRUE', '#N/A', '', '9024521234567'],
    ]);
  });

  it.each([
    ['1900', '', '2025-11-17 10:20', '2025-11-17'],
    ['1904', '<workbookPr date1904="1"/>', '2029-11-18 10:20', '2029-11-18'],
  ])('has the dates of the system of %s', async (_system, properties, instant, day) => {
    const book = await workbookOf(
      '<row><c s="1"><v>45978.430555555555</v></c><c s="2"><v>45978</v></c><c s="3"><v>203966985</v></c><c s="0"><v>45978</v></c></row>',
      {
        'xl/workbook.xml': `<workbook>${properties}<sheets><sheet name="A" r:id="rId1"/></sheets></workbook>`,
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm"/><numFmt numFmtId="165" formatCode="0000000000000"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/></cellXfs></styleSheet>',
      },
    );
    expect(await tableOf(book)).toEqual([[1, instant, day, '0000203966985', '45978']]);
  });

  it('has the rows of all visible sheets, in their order and with prefixed names', async () => {
    const sheet = (text: string) =>
      `<x:worksheet><x:sheetData><x:row r="2"><x:c t="str"><x:v>${text}</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    const book = await workbookOf('', {
      'xl/workbook.xml':
        '<workbook><sheets><sheet r:id="b"/><sheet r:id="hidden" state="veryHidden"/><sheet r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="b" Target="worksheets/sheet2.xml"/><Relationship Id="hidden" Target="worksheets/sheet3.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet('second'),
      'xl/worksheets/sheet2.xml': sheet('first'),
      'xl/worksheets/sheet3.xml': sheet('hidden'),
    });
    expect(await tableOf(book)).toEqual([
      [2, 'first'],
      [4, 'second'],
    ]);
  });

  it.each(['sheet', 'part'] as const)('is rejected when its %s is too large unpacked', async (what) => {
    const book = await workbookOf('<row><c t="s"><v>0</v></c></row>'.repeat(200), {
      'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(5000)}</t></si></sst>`,
    });
    const path = await fileOf(book);
    const limits = { sheet: 100_000, part: 100_000 };
    await expect(rowsOf(xlsxTable(path, limits))).resolves.toHaveLength(200);
    await expect(rowsOf(xlsxTable(path, { ...limits, [what]: 4000 }))).rejects.toMatchObject({ code: 'too-large' });
  });

  it('is read while it is unpacked, so that damage at its end does not matter to its first row', async () => {
    const path = await fileOf(await workbookOf(`${'<row><c><v>1</v></c></row>'.repeat(100_000)}<row`));
    await expect(readStatementTable({ path }).next()).resolves.toEqual({ done: false, value: { row: 1, cells: ['1'] } });
    await expect(rowsOf(readStatementTable({ path }))).rejects.toMatchObject({ code: 'unreadable' });
  });
});

describe('a PDF', () => {
  const PDF_ROWS = [
    HEADERS,
    ['', 'STARTING BALANCE', '', '', '', '1,000.00'],
    ['2025-06-30 12:05 AM', 'Transfer from JUAN CRUZ', '9024521234567', '', '3,499.00', '4,499.00'],
    ['2025-06-30 01:10 PM', 'Buy Load Transaction', '9024521234568', '50.00', '', '4,449.00'],
    ['', 'ENDING BALANCE', '', '', '', '4,449.00'],
    ['', 'TOTAL', '', '50.00', '3,499.00', ''],
  ];
  const PDF_LINES = [
    ['2025-06-30', '00:05', 'Transfer from JUAN CRUZ', '9024521234567', 349_900, 449_900],
    ['2025-06-30', '13:10', 'Buy Load Transaction', '9024521234568', -5000, 444_900],
  ];

  it('is read by the positions of its texts', async () => {
    const reading = await readStatement({ path: await fileOf(await pdfOf(PDF_ROWS)) });
    expect(reading).toMatchObject({ source: 'gcash', headers: HEADERS, problems: [], balance: 'proven' });
    expect(summary(reading)).toEqual(PDF_LINES);
    expect(reading.skipped.map(({ reason }) => reason)).toEqual(['header', 'balance', 'balance', 'total']);
  });

  it('is read over several pages', async () => {
    const many = Array.from({ length: 100 }, (_none, index) => [
      '2025-06-30 12:05 AM',
      'Transfer',
      String(9_024_521_000_000 + index),
      '',
      '1.00',
      `${index + 1}.00`,
    ]);
    const reading = await readStatement({ path: await fileOf(await pdfOf([HEADERS, ...many])) });
    expect(reading).toMatchObject({ problems: [], balance: 'proven' });
    expect(reading.lines.map(({ reference }) => reference)).toEqual(many.map(([, , reference]) => reference));
  });

  describe('with a password', () => {
    const locked = async () => fileOf(await pdfOf(PDF_ROWS, { userPassword: 'CRUZ4567', pdfVersion: '1.7' }));

    it('is read with it', async () => {
      expect(summary(await readStatement({ path: await locked(), password: 'CRUZ4567' }))).toEqual(PDF_LINES);
    });
    it.each([
      [undefined, 'password', 'This PDF has a password. Enter the password of the statement.'],
      ['', 'password', 'This PDF has a password. Enter the password of the statement.'],
      ['CRUZ4568', 'wrong-password', 'The password does not open this PDF.'],
    ])('is rejected with %j', async (password, code, message) => {
      await expect(readStatement({ path: await locked(), password })).rejects.toMatchObject({ code, message });
    });
  });

  it('is rejected without texts', async () => {
    await expect(readStatement({ path: await fileOf(await pdfOf([])) })).rejects.toMatchObject({
      code: 'unreadable',
      message: 'This PDF contains pictures without text. Download the statement as a file.',
    });
  });
});

describe('a file', () => {
  it.each<[string, () => Promise<Buffer | Uint8Array | string> | Buffer | string, string]>([
    ['nothing in it', () => '', 'unreadable'],
    ['a picture in it', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'unreadable'],
    ['a damaged PDF in it', () => '%PDF-1.7\nnothing else', 'unreadable'],
    ['a damaged workbook in it', () => Buffer.from('PK\u0003\u0004 nothing else'), 'unreadable'],
    ['another archive in it', () => workbookOf('', { 'xl/workbook.xml': '<workbook/>' }), 'unreadable'],
    ['XML that is not well-formed in it', () => workbookOf('<row><c>'), 'unreadable'],
    ['a quote that is never closed in it', () => `a,b\n"c${',d'.repeat(10)}`, 'unreadable'],
    ['an endless row in it', () => 'x'.repeat(200_000), 'unreadable'],
    ['bytes that its encoding lacks in it', () => Buffer.from('a,\xe9\n\x81,b', 'latin1'), 'encoding'],
    ['an old workbook in it', () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'unreadable'],
    [
      'an encrypted workbook in it',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(70_000), Buffer.from('EncryptedPackage', 'utf16le')]),
      'password',
    ],
    ['too many rows in it', () => 'a\n'.repeat(MAX_STATEMENT_ROWS + 1), 'too-large'],
  ])('with %s is rejected', async (_what, contents, code) => {
    await expect(tableOf(await contents())).rejects.toMatchObject({ name: 'StatementFileError', code });
  });

  it('of more than 60 MB is rejected', async () => {
    const path = await fileOf('a');
    await truncate(path, MAX_STATEMENT_BYTES + 1);
    await expect(rowsOf(readStatementTable({ path }))).rejects.toMatchObject({ code: 'too-large' });
  });

  it('in an archive with a password is rejected', async () => {
    const zip = new ZipWriter(new BlobWriter(), { password: 'secret' });
    await zip.add('xl/workbook.xml', new BlobReader(new Blob(['<workbook/>'])));
    await expect(tableOf(await (await zip.close()).bytes())).rejects.toMatchObject({ code: 'password' });
  });

  it('of another bank is read by a mapping', async () => {
    const path = await fileOf('When;What;How much\n30/06/2025;Transfer;1,234.50\n');
    const mapping: StatementMapping = {
      date: 0,
      description: 1,
      reference: null,
      amount: { kind: 'signed', amount: 2 },
      balance: null,
      account: null,
      dateOrder: 'dmy',
    };
    const unknown = await readStatement({ path });
    expect(unknown).toMatchObject({ source: null, headerKey: 'when|what|howmuch', lines: [] });
    const known = await readStatement({ path }, { remembered: new Map([[unknown.headerKey ?? '', mapping]]) });
    expect(known.source).toBe('mapped');
    expect(summary(known)).toEqual([['2025-06-30', null, 'Transfer', null, 123_450, null]]);
  });
});

describe('10,000 rows', () => {
  const COUNT = 10_000;
  const movements = Array.from({ length: COUNT }, (_none, index) => ({
    reference: String(9_024_521_000_000 + index * 7),
    centavos: 100 + (index % 5000),
  }));
  const expected = movements.map(({ reference, centavos }) => [reference, centavos]);
  const found = ({ lines }: StatementReading) => lines.map(({ referenceKey, amountCentavos }) => [referenceKey, amountCentavos]);

  it('of a CSV file are read', async () => {
    const rows = movements.map(({ reference, centavos }) => [
      '2025-06-30 10:20 AM',
      'Transfer',
      reference,
      '',
      centavosToPesos(centavos).toFixed(2),
      '',
    ]);
    const reading = await readStatement({ path: await fileOf(csvOf([HEADERS, ...rows])) });
    expect(reading.problems).toEqual([]);
    expect(found(reading)).toEqual(expected);
  });

  it('of a workbook are read', async () => {
    async function* chunks() {
      yield await Promise.resolve(
        movements.map(({ reference, centavos }): SheetCell[] => [
          { day: '2025-06-30' },
          'Transfer',
          Number(reference),
          null,
          { centavos },
          null,
        ]),
      );
    }
    const reading = await readStatement({
      path: await fileOf(await buffer(xlsxSheet({ title: 'S', headers: HEADERS, chunks: chunks() }))),
    });
    expect(reading.problems).toEqual([]);
    expect(found(reading)).toEqual(expected);
  });
});
