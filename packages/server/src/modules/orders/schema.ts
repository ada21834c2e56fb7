import { centavosToPesos } from '@atlas/domain/money';
import { legalVersionTexts } from '@atlas/domain/legal';
import { orderStateText } from '@atlas/domain/orders';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { FunnelFiguresRef, FunnelRef } from '../funnels/refs.ts';
import { funnelLoader } from '../funnels/repo.ts';
import { SubscriptionRef } from '../subscriptions/refs.ts';
import { subscriptionLoader } from '../subscriptions/repo.ts';
import { PaymentTermRef } from '../terms/refs.ts';
import { termLoader } from '../terms/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { OrderRef, OrderState } from './refs.ts';
import {
  daysOfFunnel,
  findOrder,
  type FunnelDay,
  ORDER_LIST,
  orderLoader,
  ordersOfFunnel,
  subscriptionOfOrder,
  type Order,
} from './repo.ts';

const QuotedPaymentRef = builder.objectRef<Order['quote'][number]>('QuotedPayment').implement({
  description: 'A payment as quoted.',
  fields: (t) => ({
    scheduleDate: t.field({ type: 'Day', description: 'A day in Manila.', resolve: ({ date }) => date }),
    price: t.float({ description: 'Pesos.', resolve: ({ centavos }) => centavosToPesos(centavos) }),
  }),
});

builder.node(OrderRef, {
  description: 'A purchase in progress, with the price as quoted. Amounts in pesos.',
  id: { resolve: (order) => order.id },
  loadOne: (id, ctx) => ctx.loader(orderLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (order) => order.id }),
    payCode: t.exposeString('payCode', { description: 'Reference that the payer adds to the transfer.' }),
    state: t.field({ type: OrderState, resolve: (order) => order.state }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    mobileNumber: t.exposeString('mobileNumber', { nullable: true }),
    facebookProfile: t.exposeString('facebookProfile', { nullable: true }),
    method: t.exposeString('method', { nullable: true, description: 'The payment platform; null until one is chosen.' }),
    listPrice: t.float({ resolve: (order) => centavosToPesos(order.listPriceCentavos) }),
    discount: t.float({ resolve: (order) => centavosToPesos(order.discountCentavos) }),
    total: t.float({ resolve: (order) => centavosToPesos(order.totalCentavos) }),
    dueToday: t.float({ resolve: (order) => centavosToPesos(order.dueTodayCentavos) }),
    quote: t.field({ type: [QuotedPaymentRef], complexity: { multiplier: 2 }, resolve: (order) => order.quote }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Deadline for the payment, after which the order expires.',
    }),
    stateLabel: t.string({ description: 'The state in words.', resolve: ({ state }) => orderStateText(state) }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true }),
    cancelledAt: t.expose('cancelledAt', { type: 'DateTime', nullable: true }),
    refundedAt: t.expose('refundedAt', { type: 'DateTime', nullable: true }),
    endedReason: t.exposeString('endedReason', { nullable: true, description: 'Why it was cancelled.' }),
    product: t.string({ description: 'What was sold, under its name then.', resolve: ({ offer }) => offer.product }),
    termName: t.string({ nullable: true, description: 'The payment term, under its name then.', resolve: ({ offer }) => offer.term }),
    agreedAt: t.expose('agreedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the buyer agreed to the terms and the refund policy.',
    }),
    agreedTo: t.stringList({
      description: 'The legal pages that the buyer agreed to, with their versions.',
      resolve: ({ agreedTo }) => legalVersionTexts(agreedTo ?? {}),
    }),
    note: t.exposeString('note', { description: 'What staff note about it.' }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    funnel: t.field({
      type: FunnelRef,
      resolve: (order, _args, ctx) => present(ctx.loader(funnelLoader).load(order.funnelId), `The funnel of order ${order.id}`),
    }),
    paymentTerm: t.field({
      type: PaymentTermRef,
      nullable: true,
      description: 'Null means one payment in full.',
      resolve: ({ paymentTermId }, _args, ctx) => (paymentTermId === null ? null : ctx.loader(termLoader).load(paymentTermId)),
    }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null until the buyer has an account.',
      resolve: ({ userId }, _args, ctx) => userOrNull(ctx, userId),
    }),
    subscription: t.field({
      type: SubscriptionRef,
      nullable: true,
      description: 'The subscription it led to, once paid.',
      resolve: async (order, _args, ctx) => {
        const id = await ctx.loader(subscriptionOfOrder).load(order.id);
        return id === null ? null : ctx.loader(subscriptionLoader).load(id);
      },
    }),
  }),
});

builder.objectField(SubscriptionRef, 'order', (t) =>
  t.field({
    type: OrderRef,
    nullable: true,
    description: 'The order that led to it; null if staff enrolled the person.',
    resolve: ({ orderId }, _args, ctx) => (orderId === null ? null : ctx.loader(orderLoader).load(orderId)),
  }),
);

builder.objectFields(FunnelFiguresRef, (t) => ({
  orders: t.int({ resolve: async ({ funnelId }, _args, ctx) => (await ctx.loader(ordersOfFunnel).load(funnelId)).orders }),
  paidOrders: t.int({
    description: 'Orders with an approved payment, excluding refunded ones.',
    resolve: async ({ funnelId }, _args, ctx) => (await ctx.loader(ordersOfFunnel).load(funnelId)).paidOrders,
  }),
}));

const FunnelDayRef = builder.objectRef<FunnelDay>('FunnelDay').implement({
  fields: (t) => ({
    day: t.expose('day', { type: 'Day', description: 'A day in Manila.' }),
    visits: t.exposeInt('visits'),
    optIns: t.exposeInt('optIns'),
    orders: t.exposeInt('orders'),
    paidOrders: t.exposeInt('paidOrders', { description: 'Orders of that day with an approved payment, excluding refunded ones.' }),
  }),
});

builder.objectField(FunnelRef, 'days', (t) =>
  t.field({
    type: [FunnelDayRef],
    description: 'Visits, opt-ins and orders of the last 90 days, oldest first. Days without any are omitted.',
    resolve: (funnel, _args, ctx) => ctx.loader(daysOfFunnel).load(funnel.id),
  }),
);

listField(ViewerRef, {
  ...ORDER_LIST,
  description: "Orders of people in the viewer's scope. Those of buyers without an account are for readers who see everyone.",
  type: OrderRef,
  filter: builder.inputType('OrdersFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches name, email address or pay code.' }),
      state: t.field({ type: OrderState }),
      funnelId: t.int(),
      createdFrom: t.field({ type: 'Day', description: 'A day in Manila, inclusive.' }),
      createdTo: t.field({ type: 'Day', description: 'A day in Manila, inclusive.' }),
    }),
  }),
});

builder.objectField(ViewerRef, 'order', (t) =>
  t.field({
    type: OrderRef,
    nullable: true,
    description: "Null when the buyer is outside the viewer's scope.",
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => findOrder(ctx.source, databaseId),
  }),
);
