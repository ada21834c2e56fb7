import { EXPORT_FORMATS, EXPORT_HOURS, EXPORT_STATES, exportProblem } from '@atlas/domain/exports';
import { EXPORTED_LISTS } from '../../exportedLists.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { requesterOf, fileNameOf, startExport } from './commands.ts';
import { ExportRef } from './refs.ts';
import { type Export, exportLoader, findExportsOf } from './repo.ts';

const ExportFormat = enumOf('ExportFormat', EXPORT_FORMATS);
const ExportState = enumOf('ExportState', EXPORT_STATES);

/** The enum value of a field name: `auditEntries` becomes `AUDIT_ENTRIES`. */
const nameOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
const ExportedListName = builder.enumType('ExportedList', {
  description: 'A list that can be exported, named after its field of Viewer.',
  values: Object.fromEntries(EXPORTED_LISTS.map(({ list: { name } }) => [nameOf(name), { value: name }])),
});

const isReady = (row: Export, now: Date): boolean => exportProblem(row, now) === null;

builder.node(ExportRef, {
  description: 'An export of a list as a file, for the person who requested it.',
  id: { resolve: (row) => row.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (row) => row.id }),
    list: t.field({ type: ExportedListName, resolve: (row) => row.list }),
    format: t.field({ type: ExportFormat, resolve: (row) => row.format }),
    state: t.field({ type: ExportState, resolve: (row) => row.state }),
    total: t.exposeInt('total', { nullable: true, description: 'Number of rows; null until counted.' }),
    done: t.exposeInt('done', { description: 'Number of rows written.' }),
    fileName: t.string({ resolve: fileNameOf }),
    href: t.string({
      nullable: true,
      description: 'The download address; null while it is not available.',
      resolve: (row, _args, { app }) => (isReady(row, app.clock.now()) ? `/api/exports/${row.id}` : null),
    }),
    problem: t.exposeString('problem', { nullable: true, description: 'Reason for the failure.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'Null until the export is ready or failed.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  export: t.field({
    type: ExportRef,
    nullable: true,
    description: 'An export that the viewer requested.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(exportLoader).load(databaseId),
  }),
  exports: t.field({
    type: [ExportRef],
    description: 'Exports that the viewer requested and that have not expired, newest first, at most 20.',
    resolve: (_viewer, _args, ctx) => findExportsOf(ctx.source.db, requesterOf(ctx.signedIn().session), ctx.source.now),
  }),
}));

commandField(
  'startExport',
  { type: ExportRef, loader: exportLoader },
  {
    description: `Requests an export of a list as a file, within the viewer's scope. Long lists are exported in the background. The file is kept for ${EXPORT_HOURS} hours.`,
    args: (arg) => ({
      list: arg({ type: ExportedListName, required: true }),
      format: arg({ type: ExportFormat, required: true }),
      search: arg.string({ required: true, description: 'The query string of the list, such as q=upwork&sort=-name.' }),
      idempotencyKey: idempotencyKeyArg(arg),
    }),
    run: (ctx, args) => {
      const { list, format, search } = args;
      ctx.app.budgets.take(ctx, 'export');
      return startExport(ctx, { list, format, search }, idempotencyOf(args));
    },
  },
);
