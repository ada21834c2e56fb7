import {
  BULK_JOB_STATES,
  BULK_LISTS,
  BULK_OPERATION_NAMES,
  BULK_ROW_STATES,
  bulkOperation,
  canUndo,
  mayDoInBulk,
} from '@atlas/domain/jobs';
import { inWords } from '@atlas/domain/audit';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/commandFields.ts';
import { enumOf } from '../../../graphql/enumOf.ts';
import { listField } from '../../../graphql/listField.ts';
import { ViewerRef } from '../../../graphql/viewer.ts';
import type { Input } from '../../../commands/parseForm.ts';
import { UserRef } from '../../users/refs.ts';
import { userLoader } from '../../users/repo.ts';
import { nameOfRow } from '../commands.ts';
import { BulkJobRef, BulkJobRowRef } from '../refs.ts';
import { BULK_JOB_LIST, bulkJobLoader, bulkJobRowLoader, bulkJobRowsList, bulkJobRowsWhere, skipsOfJob } from '../repo.ts';
import { applyBulkJob, dismissBulkJob, previewBulkJob, stopBulkJob, undoBulkJob } from './commands.ts';

const BulkJobState = enumOf('BulkJobState', BULK_JOB_STATES, 'The state of a bulk operation.');
const BulkJobRowState = enumOf(
  'BulkJobRowState',
  BULK_ROW_STATES,
  'KEPT means that the record was changed afterwards, so undoing left it unchanged.',
);
const BulkOperation = enumOf('BulkOperation', BULK_OPERATION_NAMES);
const BulkList = builder.enumType('BulkList', {
  description: 'A list whose records can be changed in bulk, named after its field of Viewer.',
  values: BULK_LISTS,
});

const BulkSkipRef = builder.objectRef<{ message: string; rows: number }>('BulkSkip').implement({
  description: 'A reason why records are skipped.',
  fields: (t) => ({ message: t.exposeString('message'), rows: t.exposeInt('rows') }),
});

builder.node(BulkJobRef, {
  description: 'A bulk operation: previewed, applied with progress, and undoable for a limited time.',
  id: { resolve: (job) => job.id },
  loadOne: (id, ctx) => ctx.loader(bulkJobLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (job) => job.id }),
    operation: t.exposeString('operation', { description: 'Name of the operation, such as move-batch.' }),
    title: t.string({
      description: 'The operation in plain words.',
      resolve: ({ operation }) => bulkOperation(operation)?.title ?? inWords(operation),
    }),
    input: t.expose('input', { type: 'JSON', description: 'The options chosen for all of its records.' }),
    list: t.exposeString('list', { description: 'The list from which the records were selected, named after its field of Viewer.' }),
    state: t.field({ type: BulkJobState, resolve: (job) => job.state }),
    problem: t.exposeString('problem', { nullable: true, description: 'Reason for ending early.' }),
    total: t.exposeInt('total'),
    changed: t.exposeInt('changed'),
    skipped: t.exposeInt('skipped'),
    failed: t.exposeInt('failed'),
    undone: t.exposeInt('undone', { description: 'Changed records that were restored to their previous state.' }),
    kept: t.exposeInt('kept', { description: 'Changed records that undoing left unchanged because they were edited afterwards.' }),
    startedBy: t.field({ type: UserRef, nullable: true, resolve: (job, _args, ctx) => ctx.loader(userLoader).load(job.startedById) }),
    canStop: t.boolean({
      description: 'Whether the viewer may stop it now. Also true while it is stopping.',
      resolve: ({ state, startedById }, _args, ctx) =>
        (state === 'running' || state === 'stopping') && startedById === ctx.signedIn().reader.userId,
    }),
    canUndo: t.boolean({
      description: 'Whether the viewer may undo it now.',
      resolve: (job, _args, ctx) =>
        canUndo(job, ctx.source.now) &&
        mayDoInBulk({ access: ctx.access, isImpersonating: ctx.session?.impersonatorId != null }, job.operation),
    }),
    undoableUntil: t.expose('undoableUntil', { type: 'DateTime', nullable: true, description: 'Null if it cannot be undone.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    skips: t.field({
      type: [BulkSkipRef],
      description: 'Reasons why records are skipped, most likely first.',
      resolve: (job, _args, ctx) => ctx.loader(skipsOfJob).load(job.id),
    }),
  }),
});

