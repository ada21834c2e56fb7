import { expect, test } from 'vitest';
import { problemText } from './importProblem.ts';
import { type RowCells, RowChecker } from './rowChecker.ts';
import type { SheetName } from './templates.ts';

const BIRTH = 'Birth Date (mm/dd/yyyy)';

/** The problems of rows, in words; the known keys are those of earlier imports. */
function problemsOf(
  rows: readonly (readonly [SheetName, RowCells])[],
  known: Readonly<Partial<Record<SheetName, string[]>>> = {},
): string[] {
  const checker = new RowChecker();
  for (const [sheet, cells] of rows) checker.note(sheet, cells);
  for (const [sheet, keys] of Object.entries(known)) checker.addKnown(sheet as SheetName, keys);
  return rows.flatMap(([sheet, cells], index) => checker.check(sheet, index + 2, cells).problems.map(problemText));
}

test('doubts a date when another one of its column has the day first', () => {
  const row = (email: string, day: string) => ['Members', { Email: email, [BIRTH]: day }] as const;
  expect(
    problemsOf([row('a@b.co', '03/04/2000'), row('b@b.co', '04/04/2000'), row('c@b.co', '2000-03-04'), row('d@b.co', '31/12/1999')]),
  ).toEqual([
    `Members, row 2, ${BIRTH}: '03/04/2000' can be read in two ways, and other dates of this column have the day first; write it like 2025-11-30.`,
    `Members, row 5, ${BIRTH}: '31/12/1999' has the day before the month; write 12/31/1999 (mm/dd/yyyy).`,
  ]);
  expect(problemsOf([row('a@b.co', '03/04/2000'), row('b@b.co', '12/31/1999')])).toEqual([]);
});

test('finds a key that is repeated, and one that no sheet has', () => {
  const subgroup = (key: string, groupId: string) => ['Subgroups', { 'Subgroup ID': key, Name: 'Amihan', 'Group ID': groupId }] as const;
  const group = ['Groups', { 'Group ID': 'G1', Name: 'Luzon' }] as const;
  const rows = [group, subgroup('S1', 'G1'), subgroup('S1', 'G1'), subgroup('S2', 'G2')];
  const repeated = "Subgroups, row 4, Subgroup ID: 'S1' is in row 3 already.";
  expect(problemsOf(rows)).toEqual([repeated, "Subgroups, row 5, Group ID: 'G2' is not in the sheet Groups."]);
  expect(problemsOf(rows, { Groups: ['G2'] })).toEqual([repeated]);
  expect(problemsOf([subgroup('S2', 'G2')])).toEqual([]);
});

test('requires a member to be named', () => {
  expect(problemsOf([['Members', { 'First Name': 'Juan' }]])).toEqual([
    'Members, row 2, Email: an empty cell needs an email address, or a Tribe ID in its row.',
  ]);
});
