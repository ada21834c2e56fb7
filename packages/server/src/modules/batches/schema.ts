import { isCurrentBatch } from '@atlas/domain/batches';
import { builder } from '../../graphql/builder.ts';
import { recordCommands } from '../../graphql/commandFields.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { BatchRef } from './refs.ts';
import { createBatch, setBatchArchived, updateBatch } from './commands.ts';
import { BATCH_LIST, batchLoader, findBatches, type Batch } from './repo.ts';

builder.node(BatchRef, {
  description: 'People who start together in the same launch window.',
  id: { resolve: (batch) => batch.id },
  loadOne: (id, ctx) => ctx.loader(batchLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (batch) => batch.id }),
    name: t.exposeString('name'),
    launchFrom: t.expose('launchFrom', { type: 'Day', description: 'A day in Manila.' }),
    launchTo: t.expose('launchTo', { type: 'Day', description: 'A day in Manila.' }),
    isCurrent: t.boolean({
      description: 'Whether it launches today in Manila.',
      resolve: (batch, _args, ctx) => isCurrentBatch(batch, ctx.source.now),
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
  }),
});

listField(ViewerRef, {
  ...BATCH_LIST,
  description: 'Batches. Archived ones are included only when requested.',
  type: BatchRef,
  filter: builder.inputType('BatchesFilter', { fields: (t) => ({ search: t.string(), archived: t.boolean() }) }),
});

builder.objectField(ViewerRef, 'batch', (t) =>
  t.field({
    type: BatchRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(batchLoader).load(databaseId),
  }),
);

const EnrollmentBatchRef = builder.objectRef<{ batch: Batch; isCurrent: boolean }>('EnrollmentBatch').implement({
  fields: (t) => ({ batch: t.field({ type: BatchRef, resolve: ({ batch }) => batch }), isCurrent: t.exposeBoolean('isCurrent') }),
});

builder.queryField('enrollmentBatches', (t) =>
  t.field({
    type: [EnrollmentBatchRef],
    description: 'The batches that a person can be enrolled in, and which of them launches today. Specification 2 §7.',
    resolve: async (_root, _args, ctx) =>
      (await findBatches(ctx.source.db)).map((batch) => ({ batch, isCurrent: isCurrentBatch(batch, ctx.source.now) })),
  }),
);

recordCommands({
  noun: 'Batch',
  type: BatchRef,
  loader: batchLoader,
  input: builder.inputType('BatchInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      launchFrom: t.field({ type: 'Day', required: true, description: 'First day of the launch.' }),
      launchTo: t.field({ type: 'Day', required: true, description: 'Last day of the launch.' }),
    }),
  }),
  create: createBatch,
  update: updateBatch,
  setArchived: setBatchArchived,
});
