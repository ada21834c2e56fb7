import { UPLOAD_KINDS } from '@atlas/domain/imports';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader } from '../users/repo.ts';
import { ImportRef, ImportRowRef } from './refs.ts';
import { importLoader, importRowLoader, importRowsList, importRowsWhere, importsList, importsWhere } from './repo.ts';

const ImportKind = enumOf('ImportKind', UPLOAD_KINDS);
const ImportMode = enumOf('ImportMode', ['create', 'upsert', 'update']);
const ImportState = enumOf('ImportState', ['checked', 'running', 'done', 'failed']);
const ImportRowState = enumOf('ImportRowState', ['waiting', 'applied', 'failed', 'skipped']);

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
    state: t.field({ type: ImportState, description: 'CHECKED means ready to be applied.', resolve: (one) => one.state }),
    total: t.exposeInt('total', { description: 'Number of rows in all sheets.' }),
    applied: t.exposeInt('applied'),
    failed: t.exposeInt('failed'),
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
    problem: t.exposeString('problem', { nullable: true, description: 'Description of the problem, with column and value.' }),
  }),
});

listField(ImportRef, {
  name: 'rows',
  typeName: 'ImportRows',
  description: 'Its rows, sheet by sheet.',
  type: ImportRowRef,
  list: importRowsList,
  filter: builder.inputType('ImportRowsFilter', { fields: (t) => ({ sheet: t.string(), state: t.field({ type: ImportRowState }) }) }),
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
