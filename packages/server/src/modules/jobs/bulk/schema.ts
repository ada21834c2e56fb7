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

const BulkJobState = enumOf('BulkJobState', BULK_JOB_STATES, 'How a bulk operation stands.');
const BulkJobRowState = enumOf('BulkJobRowState', BULK_ROW_STATES, 'KEPT was changed by somebody since, so undoing left it.');
const BulkOperation = enumOf('BulkOperation', BULK_OPERATION_NAMES);
const BulkList = builder.enumType('BulkList', {
  description: 'A list of which many records can be changed at once, by its field of Viewer.',
  values: BULK_LISTS,
});

const BulkSkipRef = builder.objectRef<{ message: string; rows: number }>('BulkSkip').implement({
  description: 'A reason for which records are left as they are.',
  fields: (t) => ({ message: t.exposeString('message'), rows: t.exposeInt('rows') }),
});

builder.node(BulkJobRef, {
  description: 'One bulk operation: previewed, applied with progress, undone for a while.',
  id: { resolve: (job) => job.id },
  loadOne: (id, ctx) => ctx.loader(bulkJobLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (job) => job.id }),
    operation: t.exposeString('operation', { description: 'Such as move-batch.' }),
    title: t.string({
      description: 'What it does, as people read it.',
      resolve: ({ operation }) => bulkOperation(operation)?.title ?? inWords(operation),
    }),
    input: t.expose('input', { type: 'JSON', description: 'What was chosen for all of its records.' }),
    list: t.exposeString('list', { description: 'The list whose records were selected, by its field of Viewer.' }),
    state: t.field({ type: BulkJobState, resolve: (job) => job.state }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it ended before its time.' }),
    total: t.exposeInt('total'),
    changed: t.exposeInt('changed'),
    skipped: t.exposeInt('skipped'),
    failed: t.exposeInt('failed'),
    undone: t.exposeInt('undone', { description: 'Of those that were changed: as before again.' }),
    kept: t.exposeInt('kept', { description: 'Of those that were changed: left by undoing, because somebody changed them since.' }),
    startedBy: t.field({ type: UserRef, nullable: true, resolve: (job, _args, ctx) => ctx.loader(userLoader).load(job.startedById) }),
    canStop: t.boolean({
      description: 'Whether it is the viewer who may stop it now; also while it stops.',
      resolve: ({ state, startedById }, _args, ctx) =>
        (state === 'running' || state === 'stopping') && startedById === ctx.signedIn().reader.userId,
    }),
    canUndo: t.boolean({
      description: 'Whether the viewer may take it back now.',
      resolve: (job, _args, ctx) =>
        canUndo(job, ctx.source.now) &&
        mayDoInBulk({ access: ctx.access, isImpersonating: ctx.session?.impersonatorId != null }, job.operation),
    }),
    undoableUntil: t.expose('undoableUntil', { type: 'DateTime', nullable: true, description: 'Null where it cannot be undone.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    skips: t.field({
      type: [BulkSkipRef],
      description: 'Why records are left as they are, the likeliest reason first.',
      resolve: (job, _args, ctx) => ctx.loader(skipsOfJob).load(job.id),
    }),
  }),
});

builder.node(BulkJobRowRef, {
  description: 'One record of a bulk operation, and what became of it.',
  id: { resolve: (row) => row.id },
  fields: (t) => ({
    subjectType: t.exposeString('subjectType'),
    subjectId: t.exposeInt('subjectId', { description: 'The databaseId of the record.' }),
    name: t.string({
      nullable: true,
      description: 'What the record is called; null for one that is gone.',
      resolve: (row, _args, ctx) => nameOfRow(ctx, row),
    }),
    state: t.field({ type: BulkJobRowState, resolve: (row) => row.state }),
    was: t.exposeString('was', { nullable: true, description: 'What changes, as it stood.' }),
    becomes: t.exposeString('becomes', { nullable: true, description: 'The same after the change.' }),
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
  description: "Bulk operations: the viewer's own, and everybody's for those who read the logs.",
  type: BulkJobRef,
  filter: builder.inputType('BulkJobsFilter', {
    fields: (t) => ({
      operation: t.string(),
      state: t.field({ type: BulkJobState }),
      startedById: t.int(),
      list: t.field({ type: BulkList }),
      open: t.boolean({ description: "True: the viewer's own that were applied and not put away; false: the others." }),
      from: t.field({ type: 'Day', description: 'The first day in Manila.' }),
      to: t.field({ type: 'Day', description: 'The last day in Manila.' }),
    }),
  }),
});

const JOB = { type: BulkJobRef, loader: bulkJobLoader };

const BulkSelection = builder.inputType('BulkSelection', {
  description: 'Records of a list: all that match its address, or those of them that were selected one by one.',
  fields: (t) => ({
    list: t.field({ type: BulkList, required: true }),
    search: t.string({ required: true, description: "The query of the list's address: q=maria&status=archived." }),
    ids: t.intList({ description: 'The databaseIds of those that were selected, 1,000 at most; left out for all that match.' }),
  }),
});

commandField('previewBulkJob', JOB, {
  description: 'What a bulk operation would do to each selected record; nothing is changed yet.',
  args: (arg) => ({
    operation: arg({ type: BulkOperation, required: true }),
    input: arg({ type: 'JSON', required: true, description: 'What is chosen for all of the records, such as {"batchId": 3}.' }),
    selection: arg({ type: BulkSelection, required: true }),
  }),
  run: (ctx, { operation, input, selection }) => {
    ctx.app.budgets.take(ctx, 'bulkPreview');
    return previewBulkJob(ctx, { operation, input: asInput(input), selection });
  },
});

const asInput = (input: unknown): Input => (typeof input === 'object' && input !== null ? { ...input } : {});

const COMMANDS = {
  applyBulkJob: { run: applyBulkJob, description: 'Carries out what was previewed.' },
  stopBulkJob: { run: stopBulkJob, description: 'Stops between two records; what was changed stays, and can be undone.' },
  undoBulkJob: { run: undoBulkJob, description: 'Takes it back, as far as nobody changed the records since.' },
  dismissBulkJob: { run: dismissBulkJob, description: 'Puts away how it ended.' },
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
