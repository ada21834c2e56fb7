import { FUNNEL_STATES, funnelState } from '@atlas/domain/funnels';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { ProductRef } from '../products/refs.ts';
import { productLoader, type Product } from '../products/repo.ts';
import { PaymentTermRef } from '../terms/refs.ts';
import { termsOfFunnel, type FunnelTerm } from '../terms/repo.ts';
import './publicSchema.ts';
import { FunnelRef } from './refs.ts';
import {
  daysOfFunnel,
  figuresOfFunnel,
  findFunnelsOfProduct,
  funnelLoader,
  funnelsList,
  funnelsWhere,
  ordersOfFunnel,
  type Funnel,
  type FunnelDay,
  type FunnelFigures,
  type FunnelOrders,
} from './repo.ts';

const FunnelState = enumOf(
  'FunnelState',
  FUNNEL_STATES.map(({ value }) => value),
);

const FunnelPaymentTermRef = builder.objectRef<FunnelTerm>('FunnelPaymentTerm').implement({
  description: 'A payment term as a funnel offers it.',
  fields: (t) => ({
    paymentTermId: t.int({ resolve: ({ term }) => term.id }),
    paymentTerm: t.field({ type: PaymentTermRef, resolve: ({ term }) => term }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Chosen before the buyer chooses.' }),
  }),
});

const FunnelDayRef = builder.objectRef<FunnelDay>('FunnelDay').implement({
  fields: (t) => ({
    day: t.exposeString('day', { description: 'A day in Manila, YYYY-MM-DD.' }),
    visits: t.exposeInt('visits'),
    optIns: t.exposeInt('optIns'),
  }),
});

const FunnelFiguresRef = builder.objectRef<FunnelFigures & FunnelOrders>('FunnelFigures').implement({
  description: 'What a funnel brought so far.',
  fields: (t) => ({
    visits: t.exposeInt('visits'),
    optIns: t.exposeInt('optIns'),
    orders: t.exposeInt('orders'),
    paidOrders: t.exposeInt('paidOrders', { description: 'Orders whose payment was approved, refunded ones left out.' }),
  }),
});

const productOf = (ctx: Context, { id, productId }: Funnel): Promise<Product> =>
  present(ctx.loader(productLoader).load(productId), `The product of funnel ${id}`);

builder.node(FunnelRef, {
  description: 'One way of selling one product.',
  id: { resolve: (funnel) => funnel.id },
  loadOne: (id, ctx) => ctx.loader(funnelLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (funnel) => funnel.id }),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    productId: t.exposeInt('productId'),
    product: t.field({ type: ProductRef, resolve: (funnel, _args, ctx) => productOf(ctx, funnel) }),
    validityByDays: t.exposeInt('validityByDays', { nullable: true, description: 'Days of access from the start; null means no expiry.' }),
    startByDays: t.exposeInt('startByDays', { description: 'Days between enrolment and the first day of access.' }),
    hidden: t.exposeBoolean('hidden', { description: 'Left out where people choose among funnels.' }),
    state: t.field({
      type: FunnelState,
      resolve: async (funnel, _args, ctx) => funnelState(funnel, await productOf(ctx, funnel), ctx.source.now),
    }),
    opensAt: t.expose('opensAt', { type: 'DateTime', nullable: true, description: 'Sells from here on; null is at once.' }),
    closesAt: t.expose('closesAt', { type: 'DateTime', nullable: true, description: 'Sells up to here; null is for good.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true, description: 'When staff closed it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
    paymentTerms: t.field({
      type: [FunnelPaymentTermRef],
      description: 'What it offers, in order; archived terms are left out.',
      complexity: { multiplier: 4 },
      resolve: (funnel, _args, ctx) => ctx.loader(termsOfFunnel).load(funnel.id),
    }),
    funnelPaymentTerm: t.field({
      type: FunnelPaymentTermRef,
      nullable: true,
      description: 'The term that is offered first; null means that it is paid at once. Specification 2 §3.',
      resolve: async (funnel, _args, ctx) => {
        const offered = await ctx.loader(termsOfFunnel).load(funnel.id);
        return offered.find(({ isDefault }) => isDefault) ?? offered[0] ?? null;
      },
    }),
    figures: t.field({
      type: FunnelFiguresRef,
      resolve: async (funnel, _args, ctx) => ({
        ...(await ctx.loader(figuresOfFunnel).load(funnel.id)),
        ...(await ctx.loader(ordersOfFunnel).load(funnel.id)),
      }),
    }),
    days: t.field({
      type: [FunnelDayRef],
      description: 'Visits and opt-ins of the last 90 days, the oldest first; days without any are left out.',
      resolve: (funnel, _args, ctx) => ctx.loader(daysOfFunnel).load(funnel.id),
    }),
  }),
});

listField(ViewerRef, {
  name: 'funnels',
  description: 'Every way of selling something.',
  type: FunnelRef,
  list: funnelsList,
  filter: builder.inputType('FunnelsFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Name or slug.' }),
      productId: t.int(),
      hidden: t.boolean(),
      open: t.boolean({ description: 'Whether it sells now.' }),
    }),
  }),
  where: funnelsWhere,
  loader: funnelLoader,
  defaultSort: { by: 'created', descending: true },
});

builder.objectField(ViewerRef, 'funnel', (t) =>
  t.field({
    type: FunnelRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(funnelLoader).load(databaseId),
  }),
);

builder.queryField('funnelsByProductId', (t) =>
  t.field({
    type: [FunnelRef],
    description: 'The funnels of a product, the oldest first. Specification 2 §7.',
    args: {
      productId: t.arg.int({ required: true }),
      hidden: t.arg.boolean({ description: 'Only those that are hidden, or only those that are not; left out: both.' }),
      userId: t.arg.int({ description: 'Without those to which this person has a subscription now.' }),
    },
    resolve: (_root, { productId, ...filter }, ctx) => findFunnelsOfProduct(ctx.source, productId, filter),
  }),
);
