import { COUPON_STATES, couponState, discountText } from '@atlas/domain/coupons';
import { routePath } from '@atlas/domain/navigation';
import { isoDay } from '@atlas/domain/time';
import { present } from '../../db/present.ts';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { funnelLoader } from '../funnels/repo.ts';
import { COUPON_LIST, termsOfCoupon, userOfAffiliate, usesOfCoupon } from './repo.ts';

/** Spreadsheet of the coupons of all funnels, or of one. They are shown on the pages of funnels. */
export const COUPON_EXPORT = defineExport(COUPON_LIST, {
  title: 'Coupons',
  path: () => routePath('funnels'),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Code', value: ({ code }) => code },
    {
      header: 'Funnel',
      value: async ({ id, funnelId }, ctx) => (await present(ctx.loader(funnelLoader).load(funnelId), `The funnel of coupon ${id}`)).name,
    },
    {
      header: 'Discount',
      value: ({ discountType, discount, appliesTo }) => discountText({ discountType, discount: discount / 100, appliesTo }),
    },
    { header: 'Uses', value: ({ id }, ctx) => ctx.loader(usesOfCoupon).load(id) },
    { header: 'Limit', value: ({ limitOverall }) => limitOverall },
    { header: 'Limit per person', value: ({ limitPerUser }) => limitPerUser },
    { header: 'First day', value: ({ startsAt }) => startsAt && isoDay(startsAt) },
    { header: 'Last day', value: ({ endsAt }) => endsAt && isoDay(endsAt) },
    {
      header: 'Payment terms',
      value: async ({ id }, ctx) => (await ctx.loader(termsOfCoupon).load(id)).map(({ term }) => term.name).join(', '),
    },
    {
      header: 'Affiliate',
      value: async ({ affiliateId }, ctx) => {
        const userId = affiliateId === null ? null : await ctx.loader(userOfAffiliate).load(affiliateId);
        return userId === null ? null : personCell(ctx, userId);
      },
    },
    {
      header: 'Status',
      value: async ({ id, archivedAt, startsAt, endsAt, limitOverall }, ctx) => {
        const coupon = { isArchived: archivedAt !== null, startsAt, endsAt, mostUses: limitOverall };
        const state = couponState(coupon, await ctx.loader(usesOfCoupon).load(id), ctx.source.now);
        return COUPON_STATES.find(({ value }) => value === state)?.label ?? state;
      },
    },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});
