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
  description: 'A list that can be exported, called as its field of Viewer.',
  values: Object.fromEntries(EXPORTED_LISTS.map(({ list: { name } }) => [nameOf(name), { value: name }])),
});

const isReady = (row: Export, now: Date): boolean => exportProblem(row, now) === null;

builder.node(ExportRef, {
  description: 'A list as a file, for whoever asked for it.',
  id: { resolve: (row) => row.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (row) => row.id }),
    list: t.field({ type: ExportedListName, resolve: (row) => row.list }),
    format: t.field({ type: ExportFormat, resolve: (row) => row.format }),
    state: t.field({ type: ExportState, resolve: (row) => row.state }),
    total: t.exposeInt('total', { nullable: true, description: 'How many rows there are; null until they are counted.' }),
    done: t.exposeInt('done', { description: 'How many of them are written.' }),
    fileName: t.string({ resolve: fileNameOf }),
    href: t.string({
      nullable: true,
      description: 'Where it is downloaded; null while it cannot be.',
      resolve: (row, _args, { app }) => (isReady(row, app.clock.now()) ? `/api/exports/${row.id}` : null),
    }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it failed.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'Null until it is ready or failed.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  export: t.field({
    type: ExportRef,
    nullable: true,
    description: 'One that the viewer asked for.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(exportLoader).load(databaseId),
  }),
  exports: t.field({
    type: [ExportRef],
    description: 'Those that the viewer asked for and that are not over, the newest first, 20 at most.',
    resolve: (_viewer, _args, ctx) => findExportsOf(ctx.source.db, requesterOf(ctx.signedIn().session), ctx.source.now),
  }),
}));

commandField(
  'startExport',
  { type: ExportRef, loader: exportLoader },
  {
    description: `Asks for a list as a file, in the scope of the viewer. A long one is written in the background and kept for ${EXPORT_HOURS} hours.`,
    args: (arg) => ({
      list: arg({ type: ExportedListName, required: true }),
      format: arg({ type: ExportFormat, required: true }),
      search: arg.string({ required: true, description: "The query of the list's address, such as q=upwork&sort=-name." }),
      idempotencyKey: idempotencyKeyArg(arg),
    }),
    run: (ctx, args) => {
      const { list, format, search } = args;
      ctx.app.budgets.take(ctx, 'export');
      return startExport(ctx, { list, format, search }, idempotencyOf(args));
    },
  },
);
