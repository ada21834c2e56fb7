import { queueText } from '@atlas/domain/jobs';
import { routePath } from '@atlas/domain/navigation';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { FAILED_JOB_LIST } from '../jobs/repo.ts';

/** Spreadsheet of jobs that failed permanently. */
export const FAILED_JOB_EXPORT = defineExport(FAILED_JOB_LIST, {
  title: 'Failed jobs',
  path: (query) => routePath('infoLogsReport', { tab: 'jobs', ...query }),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Failed', value: ({ failedAt }) => failedAt },
    { header: 'Job', value: ({ queue }) => queueText(queue) },
    { header: 'Problem', value: ({ problem }) => problem },
    { header: 'Tries', value: ({ tries }) => tries },
    { header: 'State', value: ({ ranAgainAt }) => (ranAgainAt === null ? 'Failed' : 'Ran again') },
    { header: 'Sent', value: ({ sentAt }) => sentAt },
    { header: 'Ran again', value: ({ ranAgainAt }) => ranAgainAt },
    { header: 'Ran again by', value: ({ ranAgainById }, ctx) => personCell(ctx, ranAgainById) },
    { header: 'Data', value: ({ data }) => JSON.stringify(data) },
  ],
});
