import { funnelState } from '@atlas/domain/funnels';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { AccessLevelRef } from '../access/refs.ts';
import { accessLevelLoader } from '../access/repo.ts';
import { ProductRef } from '../products/refs.ts';
import { productLoader, type Product } from '../products/repo.ts';
import { PaymentTermRef } from '../terms/refs.ts';
import { createFunnel, setFunnelClosed, updateFunnel } from './commands.ts';
import './publicSchema.ts';
import { FunnelFiguresRef, FunnelRef, FunnelState } from './refs.ts';
import {
  figuresOfFunnel,
  firstOpenFunnel,
  FUNNEL_LIST,
  funnelLoader,
  funnelsOfProduct,
  termsOfFunnel,
  type Funnel,
  type FunnelTerm,
} from './repo.ts';

const FunnelPaymentTermRef = builder.objectRef<FunnelTerm>('FunnelPaymentTerm').implement({
  description: 'A payment term offered by a funnel.',
  fields: (t) => ({
    paymentTermId: t.int({ resolve: ({ term }) => term.id }),
    paymentTerm: t.field({ type: PaymentTermRef, resolve: ({ term }) => term }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether it is preselected for the buyer.' }),
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
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Access does not start before this instant; null means no such day.',
    }),
    accessLevel: t.field({
      type: AccessLevelRef,
      nullable: true,
      description: 'The access level that comes with it; null for the level of members.',
      resolve: ({ accessLevelId }, _args, ctx) => (accessLevelId === null ? null : ctx.loader(accessLevelLoader).load(accessLevelId)),
    }),
    hasWaitingList: t.exposeBoolean('hasWaitingList', { description: 'Whether its page takes addresses while it is closed.' }),
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
  }),
});

listField(ViewerRef, {
  ...FUNNEL_LIST,
  description: 'All funnels.',
  type: FunnelRef,
  filter: builder.inputType('FunnelsFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches name or slug.' }),
      productId: t.int(),
      hidden: t.boolean(),
      open: t.boolean({ description: 'Whether it is currently open for sale.' }),
    }),
  }),
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

const FUNNELS = { type: FunnelRef, loader: funnelLoader };

const FunnelInput = builder.inputType('FunnelInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    slug: t.string({ required: true, description: 'The first segment of its address, such as freelancing-course.' }),
    paymentTermIds: t.intList({ description: 'The terms it offers, in order; the first is preselected. None means payment in full.' }),
    accessLevelId: t.int({ description: 'Omit it for the level of members.' }),
    startByDays: t.int({ description: 'Days between the purchase and the start of access.' }),
    startsOn: t.field({ type: 'Day', description: 'Access does not start before this day in Manila.' }),
    validityByDays: t.int({ description: 'Days of access; omit it for access that does not expire.' }),
    opensOn: t.field({ type: 'Day', description: 'The first day of sales.' }),
    closesOn: t.field({ type: 'Day', description: 'The last day of sales.' }),
    hidden: t.boolean(),
    hasWaitingList: t.boolean(),
  }),
});

commandField('createFunnel', FUNNELS, {
  args: (arg) => ({
    productId: arg.int({ required: true }),
    input: arg({ type: FunnelInput, required: true }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: (ctx, { input, productId, idempotencyKey }) =>
    createFunnel(ctx, { ...input, productId }, idempotencyOf({ ...input, productId, idempotencyKey })),
});

commandField('updateFunnel', FUNNELS, {
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    input: arg({ type: FunnelInput, required: true }),
  }),
  run: async (ctx, { databaseId, revision, input }) => {
    await updateFunnel(ctx, { id: databaseId, revision }, { ...input });
    return databaseId;
  },
});

commandField('setFunnelClosed', FUNNELS, {
  description: 'Closes a funnel for new buyers, or opens it again within its sales window.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), closed: arg.boolean({ required: true }) }),
  run: async (ctx, { databaseId, closed }) => {
    await setFunnelClosed(ctx, databaseId, closed);
    return databaseId;
  },
});
