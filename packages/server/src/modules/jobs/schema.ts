import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader } from '../users/repo.ts';
import { BulkJobRef, BulkJobRowRef } from './refs.ts';
import { bulkJobLoader, bulkJobRowLoader, bulkJobRowsList, bulkJobRowsWhere, bulkJobsList, bulkJobsWhere } from './repo.ts';

const BulkJobState = enumOf('BulkJobState', ['previewed', 'running', 'done', 'failed', 'undone']);
const BulkJobRowState = enumOf('BulkJobRowState', ['waiting', 'changed', 'skipped', 'failed', 'undone']);

builder.node(BulkJobRef, {
  description: 'One bulk operation: previewed, applied with progress, undone for a while.',
  id: { resolve: (job) => job.id },
  loadOne: (id, ctx) => ctx.loader(bulkJobLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (job) => job.id }),
    operation: t.exposeString('operation', { description: 'Such as enrol or archive-users.' }),
    input: t.expose('input', { type: 'JSON', description: 'What was chosen for all of its rows.' }),
    state: t.field({ type: BulkJobState, resolve: (job) => job.state }),
    total: t.exposeInt('total'),
    changed: t.exposeInt('changed'),
    skipped: t.exposeInt('skipped'),
    failed: t.exposeInt('failed'),
    startedBy: t.field({ type: UserRef, nullable: true, resolve: (job, _args, ctx) => ctx.loader(userLoader).load(job.startedById) }),
    undoableUntil: t.expose('undoableUntil', { type: 'DateTime', nullable: true, description: 'Null where it cannot be undone.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.node(BulkJobRowRef, {
  description: 'One record of a bulk operation, and what became of it.',
  id: { resolve: (row) => row.id },
  fields: (t) => ({
    subjectType: t.exposeString('subjectType'),
    subjectId: t.exposeInt('subjectId', { description: 'The databaseId of the record.' }),
    state: t.field({ type: BulkJobRowState, resolve: (row) => row.state }),
    message: t.exposeString('message', { nullable: true, description: 'Why it was skipped or failed.' }),
  }),
});

listField(BulkJobRef, {
  name: 'rows',
  typeName: 'BulkJobRows',
  description: 'Its records.',
  type: BulkJobRowRef,
  list: bulkJobRowsList,
  filter: builder.inputType('BulkJobRowsFilter', { fields: (t) => ({ state: t.field({ type: BulkJobRowState }) }) }),
  where: (filter, _source, parent) => bulkJobRowsWhere(parent.id, filter),
  loader: bulkJobRowLoader,
  defaultSort: { by: 'subject', descending: false },
});

listField(ViewerRef, {
  name: 'bulkJobs',
  description: "Bulk operations: the viewer's own, and everybody's for those who read the logs.",
  type: BulkJobRef,
  list: bulkJobsList,
  filter: builder.inputType('BulkJobsFilter', {
    fields: (t) => ({ operation: t.string(), state: t.field({ type: BulkJobState }), startedById: t.int() }),
  }),
  where: bulkJobsWhere,
  loader: bulkJobLoader,
  defaultSort: { by: 'created', descending: true },
});

builder.objectField(ViewerRef, 'bulkJob', (t) =>
  t.field({
    type: BulkJobRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(bulkJobLoader).load(databaseId),
  }),
);
