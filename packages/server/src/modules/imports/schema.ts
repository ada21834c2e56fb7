import {
  canContinueImport,
  canUndoImport,
  IMPORT_MODES,
  IMPORT_OUTCOMES,
  IMPORT_ROW_STATES,
  IMPORT_STATES,
  type ImportProblem,
  UPLOAD_KINDS,
} from '@atlas/domain/imports';
import { builder } from '../../graphql/builder.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader } from '../users/repo.ts';
import { applyImport, continueImport, mapImport, stopImport, undoImport } from './commands.ts';
import { ImportRef, ImportRowRef } from './refs.ts';
import type { ReadSheet } from './tables.ts';
import { importLoader, importRowLoader, importRowsList, importRowsWhere, importsList, importsWhere } from './repo.ts';

const ImportKind = enumOf('ImportKind', UPLOAD_KINDS);
const ImportMode = enumOf('ImportMode', IMPORT_MODES);
const ImportState = enumOf('ImportState', IMPORT_STATES);
const ImportRowState = enumOf('ImportRowState', IMPORT_ROW_STATES);
const ImportOutcome = enumOf('ImportOutcome', IMPORT_OUTCOMES);

const ImportProblemRef = builder.objectRef<ImportProblem>('ImportProblem').implement({
  description: 'A problem in a workbook, and its position.',
  fields: (t) => ({
    sheet: t.exposeString('sheet'),
    row: t.exposeInt('row', { nullable: true, description: 'Row number as in the spreadsheet; null for the whole sheet.' }),
    column: t.exposeString('column', { nullable: true }),
    value: t.exposeString('value', { nullable: true, description: 'The value of the cell, shortened; null for an empty cell.' }),
    message: t.exposeString('message', { description: 'The problem, and what would be right.' }),
  }),
});

interface SheetColumn {
  title: string;
  column: string | null;
}
const ImportColumnRef = builder.objectRef<SheetColumn>('ImportColumn').implement({
  fields: (t) => ({
    title: t.exposeString('title', { description: 'The title in the file.' }),
    column: t.exposeString('column', { nullable: true, description: 'The column of the template; null when the title is left out.' }),
  }),
});

const ImportSheetRef = builder.objectRef<ReadSheet>('ImportSheet').implement({
  description: 'A sheet of a workbook, and the columns that its titles are read as.',
  fields: (t) => ({
    name: t.exposeString('sheet'),
    columns: t.field({
      type: [ImportColumnRef],
      resolve: ({ titles, columns }) => titles.map((title, index) => ({ title, column: columns[index] ?? null })),
    }),
  }),
});

