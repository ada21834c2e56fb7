import { inWords } from '@atlas/domain/audit';
import { routePath } from '@atlas/domain/navigation';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { OUTBOX_LIST } from './repo.ts';

/** The outbox as a sheet, without the contents of messages. */
export const OUTBOX_EXPORT = defineExport(OUTBOX_LIST, {
  title: 'Mail',
  path: (query) => routePath('infoLogsReport', { tab: 'mail', ...query }),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Created', value: ({ createdAt }) => createdAt },
    { header: 'Subject', value: ({ subject }) => subject },
    { header: 'To', value: ({ recipient }) => recipient },
    { header: 'Person', value: ({ userId }, ctx) => personCell(ctx, userId) },
    { header: 'Kind', value: ({ kind }) => inWords(kind) },
    { header: 'Channel', value: ({ channel }) => inWords(channel) },
    { header: 'State', value: ({ state }) => inWords(state) },
    { header: 'Tries', value: ({ attempts }) => attempts },
    { header: 'Next try', value: ({ state, notBefore }) => (state === 'waiting' ? notBefore : null) },
    { header: 'Sent', value: ({ sentAt }) => sentAt },
    { header: 'Problem', value: ({ problem }) => problem },
  ],
});
