import { FUNNEL_STATES, funnelState, paidPercent, windowDays } from '@atlas/domain/funnels';
import { centavosToPesos } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { lastDayToPay, orderStateText } from '@atlas/domain/orders';
import { isoDay } from '@atlas/domain/time';
import { present } from '../../db/present.ts';
import type { Context } from '../../commands/context.ts';
import { defineExport } from '../../commands/exportedList.ts';
import { figuresOfFunnel, type Funnel, FUNNEL_LIST, funnelLoader, termsOfFunnel } from '../funnels/repo.ts';
import { productLoader } from '../products/repo.ts';
import { type Order, ORDER_LIST, ordersOfFunnel } from './repo.ts';

const productOf = ({ productId, id }: Funnel, ctx: Context) =>
  present(ctx.loader(productLoader).load(productId), `The product of funnel ${id}`);

/** Spreadsheet of the funnels, with their orders. */
export const FUNNEL_EXPORT = defineExport(FUNNEL_LIST, {
  title: 'Funnels',
  path: (query) => routePath('funnels', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Funnel', value: ({ name }) => name },
    { header: 'Address', value: ({ slug }) => `/${slug}` },
    { header: 'Product', value: async (funnel, ctx) => (await productOf(funnel, ctx)).name },
    { header: 'Price', value: async (funnel, ctx) => centavosToPesos((await productOf(funnel, ctx)).priceCentavos) },
    {
      header: 'Payment terms',
      value: async ({ id }, ctx) => (await ctx.loader(termsOfFunnel).load(id)).map(({ term }) => term.name).join(', '),
    },
    { header: 'First day of sales', value: (funnel) => windowDays(funnel).from },
    { header: 'Last day of sales', value: (funnel) => windowDays(funnel).until },
    { header: 'Visits', value: async ({ id }, ctx) => (await ctx.loader(figuresOfFunnel).load(id)).visits },
    { header: 'Opt-ins', value: async ({ id }, ctx) => (await ctx.loader(figuresOfFunnel).load(id)).optIns },
    { header: 'Orders', value: async ({ id }, ctx) => (await ctx.loader(ordersOfFunnel).load(id)).orders },
    { header: 'Paid %', value: async ({ id }, ctx) => paidPercent(await ctx.loader(ordersOfFunnel).load(id)) },
    { header: 'Hidden', value: ({ hidden }) => (hidden ? 'Yes' : 'No') },
    {
      header: 'Status',
      value: async (funnel, ctx) => {
        const state = funnelState(funnel, await productOf(funnel, ctx), ctx.source.now);
        return FUNNEL_STATES.find(({ value }) => value === state)?.label ?? state;
      },
    },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});

const funnelOf = ({ funnelId, id }: Order, ctx: Context) => present(ctx.loader(funnelLoader).load(funnelId), `The funnel of order ${id}`);

/** Spreadsheet of the orders. */
export const ORDER_EXPORT = defineExport(ORDER_LIST, {
  title: 'Orders',
  path: (query) => routePath('payment', { tab: 'orders', ...query }),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Pay code', value: ({ payCode }) => payCode },
    { header: 'Buyer', value: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { header: 'Email', value: ({ email }) => email },
    { header: 'Mobile', value: ({ mobileNumber }) => mobileNumber },
    { header: 'Funnel', value: async (order, ctx) => (await funnelOf(order, ctx)).name },
    { header: 'Product', value: ({ offer }) => offer.product },
    { header: 'Payment term', value: ({ offer }) => offer.term },
    { header: 'Total', value: ({ totalCentavos }) => centavosToPesos(totalCentavos) },
    { header: 'Due today', value: ({ dueTodayCentavos }) => centavosToPesos(dueTodayCentavos) },
    { header: 'State', value: ({ state }) => orderStateText(state) },
    { header: 'Created', value: ({ createdAt }) => createdAt },
    { header: 'Paid', value: ({ paidAt }) => paidAt },
    { header: 'Last day to pay', value: ({ expiresAt }) => expiresAt && isoDay(lastDayToPay(expiresAt)) },
  ],
});