builder.node(ImportRef, {
  description: 'A workbook imported into records.',
  id: { resolve: (one) => one.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (one) => one.id }),
    kind: t.field({ type: ImportKind, resolve: (one) => one.kind }),
    mode: t.field({
      type: ImportMode,
      description:
        'CREATE: new records only. UPSERT: matches by Tribe ID, otherwise by email. UPDATE: existing records only; blank cells leave values unchanged.',
      resolve: (one) => one.mode,
    }),
    fileName: t.exposeString('fileName'),
    sourceUrl: t.exposeString('sourceUrl', { nullable: true, description: 'Link of the published spreadsheet; null for a file.' }),
    state: t.field({ type: ImportState, description: 'CHECKED means ready to be applied.', resolve: (one) => one.state }),
    stoppedIn: t.field({
      type: ImportState,
      nullable: true,
      description: 'The work that is continued: RUNNING or UNDOING. Null unless it is stopped.',
      resolve: (one) => one.stoppedIn,
    }),
    canContinue: t.boolean({ resolve: (one) => canContinueImport(one) }),
    total: t.exposeInt('total', { description: 'Number of rows in all sheets.' }),
    applied: t.exposeInt('applied'),
    failed: t.exposeInt('failed', { description: 'Number of rows with problems.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it ended early.' }),
    creates: t.exposeInt('creates', { description: 'Number of rows that would add a record, as found by the check.' }),
    changes: t.exposeInt('changes', { description: 'Number of rows that would change a record, as found by the check.' }),
    skips: t.exposeInt('skips', { description: 'Number of rows that would change nothing, as found by the check.' }),
    problemCount: t.exposeInt('problemCount'),
    problems: t.field({ type: [ImportProblemRef], description: 'The first 1,000 problems.', resolve: (one) => [...one.problems] }),
    sheets: t.field({ type: [ImportSheetRef], resolve: (one) => [...one.sheets] }),
    undone: t.exposeInt('undone'),
    kept: t.exposeInt('kept', { description: 'Number of rows that were not undone, because their records were changed since.' }),
    canUndo: t.boolean({ resolve: (one, _args, ctx) => canUndoImport(one, ctx.source.now) }),
    undoableUntil: t.expose('undoableUntil', { type: 'DateTime', nullable: true }),
    uploadedBy: t.field({ type: UserRef, nullable: true, resolve: (one, _args, ctx) => ctx.loader(userLoader).load(one.uploadedById) }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.node(ImportRowRef, {
  description: 'A row of an imported sheet and its result.',
  id: { resolve: (row) => row.id },
  fields: (t) => ({
    sheet: t.exposeString('sheet'),
    row: t.exposeInt('row', { description: 'Row number as in the spreadsheet; the heading is row 1.' }),
    cells: t.expose('cells', { type: 'JSON', description: 'The values by column.' }),
    state: t.field({ type: ImportRowState, resolve: (row) => row.state }),
    outcome: t.field({
      type: ImportOutcome,
      nullable: true,
      description: 'What the check found that it would do.',
      resolve: (row) => row.outcome,
    }),
    problem: t.exposeString('problem', { nullable: true, description: 'Description of the problem, with column and value.' }),
    recordId: t.exposeInt('recordId', { nullable: true, description: 'The number of the record that it added or changed.' }),
  }),
});

listField(ImportRef, {
  name: 'rows',
  typeName: 'ImportRows',
  description: 'Its rows, sheet by sheet.',
  type: ImportRowRef,
  list: importRowsList,
  filter: builder.inputType('ImportRowsFilter', {
    fields: (t) => ({ sheet: t.string(), state: t.field({ type: ImportRowState }), outcome: t.field({ type: ImportOutcome }) }),
  }),
  where: (filter, _source, parent) => importRowsWhere(parent.id, filter),
  loader: importRowLoader,
  defaultSort: { by: 'row', descending: false },
});

listField(ViewerRef, {
  name: 'imports',
  description: 'All imports.',
  type: ImportRef,
  list: importsList,
  filter: builder.inputType('ImportsFilter', {
    fields: (t) => ({ kind: t.field({ type: ImportKind }), state: t.field({ type: ImportState }), uploadedById: t.int() }),
  }),
  where: importsWhere,
  loader: importLoader,
  defaultSort: { by: 'created', descending: true },
});

builder.objectField(ViewerRef, 'import', (t) =>
  t.field({
    type: ImportRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(importLoader).load(databaseId),
  }),
);

const ImportColumnInput = builder.inputType('ImportColumnInput', {
  fields: (t) => ({
    sheet: t.string({ required: true }),
    title: t.string({ required: true }),
    column: t.string({ description: 'A column of the template; null leaves the title out.' }),
  }),
});

const IMPORTS = { type: ImportRef, loader: importLoader };

commandField('applyImport', IMPORTS, {
  description: 'Applies a checked import in the background. Repeating it changes nothing.',
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: async (ctx, { databaseId }) => {
    await applyImport(ctx, databaseId);
    return databaseId;
  },
});

commandField('undoImport', IMPORTS, {
  description: 'Undoes an import within 24 hours. Records that were changed since are kept.',
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: async (ctx, { databaseId }) => {
    await undoImport(ctx, databaseId);
    return databaseId;
  },
});

commandField('stopImport', IMPORTS, {
  description: 'Stops applying or undoing an import after the present portion of rows. Repeating it changes nothing.',
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: async (ctx, { databaseId }) => {
    await stopImport(ctx, databaseId);
    return databaseId;
  },
});

commandField('continueImport', IMPORTS, {
  description: 'Continues a stopped import in the background. Repeating it changes nothing.',
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: async (ctx, { databaseId }) => {
    await continueImport(ctx, databaseId);
    return databaseId;
  },
});

commandField('mapImport', IMPORTS, {
  description: 'Chooses the columns of titles, checks the import again, and remembers the choice for files with the same titles.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), columns: arg({ type: [ImportColumnInput], required: true }) }),
  run: async (ctx, { databaseId, columns }) => {
    await mapImport(
      ctx,
      databaseId,
      columns.map(({ sheet, title, column }) => ({ sheet, title, column: column ?? null })),
    );
    return databaseId;
  },
});
