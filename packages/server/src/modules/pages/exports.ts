import { routePath } from '@atlas/domain/navigation';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { funnelLoader } from '../funnels/repo.ts';
import { WAITING_LIST } from './repo.ts';

/** Spreadsheet of the people who wait for closed funnels. */
export const WAITING_LIST_EXPORT = defineExport(WAITING_LIST, {
  title: 'Waiting list',
  path: (query) => routePath('payment', { tab: 'waiting-list', ...query }),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'First name', value: ({ firstName }) => firstName },
    { header: 'Email', value: ({ email }) => email },
    {
      header: 'Funnel',
      value: async ({ funnelId }, ctx) => (funnelId === null ? null : ((await ctx.loader(funnelLoader).load(funnelId))?.name ?? null)),
    },
    { header: 'Member', value: ({ userId }, ctx) => (userId === null ? null : personCell(ctx, userId)) },
    { header: 'Agreed to email', value: ({ consent }) => (consent ? 'Yes' : 'No') },
    { header: 'Added', value: ({ createdAt }) => createdAt },
  ],
});
