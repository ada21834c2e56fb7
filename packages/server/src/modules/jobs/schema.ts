import { builder } from '../../graphql/builder.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import './bulk/schema.ts';
import { runJobAgain } from './commands.ts';
import { FailedJobRef } from './refs.ts';
import { FAILED_JOB_LIST, failedJobLoader, type QueueState, readQueueStates } from './repo.ts';

builder.node(FailedJobRef, {
  description: 'A background job that failed and has no retries left.',
  id: { resolve: (job) => job.id },
  loadOne: (id, ctx) => ctx.loader(failedJobLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (job) => job.id }),
    queue: t.exposeString('queue', { description: 'The noun and the action, such as auth.removeExpired.' }),
    data: t.expose('data', { type: 'JSON', description: 'The data that the job received.' }),
    problem: t.exposeString('problem', { description: 'Error of the last attempt.' }),
    tries: t.exposeInt('tries'),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    failedAt: t.expose('failedAt', { type: 'DateTime', description: 'When the last attempt failed.' }),
    ranAgainAt: t.expose('ranAgainAt', { type: 'DateTime', nullable: true, description: 'Null until the job is run again.' }),
    ranAgainBy: t.field({ type: UserRef, nullable: true, resolve: (job, _args, ctx) => userOrNull(ctx, job.ranAgainById) }),
  }),
});

listField(ViewerRef, {
  ...FAILED_JOB_LIST,
  one: 'failedJob',
  description: 'Background jobs that failed and have no retries left.',
  type: FailedJobRef,
  filter: builder.inputType('FailedJobsFilter', {
    fields: (t) => ({
      queue: t.stringList(),
      waiting: t.boolean({ description: 'True: jobs that have not been run again. False: all others.' }),
      from: t.field({ type: 'Day', description: 'The first day in Manila.' }),
      to: t.field({ type: 'Day', description: 'The last day in Manila.' }),
    }),
  }),
});

const JobQueueRef = builder.objectRef<QueueState>('JobQueue').implement({
  description: 'The status of one background queue. Numbers are counted up to 1,001.',
  fields: (t) => ({
    name: t.exposeString('queue', { description: 'The noun and the action, such as auth.removeExpired.' }),
    waiting: t.exposeInt('waiting', { description: 'Jobs that have not started, and jobs waiting to be retried now or later.' }),
    oldestWaitingSeconds: t.exposeInt('oldestWaitingSeconds', {
      nullable: true,
      description: 'Waiting time of the first job that is due, in seconds; null if none is due.',
    }),
    running: t.exposeInt('running'),
    failed: t.exposeInt('failed', { description: 'Jobs that failed, have no retries left and were not run again.' }),
  }),
});

builder.objectField(ViewerRef, 'jobQueues', (t) =>
  t.field({
    type: [JobQueueRef],
    description: 'All background queues.',
    resolve: (_viewer, _args, { app, source }) =>
      readQueueStates(
        source,
        app.queues.all.map(({ queue }) => queue),
      ),
  }),
);

const RunJobAgainInput = builder.inputType('RunJobAgainInput', { fields: (t) => ({ databaseId: t.int({ required: true }) }) });

commandField(
  'runJobAgain',
  { type: FailedJobRef, loader: failedJobLoader },
  {
    description: 'Returns a failed job to its queue, once.',
    args: (arg) => ({ input: arg({ type: RunJobAgainInput, required: true }) }),
    run: async (ctx, { input: { databaseId } }) => {
      await runJobAgain(ctx, databaseId);
      return databaseId;
    },
  },
);
