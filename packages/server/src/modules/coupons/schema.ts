import { COUPON_APPLIES_TO, COUPON_STATES, couponState } from '@atlas/domain/coupons';
import { DISCOUNT_TYPES } from '@atlas/domain/money';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { FunnelRef } from '../funnels/refs.ts';
import { funnelLoader } from '../funnels/repo.ts';
import { OrderRef } from '../orders/refs.ts';
import { SubscriptionRef } from '../subscriptions/refs.ts';
import { PaymentTermRef } from '../terms/refs.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { CouponRef } from './refs.ts';
import { createCoupon, setCouponArchived, updateCoupon } from './commands.ts';
import { COUPON_LIST, couponLoader, type CouponUse, findLatestUses, termsOfCoupon, userOfAffiliate, usesOfCoupon } from './repo.ts';

const DiscountType = enumOf(
  'DiscountType',
  DISCOUNT_TYPES.map(({ value }) => value),
);
const CouponAppliesTo = enumOf(
  'CouponAppliesTo',
  COUPON_APPLIES_TO.map(({ value }) => value),
  'The payments that the discount applies to.',
);
const CouponState = enumOf(
  'CouponState',
  COUPON_STATES.map(({ value }) => value),
);

builder.node(CouponRef, {
  description: 'A code that reduces the price of one funnel.',
  id: { resolve: (coupon) => coupon.id },
  loadOne: (id, ctx) => ctx.loader(couponLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (coupon) => coupon.id }),
    code: t.exposeString('code'),
    funnel: t.field({
      type: FunnelRef,
      resolve: (coupon, _args, ctx) => present(ctx.loader(funnelLoader).load(coupon.funnelId), `The funnel of coupon ${coupon.id}`),
    }),
    discountType: t.field({ type: DiscountType, resolve: (coupon) => coupon.discountType }),
    discount: t.float({
      description: 'Pesos for a fixed amount, percent for a percentage; at most two decimals.',
      // Centavos, and hundredths of a percent.
      resolve: (coupon) => coupon.discount / 100,
    }),
    appliesTo: t.field({ type: CouponAppliesTo, resolve: (coupon) => coupon.appliesTo }),
    limitOverall: t.exposeInt('limitOverall', { nullable: true, description: 'Maximum number of orders; null means no limit.' }),
    limitPerUser: t.exposeInt('limitPerUser', { nullable: true, description: 'Maximum number of orders per buyer; null means no limit.' }),
    uses: t.int({
      description: 'Number of orders that used or reserved it.',
      resolve: (coupon, _args, ctx) => ctx.loader(usesOfCoupon).load(coupon.id),
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', nullable: true, description: 'Null means immediately.' }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Valid until the end of this day in Manila; null means no end.',
    }),
    paymentTerms: t.field({
      type: [PaymentTermRef],
      description: 'The payment terms it can be used with; empty means all.',
      resolve: async (coupon, _args, ctx) => (await ctx.loader(termsOfCoupon).load(coupon.id)).map(({ term }) => term),
    }),
    affiliate: t.field({
      type: UserRef,
      nullable: true,
      description: 'The person who earns from it.',
      resolve: async ({ affiliateId }, _args, ctx) => {
        const userId = affiliateId === null ? null : await ctx.loader(userOfAffiliate).load(affiliateId);
        return userOrNull(ctx, userId);
      },
    }),
    state: t.field({
      type: CouponState,
      resolve: async ({ id, archivedAt, limitOverall, startsAt, endsAt }, _args, ctx) => {
        const uses = await ctx.loader(usesOfCoupon).load(id);
        return couponState({ isArchived: archivedAt !== null, startsAt, endsAt, mostUses: limitOverall }, uses, ctx.source.now);
      },
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
  }),
});

