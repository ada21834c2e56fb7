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
  description: 'Work in the background that failed as often as it may.',
  id: { resolve: (job) => job.id },
  loadOne: (id, ctx) => ctx.loader(failedJobLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (job) => job.id }),
    queue: t.exposeString('queue', { description: 'The noun and what is done, such as auth.removeExpired.' }),
    data: t.expose('data', { type: 'JSON', description: 'What it was told.' }),
    problem: t.exposeString('problem', { description: 'Why the last try failed.' }),
    tries: t.exposeInt('tries'),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    failedAt: t.expose('failedAt', { type: 'DateTime', description: 'When the last try failed.' }),
    ranAgainAt: t.expose('ranAgainAt', { type: 'DateTime', nullable: true, description: 'Null until somebody runs it again.' }),
    ranAgainBy: t.field({ type: UserRef, nullable: true, resolve: (job, _args, ctx) => userOrNull(ctx, job.ranAgainById) }),
  }),
});

listField(ViewerRef, {
  ...FAILED_JOB_LIST,
  one: 'failedJob',
  description: 'Work in the background that failed as often as it may.',
  type: FailedJobRef,
  filter: builder.inputType('FailedJobsFilter', {
    fields: (t) => ({
      queue: t.string(),
      waiting: t.boolean({ description: 'True: those that nobody has run again; false: the others.' }),
      from: t.field({ type: 'Day', description: 'The first day in Manila.' }),
      to: t.field({ type: 'Day', description: 'The last day in Manila.' }),
    }),
  }),
});

const JobQueueRef = builder.objectRef<QueueState>('JobQueue').implement({
  description: 'How one kind of work in the background stands. Numbers are counted up to 1,001.',
  fields: (t) => ({
    name: t.exposeString('queue', { description: 'The noun and what is done, such as auth.removeExpired.' }),
    waiting: t.exposeInt('waiting', { description: 'Jobs that were not begun and those to be tried again, now or later.' }),
    oldestWaitingSeconds: t.exposeInt('oldestWaitingSeconds', {
      nullable: true,
      description: 'For how long the first of them whose time has come could have begun; null when there is none.',
    }),
    running: t.exposeInt('running'),
    failed: t.exposeInt('failed', { description: 'Jobs that failed as often as they may and were not run again.' }),
  }),
});

builder.objectField(ViewerRef, 'jobQueues', (t) =>
  t.field({
    type: [JobQueueRef],
    description: 'Every kind of work in the background.',
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
    description: 'Sends a failed job to its queue again, once.',
    args: (arg) => ({ input: arg({ type: RunJobAgainInput, required: true }) }),
    run: async (ctx, { input: { databaseId } }) => {
      await runJobAgain(ctx, databaseId);
      return databaseId;
    },
  },
);
