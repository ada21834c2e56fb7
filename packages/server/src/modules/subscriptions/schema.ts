import {
  expiryText,
  isCurrent,
  isExpired,
  isLifetime,
  lastDayOfGrace,
  lastExpiry,
  membershipStatus,
  renewalLink,
  subscriptionRenewal,
  type SubscriptionRenewal,
  VALIDITY_FILTERS,
} from '@atlas/domain/subscriptions';
import type { Context } from '../../commands/context.ts';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { sees } from '../access/commands.ts';
import { BatchRef } from '../batches/refs.ts';
import { batchLoader } from '../batches/repo.ts';
import { findFunnelToJoin } from '../funnels/commands.ts';
import { FunnelRef, PublicFunnelRef } from '../funnels/refs.ts';
import { findFunnels, funnelLoader } from '../funnels/repo.ts';
import { ProductRef } from '../products/refs.ts';
import { PaymentTermRef } from '../terms/refs.ts';
import { termLoader } from '../terms/repo.ts';
import { MembershipStatusEnum, PeopleChoicesRef, UserRef } from '../users/refs.ts';
import { userLoader, userOf } from '../users/repo.ts';
import { inScopeLoader } from '../access/scopes.ts';
import { SubscriptionRef } from './refs.ts';
import {
  findFunnelsOfProduct,
  findSubscription,
  nameOfLevel,
  peopleWithProduct,
  type Subscription,
  SUBSCRIPTION_LIST,
  subscriptionLoader,
  subscriptionsOfUser,
} from './repo.ts';

const ValidityFilter = enumOf(
  'ValidityFilter',
  VALIDITY_FILTERS.map(({ value }) => value),
);

const renewalOf = async (ctx: Context, one: Subscription): Promise<SubscriptionRenewal> =>
  subscriptionRenewal(one, await ctx.loader(subscriptionsOfUser).load(one.userId), ctx.source.now);

builder.node(SubscriptionRef, {
  description: "A person's access to the product of a funnel, from start to expiry.",
  id: { resolve: (subscription) => subscription.id },
  loadOne: (id, ctx) => ctx.loader(subscriptionLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (subscription) => subscription.id }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    expiry: t.expose('expiresAt', { type: 'DateTime', description: 'A date in the year 9999 means Lifetime Access.' }),
    expiryText: t.string({
      description: 'The day in Manila, followed by (Expired) if it has passed; or Lifetime Access.',
      resolve: ({ expiresAt }, _args, ctx) => expiryText(expiresAt, ctx.source.now),
    }),
    isCurrent: t.boolean({
      description: 'Whether it has started, has not expired and was not unsubscribed.',
      resolve: (subscription, _args, ctx) => isCurrent(subscription, ctx.source.now),
    }),
    graceUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'The last day on which its contents open after the expiry, as the start of that day in Manila. Null for Lifetime Access and after unsubscribing.',
      resolve: async ({ expiresAt, unsubscribedAt }, _args, ctx) =>
        isLifetime(expiresAt) || unsubscribedAt !== null ? null : lastDayOfGrace(expiresAt, await ctx.app.values.get('expiry-grace-days')),
    }),
    isExpired: t.boolean({ resolve: ({ expiresAt }, _args, ctx) => isExpired(expiresAt, ctx.source.now) }),
    isLifetime: t.boolean({ resolve: ({ expiresAt }) => isLifetime(expiresAt) }),
    renewalLink: t.string({
      nullable: true,
      description:
        'Where it is renewed: the setting `renewal-link`, or the checkout of its funnel. Null for Lifetime Access, after unsubscribing, and once it has a renewal.',
      resolve: async (subscription, _args, ctx) =>
        (await renewalOf(ctx, subscription)) === 'none'
          ? null
          : renewalLink(await ctx.app.values.get('renewal-link'), subscription.funnelId),
    }),
    isRenewalDue: t.boolean({
      description: 'Whether it can be renewed, and has expired or ends within 30 days.',
      resolve: async (subscription, _args, ctx) => (await renewalOf(ctx, subscription)) === 'due',
    }),
    unsubscribedAt: t.expose('unsubscribedAt', { type: 'DateTime', nullable: true }),
    unsubscribedReason: t.exposeString('unsubscribedReason', { nullable: true }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    accessLevelName: t.string({
      nullable: true,
      description: 'Name of the access level granted with it.',
      resolve: ({ accessLevelId }, _args, ctx) => (accessLevelId === null ? null : ctx.loader(nameOfLevel).load(accessLevelId)),
    }),
    user: t.field({ type: UserRef, resolve: (of, _args, ctx) => userOf(ctx, of.userId) }),
    funnel: t.field({
      type: FunnelRef,
      resolve: (of, _args, ctx) => present(ctx.loader(funnelLoader).load(of.funnelId), `The funnel of subscription ${of.id}`),
    }),
    paymentTerm: t.field({
      type: PaymentTermRef,
      nullable: true,
      description: 'Null means one payment in full.',
      resolve: ({ paymentTermId }, _args, ctx) => (paymentTermId === null ? null : ctx.loader(termLoader).load(paymentTermId)),
    }),
    batch: t.field({
      type: BatchRef,
      nullable: true,
      description: 'The batch in which the person was enrolled. Visible to staff.',
      resolve: ({ batchId }, _args, ctx) => (batchId === null ? null : ctx.loader(batchLoader).load(batchId)),
    }),
  }),
});