builder.node(BulkJobRowRef, {
  description: 'One record of a bulk operation and its result.',
  id: { resolve: (row) => row.id },
  fields: (t) => ({
    subjectType: t.exposeString('subjectType'),
    subjectId: t.exposeInt('subjectId', { description: 'The databaseId of the record.' }),
    name: t.string({
      nullable: true,
      description: 'The name of the record; null if it no longer exists.',
      resolve: (row, _args, ctx) => nameOfRow(ctx, row),
    }),
    state: t.field({ type: BulkJobRowState, resolve: (row) => row.state }),
    was: t.exposeString('was', { nullable: true, description: 'The values that change, before the operation.' }),
    becomes: t.exposeString('becomes', { nullable: true, description: 'The values that change, after the operation.' }),
    message: t.exposeString('message', { nullable: true, description: 'Why it was skipped, failed or kept.' }),
  }),
});

listField(BulkJobRef, {
  name: 'rows',
  typeName: 'BulkJobRows',
  description: 'Its records, in the order of the list.',
  type: BulkJobRowRef,
  list: bulkJobRowsList,
  filter: builder.inputType('BulkJobRowsFilter', { fields: (t) => ({ state: t.field({ type: BulkJobRowState }) }) }),
  where: (filter, _source, parent) => bulkJobRowsWhere(parent.id, filter),
  loader: bulkJobRowLoader,
  defaultSort: { by: 'preview', descending: false },
});

listField(ViewerRef, {
  ...BULK_JOB_LIST,
  one: 'bulkJob',
  description: "Bulk operations: the viewer's own; for viewers who can read the logs, everyone's.",
  type: BulkJobRef,
  filter: builder.inputType('BulkJobsFilter', {
    fields: (t) => ({
      operation: t.stringList(),
      state: t.field({ type: [BulkJobState] }),
      startedById: t.int(),
      list: t.field({ type: BulkList }),
      open: t.boolean({ description: "True: the viewer's own that were applied and not dismissed. False: all others." }),
      from: t.field({ type: 'Day', description: 'The first day in Manila.' }),
      to: t.field({ type: 'Day', description: 'The last day in Manila.' }),
    }),
  }),
});

const JOB = { type: BulkJobRef, loader: bulkJobLoader };

const BulkSelection = builder.inputType('BulkSelection', {
  description: 'Records of a list: all that match its address, or individually selected ones.',
  fields: (t) => ({
    list: t.field({ type: BulkList, required: true }),
    search: t.string({ required: true, description: 'The query string of the list: q=maria&status=archived.' }),
    ids: t.intList({ description: 'The databaseIds of the selected records, at most 1,000. Omit them to select all that match.' }),
  }),
});

commandField('previewBulkJob', JOB, {
  description: 'Previews a bulk operation on each selected record without changing anything.',
  args: (arg) => ({
    operation: arg({ type: BulkOperation, required: true }),
    input: arg({ type: 'JSON', required: true, description: 'The options for all of the records, such as {"batchId": 3}.' }),
    selection: arg({ type: BulkSelection, required: true }),
  }),
  run: (ctx, { operation, input, selection }) => {
    ctx.app.budgets.take(ctx, 'bulkPreview');
    return previewBulkJob(ctx, { operation, input: asInput(input), selection });
  },
});

const asInput = (input: unknown): Input => (typeof input === 'object' && input !== null ? { ...input } : {});

const COMMANDS = {
  applyBulkJob: { run: applyBulkJob, description: 'Applies a previewed operation.' },
  stopBulkJob: {
    run: stopBulkJob,
    description: 'Stops the operation between two records. Records already changed stay changed and can be undone.',
  },
  undoBulkJob: { run: undoBulkJob, description: 'Undoes the operation, except for records that were edited afterwards.' },
  dismissBulkJob: { run: dismissBulkJob, description: 'Dismisses the result of the operation.' },
};
for (const [name, { run, description }] of Object.entries(COMMANDS)) {
  commandField(name, JOB, {
    description,
    args: (arg) => ({ databaseId: arg.int({ required: true }) }),
    run: async (ctx, { databaseId }) => {
      await run(ctx, databaseId);
      return databaseId;
    },
  });
}
