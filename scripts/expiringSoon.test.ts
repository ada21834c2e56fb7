import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { outcomeOf } from './command.ts';
import { expiringSoon, findExpiring } from './expiringSoon.ts';

const NOW = new Date('2025-11-17T02:00:00Z');
const TITLES = ['Email', 'Expiry', 'Start', 'Unsubscribed', 'Name'];
const emails = (rows: unknown[][], now = NOW) => expiringSoon([TITLES, ...rows], now).rows.map((row) => row[2]);

describe('expiringSoon', () => {
  it.each([
    ['ended yesterday', ['11/16/2025'], false],
    ['ends today', ['11/17/2025'], true],
    ['ends in thirty days', ['12/17/2025'], true],
    ['ends in thirty-one days', ['12/18/2025'], false],
    ['is marked as expired', ['11/16/2025 (Expired)'], false],
    ['never ends', ['Lifetime Access'], false],
    ['ends soon, by the day of a database', ['2025-11-20'], true],
    ['ends soon, by the cell of a workbook', [new Date('2025-11-20T00:00:00Z')], true],
    ['starts today', ['12/01/2025', '11/17/2025'], true],
    ['starts tomorrow', ['12/01/2025', '11/18/2025'], false],
    ['starts tomorrow, by the cell of a workbook', ['12/01/2025', new Date('2025-11-18T00:00:00Z')], false],
    ['was unsubscribed', ['12/01/2025', '', 'TRUE'], false],
    ['was unsubscribed on a day', ['12/01/2025', '', '11/01/2025'], false],
    ['was not unsubscribed', ['12/01/2025', '', 'false'], true],
    ['was not unsubscribed, by the cell of a workbook', ['12/01/2025', null, false], true],
  ])('one that %s', (_what, cells, expected) => {
    expect(emails([['juan@example.com', ...cells]])).toEqual(expected ? ['juan@example.com'] : []);
  });

  it('counts days in Manila', () => {
    const row = ['juan@example.com', '11/17/2025'];
    expect(emails([row], new Date('2025-11-17T15:59:59.999Z'))).toEqual(['juan@example.com']);
    expect(emails([row], new Date('2025-11-17T16:00:00.000Z'))).toEqual([]);
  });

  it('leaves out people who have renewed, and lists each person once', () => {
    const rows = [
      ['ana@example.com', '11/20/2025'],
      ['ANA@example.com', '11/20/2026'],
      ['ben@example.com', '11/20/2025'],
      ['ben@example.com', '11/25/2025'],
    ];
    expect(expiringSoon([TITLES, ...rows], NOW)).toEqual({ people: 2, rows: [['', '', 'ben@example.com', '', '11/25/2025', 8]] });
  });

  it('sorts by day, then by name', () => {
    const rows = [
      ['c@example.com', '11/25/2025', '', '', 'Cora'],
      ['b@example.com', '11/20/2025', '', '', 'Ben'],
      ['a@example.com', '11/20/2025', '', '', 'Ana'],
    ];
    expect(emails(rows)).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
  });

  it('identifies a person without an address by the Tribe ID, and skips empty rows', () => {
    const sheet = [
      ['Expiry', 'Tribe ID', 'Email', 'Batch'],
      ['11/20/2025', 7001, '', 'B1'],
      [null, '', null],
      ['11/21/2025', '7002', ''],
    ];
    expect(expiringSoon(sheet, NOW).rows.map((row) => row[0])).toEqual(['7001', '7002']);
  });

  it('reports every unreadable row', () => {
    const rows = [
      ['a@example.com', '30/11/2025'],
      ['', '11/20/2025'],
      ['b@example.com', '', 'soon', 'yes'],
    ];
    expect(() => emails(rows)).toThrow(
      [
        "Row 2, Expiry: '30/11/2025' is not a date (mm/dd/yyyy) and not Lifetime Access.",
        "Row 3, Email: '' is missing, and so is the Tribe ID.",
        "Row 4, Expiry: '' is not a date (mm/dd/yyyy) and not Lifetime Access.",
        "Row 4, Start: 'soon' is not a date (mm/dd/yyyy).",
        "Row 4, Unsubscribed: 'yes' is not true, false or a date (mm/dd/yyyy).",
      ].join('\n'),
    );
  });

  it.each([
    [[['Email', 'Expires']], 'Row 1: the column Expiry is missing.\nThe columns are: Email, Expires.'],
    [[], 'Row 1: the column Email is missing.\nRow 1: the column Expiry is missing.\nThe columns are: .'],
    [[['Email', 'Expiry', 'Expiry']], 'Row 1: the column Expiry is there twice.\nThe columns are: Email, Expiry, Expiry.'],
  ])('reports the wrong columns in %j', (sheet, message) => {
    expect(() => expiringSoon(sheet, NOW)).toThrow(message);
  });
});

