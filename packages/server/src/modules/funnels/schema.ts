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
  description: 'A payment term offered by a funnel.',
  fields: (t) => ({
    paymentTermId: t.int({ resolve: ({ term }) => term.id }),
    paymentTerm: t.field({ type: PaymentTermRef, resolve: ({ term }) => term }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether it is preselected for the buyer.' }),
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
  description: 'The results of a funnel so far.',
  fields: (t) => ({
    visits: t.exposeInt('visits'),
    optIns: t.exposeInt('optIns'),
  }),
});

const productOf = (ctx: Context, { id, productId }: Funnel): Promise<Product> =>
  present(ctx.loader(productLoader).load(productId), `The product of funnel ${id}`);

builder.node(FunnelRef, {
  description: 'An offer of one product.',
  id: { resolve: (funnel) => funnel.id },
  loadOne: (id, ctx) => ctx.loader(funnelLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (funnel) => funnel.id }),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    productId: t.exposeInt('productId'),
    product: t.field({ type: ProductRef, resolve: (funnel, _args, ctx) => productOf(ctx, funnel) }),
    validityByDays: t.exposeInt('validityByDays', {
      nullable: true,
      description: 'Days of access from the start; null means that access does not expire.',
    }),
    startByDays: t.exposeInt('startByDays', { description: 'Days between enrolment and the first day of access.' }),
    hidden: t.exposeBoolean('hidden', { description: 'Whether it is omitted where people choose a funnel.' }),
    state: t.field({
      type: FunnelState,
      resolve: async (funnel, _args, ctx) => funnelState(funnel, await productOf(ctx, funnel), ctx.source.now),
    }),
    opensAt: t.expose('opensAt', { type: 'DateTime', nullable: true, description: 'Start of sales; null means immediately.' }),
    closesAt: t.expose('closesAt', { type: 'DateTime', nullable: true, description: 'End of sales; null means never.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true, description: 'Time when staff closed it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
    paymentTerms: t.field({
      type: [FunnelPaymentTermRef],
      description: 'The terms it offers, in order, without archived ones.',
      complexity: { multiplier: 4 },
      resolve: (funnel, _args, ctx) => ctx.loader(termsOfFunnel).load(funnel.id),
    }),
    funnelPaymentTerm: t.field({
      type: FunnelPaymentTermRef,
      nullable: true,
      description: 'The preselected term; null means one payment in full. Specification 2 §3.',
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
      description: 'Visits and opt-ins of the last 90 days, oldest first. Days without any are omitted.',
      resolve: (funnel, _args, ctx) => ctx.loader(daysOfFunnel).load(funnel.id),
    }),
  }),
});

listField(ViewerRef, {
  name: 'funnels',
  description: 'All funnels.',
  type: FunnelRef,
  list: funnelsList,
  filter: builder.inputType('FunnelsFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches name or slug.' }),
      productId: t.int(),
      hidden: t.boolean(),
      open: t.boolean({ description: 'Whether it is currently open for sale.' }),
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
    description: 'All funnels that sell it, oldest first.',
    complexity: { multiplier: 3 },
    resolve: (product, _args, ctx) => ctx.loader(funnelsOfProduct).load(product.id),
  }),
  funnel: t.field({
    type: FunnelRef,
    nullable: true,
    description: 'The default funnel: the oldest that is open and not hidden, otherwise the oldest.',
    resolve: async (product, _args, ctx) => firstOpenFunnel(await ctx.loader(funnelsOfProduct).load(product.id), product, ctx.source.now),
  }),
}));

builder.queryField('paymentTermsByFunnelId', (t) =>
  t.field({
    type: [PaymentTermRef],
    description: 'The terms that a funnel offers, in its order. A funnel without terms is paid in full. Specification 2 §7.',
    args: { funnelId: t.arg.int({ required: true }) },
    resolve: async (_root, { funnelId }, ctx) => (await ctx.loader(termsOfFunnel).load(funnelId)).map(({ term }) => term),
  }),
);
