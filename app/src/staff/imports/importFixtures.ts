import { IMPORT_TEMPLATES, type UploadKind } from '@atlas/domain/imports';
import { connection } from '../../testing/storyAnswers.ts';

/** The sheets of a file with the titles of its template, and more titles in the first. */
const sheetsOf = (kind: UploadKind, ...more: readonly string[]) =>
  IMPORT_TEMPLATES[kind].map(({ sheet, columns }, index) => ({
    name: sheet,
    columns: [
      ...columns.map((column) => ({ title: column, column })),
      ...(index === 0 ? more.map((title) => ({ title, column: null })) : []),
    ],
  }));

/** A checked import of members. */
export const checkedImport = (databaseId: number, more: object = {}) => ({
  databaseId,
  fileName: 'batch-20-enrollees.xlsx',
  sourceUrl: null,
  kind: 'MEMBERS',
  mode: 'UPSERT',
  state: 'CHECKED',
  total: 1220,
  creates: 1200,
  changes: 12,
  skips: 5,
  applied: 0,
  failed: 3,
  undone: 0,
  kept: 0,
  problem: null,
  problemCount: 3,
  problems: [],
  sheets: sheetsOf('members'),
  canUndo: false,
  stoppedIn: null,
  canContinue: false,
  undoableUntil: null,
  finishedAt: null,
  createdAt: '2025-11-12T01:30:00Z',
  uploadedBy: { databaseId: 3, name: 'Ivy Rosales' },
  rows: connection([]),
  ...more,
});

/** An import whose rows are being applied. */
export const runningImport = checkedImport(51, { state: 'RUNNING', applied: 300, failed: 6 });

/** An import that was stopped while its rows were applied. */
export const stoppedImport = checkedImport(51, {
  state: 'STOPPED',
  stoppedIn: 'RUNNING',
  canContinue: true,
  applied: 300,
  failed: 6,
  canUndo: true,
  undoableUntil: '2025-11-13T01:40:00Z',
});

/** An import that was applied. */
export const appliedImport = checkedImport(50, {
  fileName: 'free-training-november.xlsx',
  mode: 'CREATE',
  state: 'DONE',
  total: 220,
  creates: 212,
  changes: 0,
  skips: 5,
  applied: 210,
  failed: 5,
  canUndo: true,
  undoableUntil: '2025-11-13T01:40:00Z',
  finishedAt: '2025-11-12T01:40:00Z',
});

/** An import that was undone, except for a person whom someone changed. */
export const undoneImport = checkedImport(49, {
  fileName: 'groups-batch-19.xlsx',
  kind: 'GROUPS',
  mode: 'CREATE',
  state: 'UNDONE',
  total: 12,
  creates: 12,
  changes: 0,
  skips: 0,
  applied: 12,
  failed: 0,
  undone: 11,
  kept: 1,
  createdAt: '2025-11-10T03:00:00Z',
  sheets: sheetsOf('groups'),
});

/** An import that ended before its last row. */
export const endedImport = checkedImport(48, {
  fileName: 'courses-2025.xlsx',
  kind: 'COURSES',
  mode: 'CREATE',
  state: 'FAILED',
  total: 40,
  creates: 40,
  changes: 0,
  skips: 0,
  applied: 14,
  failed: 0,
  problem: 'The person who started this no longer has permission.',
  createdAt: '2025-11-09T03:00:00Z',
  sheets: sheetsOf('courses'),
});

/** A published sheet with titles that the template does not have. */
export const unknownTitles = checkedImport(53, {
  fileName: 'Enrollees (published)',
  sourceUrl: 'https://docs.google.com/spreadsheets/d/e/2PACX-1vQ/pubhtml',
  total: 3,
  creates: 0,
  changes: 0,
  skips: 0,
  failed: 3,
  problemCount: 2,
  problems: [
    { sheet: 'Members', row: null, column: 'Email', value: null, message: 'the column is missing' },
    {
      sheet: 'Members',
      row: null,
      column: 'E-mail address',
      value: null,
      message: 'the template has no such column; choose its column, or leave it out',
    },
  ],
  sheets: [
    {
      name: 'Members',
      columns: [
        { title: 'First Name', column: 'First Name' },
        { title: 'Last Name', column: 'Last Name' },
        { title: 'E-mail address', column: null },
        { title: 'Notes', column: null },
      ],
    },
  ],
});

const row = (number: number, more: object = {}) => ({
  id: `row-${number}`,
  sheet: 'Members',
  row: number,
  cells: { Email: 'maria.cruz@example.com', 'First Name': 'Maria', 'Last Name': 'Cruz' },
  state: 'WAITING',
  outcome: 'CREATE',
  problem: null,
  recordId: null,
  ...more,
});

const cellsOf = (first: string, last: string, email: string) => ({ 'First Name': first, 'Last Name': last, Email: email });

/** A row of each outcome, and one with two problems. */
export const checkedRows = [
  row(2),
  row(3, { cells: cellsOf('Jomar', 'Villanueva', 'jomar.villanueva@example.com'), outcome: 'CHANGE', recordId: 62 }),
  row(4, {
    cells: cellsOf('Kristine Joy', 'Mercado', 'kristine.mercado@example.com'),
    state: 'SKIPPED',
    outcome: 'SKIP',
    problem: 'Nothing changes.',
    recordId: 61,
  }),
  row(5, {
    cells: { Email: 'bea.lim(at)example.com', 'First Name': 'Bea' },
    state: 'FAILED',
    outcome: 'PROBLEM',
    problem:
      "Members, row 5, Email: 'bea.lim(at)example.com' is not an email address. Members, row 5, Group Name: 'Amihna' is not a group.",
  }),
];

/** Rows after they were applied. */
export const appliedRows = [
  row(2, { state: 'APPLIED', recordId: 301 }),
  row(3, {
    cells: cellsOf('Jomar', 'Villanueva', 'jomar.villanueva@example.com'),
    state: 'SKIPPED',
    outcome: 'SKIP',
    problem: 'This person has an account already.',
    recordId: 62,
  }),
  row(5, {
    cells: { Email: 'bea.lim(at)example.com', 'First Name': 'Bea' },
    state: 'FAILED',
    outcome: 'PROBLEM',
    problem: "Members, row 5, Email: 'bea.lim(at)example.com' is not an email address.",
  }),
  row(6, { cells: {}, state: 'FAILED', outcome: 'CHANGE', problem: 'Someone changed this after the check.', recordId: 63 }),
];

/** Rows after an undo. */
export const undoneRows = [
  row(2, { sheet: 'Groups', cells: { 'Group ID': 'G1', Name: 'Amihan' }, state: 'UNDONE', recordId: 31 }),
  row(3, {
    sheet: 'Groups',
    cells: { 'Group ID': 'G2', Name: 'Habagat' },
    state: 'KEPT',
    problem: 'Someone changed this since, so it stays as it is.',
    recordId: 32,
  }),
];
