import { leftOutText, recipientOutcome } from '@atlas/domain/announcements';
import { inWords } from '@atlas/domain/audit';
import { routePath } from '@atlas/domain/navigation';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { ANNOUNCEMENT_LIST, ANNOUNCEMENT_RECIPIENT_LIST } from './repo.ts';

const IN_TAB = { tab: 'announcements' };

/** The announcements as a sheet. */
export const ANNOUNCEMENT_EXPORT = defineExport(ANNOUNCEMENT_LIST, {
  title: 'Announcements',
  path: (query) => routePath('users', { ...IN_TAB, ...query }),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Title', value: ({ title }) => title },
    { header: 'Text', value: ({ body }) => body },
    { header: 'State', value: ({ state }) => inWords(state) },
    { header: 'Segment', value: ({ selection }) => selection?.name ?? null },
    { header: 'In Atlas', value: ({ isInApp }) => (isInApp ? 'Yes' : 'No') },
    { header: 'By email', value: ({ isMailed }) => (isMailed ? 'Yes' : 'No') },
    { header: 'Recipients', value: ({ total }) => total },
    { header: 'Done', value: ({ done }) => done },
    { header: 'Author', value: ({ authorId }, ctx) => personCell(ctx, authorId) },
    { header: 'Scheduled', value: ({ scheduledAt }) => scheduledAt },
    { header: 'Finished', value: ({ finishedAt }) => finishedAt },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});

/** The recipients of announcements as a sheet, each with what became of it. */
export const ANNOUNCEMENT_RECIPIENT_EXPORT = defineExport(ANNOUNCEMENT_RECIPIENT_LIST, {
  title: 'Recipients',
  path: (query) => routePath('users', { ...IN_TAB, ...query }),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Announcement', value: ({ broadcastId }) => broadcastId },
    { header: 'Person', value: ({ userId }, ctx) => personCell(ctx, userId) },
    { header: 'Outcome', value: (recipient) => inWords(recipientOutcome(recipient)) },
    { header: 'In Atlas', value: ({ isNotified }) => (isNotified ? 'Yes' : 'No') },
    { header: 'Email', value: ({ mail }) => mail && inWords(mail) },
    { header: 'Reason', value: ({ reason }) => reason && leftOutText(reason) },
    { header: 'Time', value: ({ at }) => at },
  ],
});
