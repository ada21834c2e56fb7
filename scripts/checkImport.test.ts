import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { IMPORT_TEMPLATES } from '@atlas/domain/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { checkFiles } from './checkImport.ts';
import { outcomeOf } from './command.ts';

type Value = string | number | boolean | Date | null;

const cellOf = (value: Value) => {
  if (value === null) return null;
  if (value instanceof Date) return { value, type: Date, format: 'mm/dd/yyyy' };
  return { value, type: typeof value === 'number' ? Number : typeof value === 'boolean' ? Boolean : String };
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atlas-import-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a real workbook: its sheets by name, each with its rows. */
async function workbook(name: string, sheets: Record<string, readonly (readonly Value[])[]>): Promise<string> {
  const written = Object.entries(sheets).map(([sheet, rows]) => ({ sheet, data: rows.map((row) => row.map(cellOf)) }));
  writeFileSync(join(folder, name), await writeXlsx(written).toBuffer());
  return join(folder, name);
}

const script = (...args: string[]) => outcomeOf(checkFiles, args);

const [MEMBERS, SUBSCRIPTION] = IMPORT_TEMPLATES.members;
/** A row of the sheet with these cells, the others empty. */
const member = (cells: Partial<Record<(typeof MEMBERS.columns)[number], Value>>): Value[] =>
  MEMBERS.columns.map((column) => cells[column] ?? null);
const S1 = ['S1', new Date('2025-01-31T00:00:00Z'), false, 12, 3];

describe('npm run staff:check-import', () => {
  it('finds no problems in a valid workbook', async () => {
    const juan = member({
      'Tribe ID': 7001,
      Email: 'juan@example.com',
      'Birth Date (mm/dd/yyyy)': new Date('1990-02-28T00:00:00Z'),
      'Mobile Number': 9171234567,
      'Subscription ID': 'S1',
    });
    const path = await workbook('fits.xlsx', {
      Members: [MEMBERS.columns, juan],
      Subscription: [SUBSCRIPTION.columns, S1],
      Notes: [['x']],
    });
    const notes = 'members: no problems. Rows that fit: Members: 1, Subscription: 1. Nothing was uploaded.\n';
    expect(await script(path)).toEqual({ code: 0, output: '', notes });
    const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'checkImport.ts'), path]);
    expect(await run).toEqual({ stdout: '', stderr: notes });
  });

  it('reports sheet, row, column and value of every problem', async () => {
    const rows = [
      member({ Email: 'juan', 'Birth Date (mm/dd/yyyy)': '31/12/1990' }),
      member({}),
      member({ Email: 'ana@example.com', 'Subscription ID': 'S9' }),
      member({ Email: 'ana@example.com', 'Base Points': 1.5 }),
    ];
    const path = await workbook('wrong.xlsx', { Members: [MEMBERS.columns, ...rows], Subscription: [SUBSCRIPTION.columns, S1] });
    expect(await script(path)).toEqual({
      code: 1,
      output: [
        "Members, row 2, Email: 'juan' is not an email address.",
        "Members, row 2, Birth Date (mm/dd/yyyy): '31/12/1990' has the day before the month; write 12/31/1990 (mm/dd/yyyy).",
        "Members, row 4, Subscription ID: 'S9' is not in the sheet Subscription.",
        "Members, row 5, Base Points: '1.5' must be a whole number.",
        '',
      ].join('\n'),
      notes: 'members: 4 problems. Rows that fit: Members: 0, Subscription: 1. Nothing was uploaded.\n',
    });
  });

  it('reports missing sheets and columns', async () => {
    const path = await workbook('missing.xlsx', { Groups: [['Group ID'], ['G1']] });
    expect(await script(path)).toMatchObject({
      code: 1,
      output: 'Groups, Name: the column is missing.\nSubgroups: the sheet is missing.\n',
    });
  });

  it('reads sheets that are separate CSV files', async () => {
    writeFileSync(join(folder, 'Groups.csv'), 'Group ID,Name\nG1,Luzon\n');
    writeFileSync(join(folder, 'Subgroups.csv'), 'Subgroup ID,Name,Group ID\nSG1,Manila,G1\nSG2,Cebu,G2\n');
    const result = await script(join(folder, 'Groups.csv'), join(folder, 'Subgroups.csv'));
    expect(result?.output).toBe("Subgroups, row 3, Group ID: 'G2' is not in the sheet Groups.\n");
    expect(result?.notes).toBe('groups: 1 problem. Rows that fit: Groups: 1, Subgroups: 1. Nothing was uploaded.\n');
  });

  it('checks against the requested kind', async () => {
    const path = await workbook('other.xlsx', { Groups: [['Group ID', 'Name']] });
    const result = await script(path, '--kind', 'courses');
    expect([result?.code, result?.output.split('\n')[0]]).toEqual([1, 'Courses: the sheet is missing.']);
  });

  it.each([
    ['no file', [], 2, /^Usage: npm run staff:check-import/],
    ['an unknown kind', ['--kind', 'people'], 2, /^--kind: 'people' is none of members, groups, courses\.\nUsage: /],
    ['an unknown option', ['--upload'], 2, /^Unknown option '--upload'/],
  ])('rejects %s', async (_what, args, code, says) => {
    const path = await workbook('refused.xlsx', { Groups: [['Group ID', 'Name']] });
    const result = await script(...(args.length === 0 ? [] : [path, ...args]));
    expect([result?.code, result?.output]).toEqual([code, '']);
    expect(result?.notes).toMatch(says);
  });

  it.each([
    [
      'unknown.xlsx',
      { Sheet1: [['a']] },
      /^These sheets are of no template, or of several: Sheet1\.\nThe templates are: members \(Members, Subscription\)/,
    ],
    ['mixed.xlsx', { Groups: [['a']], Courses: [['a']] }, /^These sheets are of no template, or of several: Groups, Courses\./],
  ])('rejects %s with a message', async (name, sheets, says) => {
    const result = await script(await workbook(name, sheets));
    expect([result?.code, result?.output]).toEqual([1, '']);
    expect(result?.notes).toMatch(says);
  });

  it('rejects a repeated sheet', async () => {
    writeFileSync(join(folder, 'Groups.csv'), 'Group ID,Name\n');
    const path = await workbook('groups.xlsx', { Groups: [['Group ID', 'Name']] });
    expect(await script(path, join(folder, 'Groups.csv'))).toMatchObject({ code: 1, notes: 'The sheet Groups is there twice.\n' });
  });
});
