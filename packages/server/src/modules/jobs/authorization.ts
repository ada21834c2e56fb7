import { record, type Authorization } from '../../graphql/rules.ts';
import { mayReadOf } from '../access/commands.ts';
import type { BulkJob } from './repo.ts';

/** Access rules of the jobs module. */
export const jobsAuthorization: Authorization = {
  types: {
    BulkJob: record('the person who started it, and holders of infoLogsReport with that person in scope', ({ startedById }: BulkJob, ctx) =>
      mayReadOf(ctx, startedById, 'infoLogsReport'),
    ),
    BulkJobRow: 'with-parent',
    BulkSkip: 'with-parent',
    FailedJob: { page: 'infoLogsReport' },
    JobQueue: { page: 'infoLogsReport' },
  },
  fields: {
    'Viewer.bulkJob': 'signed-in',
    'Viewer.bulkJobs': 'signed-in',
    'Viewer.failedJob': { page: 'infoLogsReport' },
    'Viewer.failedJobs': { page: 'infoLogsReport' },
    'Viewer.jobQueues': { page: 'infoLogsReport' },
    // Further requirements depend on the operation: `mayDoInBulk` of the domain package.
    'Mutation.applyBulkJob': 'signed-in',
    'Mutation.dismissBulkJob': 'signed-in',
    'Mutation.previewBulkJob': 'signed-in',
    'Mutation.stopBulkJob': 'signed-in',
    'Mutation.undoBulkJob': 'signed-in',
    'Mutation.runJobAgain': { pages: ['infoLogsReport', 'defaultSettings'] },
  },
};
