import { PAYMENT_STANDINGS } from '@atlas/domain/payments';
import { renewalLink } from '@atlas/domain/subscriptions';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { SubscriptionRef } from '../subscriptions/refs.ts';
import { UserRef } from '../users/refs.ts';
import { duesOf, standingOf, type PersonDues } from './commands.ts';
import { ScheduleEntryRef } from './refs.ts';

const DuesRef = builder.objectRef<PersonDues>('DuesAndExpiration').implement({
  description: 'Notices for a member about the membership and the payments. Specification 2 §3.',
  fields: (t) => ({
    expiringSoon: t.field({ type: SubscriptionRef, nullable: true, resolve: (dues) => dues.expiringSoon }),
    expired: t.field({ type: SubscriptionRef, nullable: true, resolve: (dues) => dues.expired }),
    upcomingPaymentDue: t.field({ type: ScheduleEntryRef, nullable: true, resolve: (dues) => dues.upcomingPaymentDue }),
    overduePayments: t.field({ type: [ScheduleEntryRef], description: 'Earliest first.', resolve: (dues) => dues.overduePayments }),
    expiryGraceDays: t.int({
      description: 'Days after an expiry until content locks.',
      resolve: (_dues, _args, ctx) => ctx.app.values.get('expiry-grace-days'),
    }),
    overdueGraceDays: t.int({
      description: 'Days after an overdue payment until content locks.',
      resolve: (_dues, _args, ctx) => ctx.app.values.get('overdue-grace-days'),
    }),
    renewalLink: t.string({
      nullable: true,
      description: 'Where an expiring or expired membership is renewed: the setting `renewal-link`, or the checkout of its funnel.',
      resolve: async ({ expiringSoon, expired }, _args, ctx) => {
        const ending = expired ?? expiringSoon;
        return ending && renewalLink(await ctx.app.values.get('renewal-link'), ending.funnelId);
      },
    }),
  }),
});

builder.queryField('getDuesAndExpiration', (t) =>
  t.field({
    type: DuesRef,
    description: "The viewer's own dues and expirations. Specification 2 §7.",
    resolve: (_root, _args, ctx) => duesOf(ctx, ctx.signedIn().session.userId),
  }),
);

const PaymentStanding = enumOf(
  'PaymentStanding',
  PAYMENT_STANDINGS.map(({ value }) => value),
);

builder.objectFields(UserRef, (t) => ({
  dues: t.field({ type: DuesRef, resolve: (user, _args, ctx) => duesOf(ctx, user.id) }),
  paymentStanding: t.field({
    type: PaymentStanding,
    nullable: true,
    description: 'Whether the person is behind with a payment; null for viewers who may not know. This is all that head coaches see.',
    resolve: (user, _args, ctx) => standingOf(ctx, user.id),
  }),
}));