builder.objectFields(OrderRef, (t) => ({
  couponCode: t.string({
    nullable: true,
    resolve: async ({ couponId }, _args, ctx) =>
      couponId === null ? null : ((await ctx.loader(couponLoader).load(couponId))?.code ?? null),
  }),
  coupon: t.field({
    type: CouponRef,
    nullable: true,
    description: 'Visible to staff who manage funnels; `couponCode` has just the code.',
    resolve: ({ couponId }, _args, ctx) => (couponId === null ? null : ctx.loader(couponLoader).load(couponId)),
  }),
}));

builder.objectField(SubscriptionRef, 'couponCode', (t) =>
  t.string({
    nullable: true,
    resolve: async ({ couponId }, _args, ctx) =>
      couponId === null ? null : ((await ctx.loader(couponLoader).load(couponId))?.code ?? null),
  }),
);

const CouponUseRef = builder.objectRef<CouponUse>('CouponUse').implement({
  description: 'An order that used a coupon, or that holds it until it is paid or expires.',
  fields: (t) => ({
    order: t.field({ type: OrderRef, resolve: ({ order }) => order }),
    isUsed: t.exposeBoolean('isUsed'),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

builder.objectField(ViewerRef, 'couponUses', (t) =>
  t.field({
    type: [CouponUseRef],
    description: "The latest 50 uses of a coupon by people in the viewer's scope.",
    args: { couponId: t.arg.int({ required: true }) },
    resolve: (_viewer, { couponId }, ctx) => findLatestUses(ctx.source, couponId),
  }),
);

listField(ViewerRef, {
  ...COUPON_LIST,
  description: 'Coupons of all funnels, or of one. Archived ones are included only when requested.',
  type: CouponRef,
  filter: builder.inputType('CouponsFilter', {
    fields: (t) => ({ search: t.string({ description: 'Part of the code.' }), funnelId: t.int(), archived: t.boolean() }),
  }),
});

builder.objectField(ViewerRef, 'coupon', (t) =>
  t.field({
    type: CouponRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(couponLoader).load(databaseId),
  }),
);

const COUPONS = { type: CouponRef, loader: couponLoader };

const CouponInput = builder.inputType('CouponInput', {
  fields: (t) => ({
    code: t.string({ required: true, description: '3 to 30 letters, digits, dashes and underscores; stored in capitals.' }),
    discountType: t.field({ type: DiscountType, required: true }),
    discount: t.float({
      required: true,
      description: 'Whole pesos for a fixed amount, percent with at most two decimals for a percentage.',
    }),
    appliesTo: t.field({ type: CouponAppliesTo }),
    limitOverall: t.int({ description: 'Maximum number of orders; omit it for no limit.' }),
    limitPerUser: t.int({ description: 'Maximum number of orders per buyer; omit it for no limit.' }),
    startsOn: t.field({ type: 'Day', description: 'The first day in Manila.' }),
    endsOn: t.field({ type: 'Day', description: 'The last day in Manila.' }),
    paymentTermIds: t.intList({ description: 'The payment terms it is valid for; none means all of the funnel.' }),
    affiliateId: t.int({ description: 'The person who earns from it, an active affiliate.' }),
  }),
});

commandField('createCoupon', COUPONS, {
  args: (arg) => ({
    funnelId: arg.int({ required: true }),
    input: arg({ type: CouponInput, required: true }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: (ctx, { funnelId, input, idempotencyKey }) =>
    createCoupon(ctx, funnelId, { ...input }, idempotencyOf({ ...input, funnelId, idempotencyKey })),
});

commandField('updateCoupon', COUPONS, {
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    input: arg({ type: CouponInput, required: true }),
  }),
  run: async (ctx, { databaseId, revision, input }) => {
    await updateCoupon(ctx, { id: databaseId, revision }, { ...input });
    return databaseId;
  },
});

commandField('setCouponArchived', COUPONS, {
  args: (arg) => ({ databaseId: arg.int({ required: true }), archived: arg.boolean({ required: true }) }),
  run: async (ctx, { databaseId, archived }) => {
    await setCouponArchived(ctx, databaseId, archived);
    return databaseId;
  },
});
