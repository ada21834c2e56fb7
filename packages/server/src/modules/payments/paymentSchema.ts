import { centavosToPesos } from '@atlas/domain/money';
import { PAYMENT_PLATFORMS } from '@atlas/domain/payments';
import { builder } from '../../graphql/builder.ts';
import { OrderRef } from '../orders/refs.ts';
import { ordersOfUser } from '../orders/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { MoneyRef, PaymentRef, ScheduleEntryRef } from './refs.ts';
import { allocationsOfPayment, creditOfUser, entryLoader, paymentLoader, paymentsOfUser, type PaymentShare } from './repo.ts';

const ShareRef = builder.objectRef<PaymentShare>('PaymentShare').implement({
  description: 'The part of a payment that pays an entry, or became credit.',
  fields: (t) => ({
    amount: t.float({ description: 'Pesos; may include centavos.', resolve: ({ centavos }) => centavosToPesos(centavos) }),
    entry: t.field({
      type: ScheduleEntryRef,
      nullable: true,
      description: 'Null for credit.',
      resolve: ({ entryId }, _args, ctx) => (entryId === null ? null : ctx.loader(entryLoader).load(entryId)),
    }),
  }),
});

builder.node(PaymentRef, {
  description: 'Money received from a person.',
  id: { resolve: (payment) => payment.id },
  loadOne: (id, ctx) => ctx.loader(paymentLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (payment) => payment.id }),
    amount: t.float({ description: 'Pesos; may include centavos.', resolve: (payment) => centavosToPesos(payment.amountCentavos) }),
    platform: t.exposeString('platform'),
    platformName: t.string({
      resolve: ({ platform }) => PAYMENT_PLATFORMS.find(({ value }) => value === platform)?.label ?? platform,
    }),
    provider: t.exposeString('provider', {
      nullable: true,
      description: 'The payment provider that collected it, such as paymongo; null for money that staff recorded.',
    }),
    reference: t.exposeString('reference', { nullable: true, description: "The payer's reference, as typed." }),
    externalInvoiceId: t.exposeString('externalInvoiceId', { description: 'The serial of an invoice issued elsewhere, or N/A.' }),
    paidOn: t.expose('paidOn', { type: 'Day', description: 'A day in Manila.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was recorded on an earlier day, or what it corrects.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time when it was recorded.' }),
    reversedAt: t.expose('reversedAt', { type: 'DateTime', nullable: true }),
    reversedReason: t.exposeString('reversedReason', { nullable: true }),
    recordedBy: t.field({ type: UserRef, nullable: true, resolve: ({ recordedById }, _args, ctx) => userOrNull(ctx, recordedById) }),
    reversedBy: t.field({ type: UserRef, nullable: true, resolve: ({ reversedById }, _args, ctx) => userOrNull(ctx, reversedById) }),
    shares: t.field({
      type: [ShareRef],
      description: 'What it pays. Empty once it is reversed.',
      complexity: { multiplier: 2 },
      resolve: (payment, _args, ctx) => ctx.loader(allocationsOfPayment).load(payment.id),
    }),
  }),
});

MoneyRef.implement({
  description: 'The money that a person paid.',
  fields: (t) => ({
    orders: t.field({
      type: [OrderRef],
      description: 'The orders of the person, newest first.',
      complexity: { multiplier: 3 },
      resolve: ({ userId }, _args, ctx) => ctx.loader(ordersOfUser).load(userId),
    }),
    credit: t.float({
      description: 'Pesos of overpayments that nothing has used yet. May include centavos.',
      resolve: async ({ userId }, _args, ctx) => centavosToPesos(await ctx.loader(creditOfUser).load(userId)),
    }),
    closedMonth: t.string({
      nullable: true,
      description: 'The last month of the books that is closed, such as 2025-10; later changes to it are recorded today.',
      resolve: async (_money, _args, ctx) => (await ctx.app.values.get('closed-month')) || null,
    }),
    secondPersonFrom: t.int({
      description: 'The amount in pesos from which a second person approves a refund.',
      resolve: (_money, _args, ctx) => ctx.app.values.get('refund-second-person-from'),
    }),
    payments: t.field({
      type: [PaymentRef],
      description: 'All money received from the person, latest first, reversed payments included.',
      complexity: { multiplier: 2 },
      resolve: ({ userId }, _args, ctx) => ctx.loader(paymentsOfUser).load(userId),
    }),
  }),
});

builder.objectField(UserRef, 'money', (t) => t.field({ type: MoneyRef, resolve: ({ id: userId }) => ({ userId }) }));
