import { isCurrentBatch } from '@atlas/domain/batches';
import { routePath } from '@atlas/domain/navigation';
import { defineExport } from '../../commands/exportedList.ts';
import { BATCH_LIST } from './repo.ts';

/** Spreadsheet of the batches. */
export const BATCH_EXPORT = defineExport(BATCH_LIST, {
  title: 'Batches',
  path: (query) => routePath('batches', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Batch', value: ({ name }) => name },
    { header: 'First day', value: ({ launchFrom }) => ({ day: launchFrom }) },
    { header: 'Last day', value: ({ launchTo }) => ({ day: launchTo }) },
    { header: 'Current', value: (batch, ctx) => (isCurrentBatch(batch, ctx.source.now) ? 'Yes' : 'No') },
    { header: 'Status', value: ({ archivedAt }) => (archivedAt === null ? 'Active' : 'Archived') },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});