builder.objectFields(UserRef, (t) => ({
  subscriptions: t.field({
    type: [SubscriptionRef],
    description: 'All subscriptions the person ever had, oldest first.',
    complexity: { multiplier: 2 },
    resolve: (user, _args, ctx) => ctx.loader(subscriptionsOfUser).load(user.id),
  }),
  membershipStatus: t.field({
    type: MembershipStatusEnum,
    nullable: true,
    resolve: async (user, _args, ctx) => membershipStatus(await ctx.loader(subscriptionsOfUser).load(user.id), ctx.source.now),
  }),
  lastExpiry: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'The latest expiry among subscriptions that were not unsubscribed; null if there are none.',
    resolve: async (user, _args, ctx) => lastExpiry(await ctx.loader(subscriptionsOfUser).load(user.id)),
  }),
}));

builder.objectField(ProductRef, 'peopleCount', (t) =>
  t.int({
    description: "The number of people in the viewer's scope who have it now, through a current subscription.",
    resolve: (product, _args, ctx) => ctx.loader(peopleWithProduct).load(product.id),
  }),
);

builder.objectField(PeopleChoicesRef, 'funnels', (t) =>
  t.field({
    type: [FunnelRef],
    description: 'By name. Empty for viewers who may not read funnels.',
    resolve: (_choices, _args, ctx) => findFunnels(ctx.source.db),
  }),
);

listField(ViewerRef, {
  ...SUBSCRIPTION_LIST,
  description: "Subscriptions of people in the viewer's scope.",
  type: SubscriptionRef,
  filter: builder.inputType('SubscriptionsFilter', {
    fields: (t) => ({
      search: t.string({ description: "Matches the member's name, email address or Tribe ID." }),
      userId: t.int(),
      funnelId: t.int(),
      productId: t.int({ description: 'Through any funnel of the product.' }),
      batchId: t.int(),
      validity: t.field({ type: ValidityFilter }),
      expiringFrom: t.field({ type: 'Day', description: 'A day in Manila, inclusive.' }),
      expiringTo: t.field({ type: 'Day', description: 'A day in Manila, inclusive.' }),
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  subscription: t.field({
    type: SubscriptionRef,
    nullable: true,
    description: "Null when the person is outside the viewer's scope.",
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => findSubscription(ctx.source, databaseId),
  }),
  mySubscriptions: t.field({
    type: [SubscriptionRef],
    description: "The viewer's own subscriptions, oldest first.",
    resolve: ({ userId }, _args, ctx) => ctx.loader(subscriptionsOfUser).load(userId),
  }),
  invitation: t.field({
    type: PublicFunnelRef,
    nullable: true,
    description: 'The funnel to join, for viewers who never had a membership; null for everyone else.',
    resolve: async ({ userId }, _args, ctx) => {
      const subscriptions = await ctx.loader(subscriptionsOfUser).load(userId);
      return membershipStatus(subscriptions, ctx.app.clock.now()) === null ? findFunnelToJoin(ctx) : null;
    },
  }),
}));

builder.queryField('funnelsByProductId', (t) =>
  t.field({
    type: [FunnelRef],
    description: 'The funnels of a product, oldest first. Specification 2 §7.',
    args: {
      productId: t.arg.int({ required: true }),
      hidden: t.arg.boolean({ description: 'Only hidden funnels, or only visible ones. Both when omitted.' }),
      userId: t.arg.int({ description: 'Excludes funnels to which this person has a current subscription.' }),
    },
    resolve: (_root, { productId, ...filter }, ctx) => findFunnelsOfProduct(ctx.source, productId, filter),
  }),
);

builder.queryField('userSubscription', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description: "A person with their `subscriptions`; null when outside the viewer's scope. Specification 2 §7.",
    args: { id: t.arg.int({ required: true, description: 'The databaseId of the person.' }) },
    resolve: async (_root, { id }, ctx) => ((await sees(ctx, inScopeLoader, id)) ? ctx.loader(userLoader).load(id) : null),
  }),
);