describe('npm run staff:expiring', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'atlas-expiring-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const file = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const script = (...args: string[]) => outcomeOf(findExpiring, args);

  it('prints the list as CSV for a spreadsheet, with formulas guarded', async () => {
    const path = file(
      'export.csv',
      'Email,Expiry,Name\r\njuan@example.com,11/20/2025,"=HYPERLINK(""x"", 1)"\r\nana@example.com,12/31/2026,Ana\r\n',
    );
    const output = '\uFEFFTribe ID,Name,Email,Funnel,Expiry,Days left\r\n' + `,"'=HYPERLINK(""x"", 1)",juan@example.com,,11/20/2025,3\r\n`;
    const notes = '1 of 2 people expire from 11/17/2025 to 12/17/2025.\n';
    expect(await script(path, '--now', '2025-11-17')).toEqual({ code: 0, output, notes });
    const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'expiringSoon.ts'), path, '--now', '2025-11-17']);
    expect(await run).toEqual({ stdout: output, stderr: notes });
  });

  it('uses the day of --now in Manila', async () => {
    const path = file('instant.csv', 'Email,Expiry\njuan@example.com,11/20/2025\n');
    const result = await script(path, '--now', '2025-11-20T16:00:00Z');
    expect(result?.notes).toBe('0 of 1 people expire from 11/21/2025 to 12/21/2025.\n');
  });

  it('reads a workbook, and the encoding of an older program', async () => {
    const cell = (value: string) => ({ value, type: String });
    const rows = [
      [cell('Email'), cell('Expiry')],
      [cell('juan@example.com'), { value: new Date('2025-11-20T00:00:00Z'), type: Date, format: 'mm/dd/yyyy' }],
    ];
    const workbook = file('export.xlsx', await writeXlsx(rows).toBuffer());
    expect((await script(workbook, '--now', '2025-11-17'))?.output).toContain('juan@example.com,,11/20/2025,3');
    const older = file('older.csv', Buffer.from('Email,Expiry,Name\nana@example.com,11/20/2025,Ni\xf1a\n', 'latin1'));
    expect((await script(older, '--now', '2025-11-17'))?.output).toContain(',Niña,ana@example.com');
  });

  it.each([
    ['no file', [], 2, /^Usage: npm run staff:expiring/],
    ['two files', ['a.csv', 'b.csv'], 2, /^Usage: /],
    ['an unknown option', ['a.csv', '--today', 'x'], 2, /^Unknown option '--today'[^]*Usage: /],
    ['a wrong day', ['a.csv', '--now', '17 November'], 2, /^--now: '17 November' is not a date/],
    ['a missing file', ['missing.csv'], 1, /missing\.csv: there is no such file\.\n$/],
    ['a folder', ['.'], 1, /this file cannot be opened\.\n$/],
  ])('rejects %s', async (_what, args, code, says) => {
    const result = await script(...args.map((arg) => (arg.endsWith('.csv') ? join(folder, arg) : arg)));
    expect([result?.code, result?.output]).toEqual([code, '']);
    expect(result?.notes).toMatch(says);
  });

  it.each([
    ['empty.csv', '', /empty\.csv: this file is empty\.\n$/],
    ['quote.csv', 'Email,Expiry\n"a,b', /quote\.csv: Row 2: a quote is missing or in the wrong place\.\n$/],
    ['picture.png', 'x', /picture\.png: only \.xlsx and \.csv files can be read\.\n$/],
    ['damaged.xlsx', 'not a workbook', /damaged\.xlsx: this is not an \.xlsx workbook, or it is damaged\.\n$/],
    ['columns.csv', 'Email\n', /^Row 1: the column Expiry is missing\.\nThe columns are: Email\.\n$/],
    ['row.csv', 'Email,Expiry\njuan@example.com,\u001b[2Jsoon\n', /^Row 2, Expiry: '\ufffd\[2Jsoon' is not a date/],
  ])('rejects %s with a message', async (name, content, says) => {
    const result = await script(file(name, content), '--now', '2025-11-17');
    expect([result?.code, result?.output]).toEqual([1, '']);
    expect(result?.notes).toMatch(says);
  });
});
