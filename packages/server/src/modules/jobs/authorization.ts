import { record, type Authorization } from '../../graphql/rules.ts';
import { mayReadOf } from '../access/commands.ts';
import type { BulkJob } from './repo.ts';

/** Who may what of jobs. */
export const jobsAuthorization: Authorization = {
  types: {
    BulkJob: record('who started it, and who holds infoLogsReport with that person in scope', ({ startedById }: BulkJob, ctx) =>
      mayReadOf(ctx, startedById, 'infoLogsReport'),
    ),
    BulkJobRow: 'with-parent',
  },
  fields: {
    'Viewer.bulkJob': { page: ['infoLogsReport', 'users'] },
    'Viewer.bulkJobs': { page: ['infoLogsReport', 'users'] },
  },
};
