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
import './publicSchema.ts';
import { FunnelFiguresRef, FunnelRef } from './refs.ts';
import {
  daysOfFunnel,
  figuresOfFunnel,
  firstOpenFunnel,
  funnelLoader,
  funnelsList,
  funnelsOfProduct,
  funnelsWhere,
  termsOfFunnel,
  type Funnel,
  type FunnelDay,
  type FunnelTerm,
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
    day: t.expose('day', { type: 'Day', description: 'A day in Manila.' }),
    visits: t.exposeInt('visits'),
    optIns: t.exposeInt('optIns'),
  }),
});

FunnelFiguresRef.implement({
  description: 'What a funnel brought so far.',
  fields: (t) => ({
    visits: t.exposeInt('visits'),
    optIns: t.exposeInt('optIns'),
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
      resolve: async ({ id }, _args, ctx) => ({ funnelId: id, ...(await ctx.loader(figuresOfFunnel).load(id)) }),
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

builder.objectFields(ProductRef, (t) => ({
  funnels: t.field({
    type: [FunnelRef],
    description: 'Every funnel that sells it, the oldest first.',
    complexity: { multiplier: 3 },
    resolve: (product, _args, ctx) => ctx.loader(funnelsOfProduct).load(product.id),
  }),
  funnel: t.field({
    type: FunnelRef,
    nullable: true,
    description: 'The funnel to sell it by: the oldest that is open and not hidden; where none is, the oldest.',
    resolve: async (product, _args, ctx) => firstOpenFunnel(await ctx.loader(funnelsOfProduct).load(product.id), product, ctx.source.now),
  }),
}));

builder.queryField('paymentTermsByFunnelId', (t) =>
  t.field({
    type: [PaymentTermRef],
    description: 'The terms that a funnel offers, in their order there. A funnel without any is paid at once. Specification 2 §7.',
    args: { funnelId: t.arg.int({ required: true }) },
    resolve: async (_root, { funnelId }, ctx) => (await ctx.loader(termsOfFunnel).load(funnelId)).map(({ term }) => term),
  }),
);
