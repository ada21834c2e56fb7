import { routePath } from '@atlas/domain/navigation';
import { inWords } from '@atlas/domain/audit';
import { bulkOperation } from '@atlas/domain/jobs';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { nameOfRow } from '../jobs/commands.ts';
import { BULK_JOB_LIST, BULK_ROW_LIST } from '../jobs/repo.ts';

/** Spreadsheet of bulk operations. */
export const BULK_JOB_EXPORT = defineExport(BULK_JOB_LIST, {
  title: 'Bulk changes',
  path: (query) => routePath('infoLogsReport', { tab: 'bulk', ...query }),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'When', value: ({ createdAt }) => createdAt },
    { header: 'What', value: ({ operation }) => bulkOperation(operation)?.title ?? inWords(operation) },
    { header: 'Who', value: ({ startedById }, ctx) => personCell(ctx, startedById) },
    { header: 'State', value: ({ state }) => inWords(state) },
    { header: 'Records', value: ({ total }) => total },
    { header: 'Changed', value: ({ changed }) => changed },
    { header: 'Skipped', value: ({ skipped }) => skipped },
    { header: 'Failed', value: ({ failed }) => failed },
    { header: 'Undone', value: ({ undone }) => undone },
    { header: 'Finished', value: ({ finishedAt }) => finishedAt },
  ],
});

/** Spreadsheet of the records of a bulk operation, so that staff can follow up on failed ones. */
export const BULK_ROW_EXPORT = defineExport(BULK_ROW_LIST, {
  title: 'Bulk change',
  path: () => routePath('home'),
  columns: [
    { header: 'ID', value: ({ subjectId }) => subjectId },
    { header: 'Name', value: (row, ctx) => nameOfRow(ctx, row) },
    { header: 'Result', value: ({ state }) => state },
    { header: 'Before', value: ({ was }) => was },
    { header: 'After', value: ({ becomes }) => becomes },
    { header: 'Why', value: ({ message }) => message },
  ],
});
