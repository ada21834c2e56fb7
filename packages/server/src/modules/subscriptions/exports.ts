import { routePath } from '@atlas/domain/navigation';
import { isCurrent, isLifetime, LIFETIME_ACCESS } from '@atlas/domain/subscriptions';
import { isoDay } from '@atlas/domain/time';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { present } from '../../db/present.ts';
import { batchLoader } from '../batches/repo.ts';
import { funnelLoader } from '../funnels/repo.ts';
import { termLoader } from '../terms/repo.ts';
import { nameOfLevel, SUBSCRIPTION_LIST } from './repo.ts';

/** Spreadsheet of subscriptions. */
export const SUBSCRIPTION_EXPORT = defineExport(SUBSCRIPTION_LIST, {
  title: 'Subscriptions',
  path: () => routePath('subscriptions'),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Member', value: ({ userId }, ctx) => personCell(ctx, userId) },
    {
      header: 'Funnel',
      value: async ({ id, funnelId }, ctx) =>
        (await present(ctx.loader(funnelLoader).load(funnelId), `The funnel of subscription ${id}`)).name,
    },
    {
      header: 'Access level',
      value: ({ accessLevelId }, ctx) => (accessLevelId === null ? null : ctx.loader(nameOfLevel).load(accessLevelId)),
    },
    { header: 'Start', value: ({ startsAt }) => isoDay(startsAt) },
    { header: 'Expiry', value: ({ expiresAt }) => (isLifetime(expiresAt) ? LIFETIME_ACCESS : isoDay(expiresAt)) },
    {
      header: 'Payment term',
      value: async ({ paymentTermId }, ctx) =>
        paymentTermId === null ? null : ((await ctx.loader(termLoader).load(paymentTermId))?.name ?? null),
    },
    {
      header: 'Batch',
      value: async ({ batchId }, ctx) => (batchId === null ? null : ((await ctx.loader(batchLoader).load(batchId))?.name ?? null)),
    },
    { header: 'Current', value: (subscription, ctx) => (isCurrent(subscription, ctx.source.now) ? 'Yes' : 'No') },
    { header: 'Ended', value: ({ unsubscribedAt }) => unsubscribedAt },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});
