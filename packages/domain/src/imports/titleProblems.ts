import { type ImportProblem, sheetProblem } from './importProblem.ts';
import type { SheetName } from './templates.ts';

/** The titles of a sheet, and the column of the template that each of them is read as. */
export interface SheetTitles {
  readonly sheet: string;
  readonly titles: readonly string[];
  readonly columns: readonly (string | null)[];
}

/** The column of an error file that states why a row failed. An import ignores it. */
export const PROBLEM_COLUMN = 'Problem';

/** The columns without which no row of a sheet can be imported. */
export const NEEDED_COLUMNS: Readonly<Record<SheetName, readonly string[]>> = {
  Members: [],
  Subscription: ['Subscription ID', 'Created At (mm/dd/yyyy)', 'Funnel ID', 'Payment Term ID'],
  Groups: ['Group ID', 'Name'],
  Subgroups: ['Subgroup ID', 'Name', 'Group ID'],
  Courses: ['Course ID', 'Name'],
  Units: ['Unit ID', 'Name', 'Course ID'],
  Lessons: ['Lesson ID', 'Name', 'Unit ID'],
};

/**
 * Lists the problems with the titles of a sheet. A fatal one prevents the reading of its rows. The
 * sheet Members needs one of the columns by which a person is found.
 *
 * @example
 * const sheet = { sheet: 'Groups', titles: ['Group ID'], columns: ['Group ID'] };
 * titleProblems(sheet).fatal.map(({ column }) => column) // ['Name']
 */
export function titleProblems({ sheet, titles, columns }: SheetTitles): { fatal: ImportProblem[]; other: ImportProblem[] } {
  const used = columns.filter((column) => column !== null);
  const missing = NEEDED_COLUMNS[sheet as SheetName].filter((column) => !used.includes(column));
  if (sheet === 'Members' && !used.includes('Tribe ID') && !used.includes('Email')) missing.push('Email');
  const twice = [...new Set(used.filter((column, index) => used.indexOf(column) !== index))];
  const unknown = titles.filter((title, index) => title !== '' && title !== PROBLEM_COLUMN && columns[index] === null);
  return {
    fatal: [
      ...missing.map((column) => sheetProblem(sheet, 'the column is missing', column)),
      ...twice.map((column) => sheetProblem(sheet, 'the column is there twice', column)),
    ],
    other: unknown.map((title) => sheetProblem(sheet, 'the template has no such column; choose its column, or leave it out', title)),
  };
}
