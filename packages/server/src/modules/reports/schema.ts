import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader } from '../users/repo.ts';
import { ReportRunRef, SavedReportRef } from './refs.ts';
import { reportRunLoader, reportRunsList, reportRunsWhere, savedReportLoader, savedReportsList, savedReportsWhere } from './repo.ts';

const ReportKind = enumOf('ReportKind', ['summary', 'community', 'payment', 'info-logs']);
const ReportSchedule = enumOf('ReportSchedule', ['none', 'daily', 'weekly', 'monthly']);

builder.node(SavedReportRef, {
  description: 'A report saved with its filters under a name, run manually or on a schedule.',
  id: { resolve: (report) => report.id },
  loadOne: (id, ctx) => ctx.loader(savedReportLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (report) => report.id }),
    name: t.exposeString('name'),
    report: t.field({ type: ReportKind, resolve: (report) => report.report }),
    filters: t.expose('filters', { type: 'JSON', description: "Filters as in the report's address." }),
    schedule: t.field({ type: ReportSchedule, resolve: (report) => report.schedule }),
    owner: t.field({ type: UserRef, nullable: true, resolve: (report, _args, ctx) => ctx.loader(userLoader).load(report.ownerId) }),
    nextRunAt: t.expose('nextRunAt', { type: 'DateTime', nullable: true }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.node(ReportRunRef, {
  description: 'The figures of a report at an instant.',
  id: { resolve: (run) => run.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (run) => run.id }),
    figures: t.expose('figures', { type: 'JSON', description: 'Figures by name. Money in whole pesos.' }),
    asOf: t.expose('asOf', { type: 'DateTime' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(SavedReportRef, {
  name: 'runs',
  typeName: 'ReportRuns',
  description: 'All of its runs.',
  type: ReportRunRef,
  list: reportRunsList,
  filter: builder.inputType('ReportRunsFilter', {
    fields: (t) => ({
      from: t.field({ type: 'Day', description: 'The first day in Manila.' }),
      to: t.field({ type: 'Day', description: 'The last day in Manila.' }),
    }),
  }),
  where: (filter, _source, parent) => reportRunsWhere(parent.id, filter),
  loader: reportRunLoader,
  defaultSort: { by: 'created', descending: true },
});

listField(ViewerRef, {
  name: 'savedReports',
  description: "Saved reports: everyone's for viewers who see everyone, otherwise the viewer's own.",
  type: SavedReportRef,
  list: savedReportsList,
  filter: builder.inputType('SavedReportsFilter', {
    fields: (t) => ({ report: t.field({ type: ReportKind }), ownerId: t.int(), archived: t.boolean() }),
  }),
  where: savedReportsWhere,
  loader: savedReportLoader,
  defaultSort: { by: 'created', descending: true },
});

builder.objectField(ViewerRef, 'savedReport', (t) =>
  t.field({
    type: SavedReportRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(savedReportLoader).load(databaseId),
  }),
);
