import { inWords } from '@atlas/domain/audit';
import { routePath } from '@atlas/domain/navigation';
import { defineExport } from '../../commands/exportedList.ts';
import { CLIENT_ERROR_LIST } from './repo.ts';

/** Spreadsheet of browser errors. */
export const CLIENT_ERROR_EXPORT = defineExport(CLIENT_ERROR_LIST, {
  title: 'Browser errors',
  path: (query) => routePath('infoLogsReport', { tab: 'browser-errors', ...query }),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'When', value: ({ at }) => at },
    { header: 'Message', value: ({ message }) => message },
    { header: 'Kind', value: ({ kind }) => inWords(kind) },
    { header: 'Route', value: ({ route }) => route },
    { header: 'Browser', value: ({ browser }) => browser },
    { header: 'Build', value: ({ build }) => build },
    { header: 'Stack', value: ({ stack }) => stack },
    { header: 'Request', value: ({ requestId }) => requestId },
  ],
});
