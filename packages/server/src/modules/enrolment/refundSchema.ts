import { centavosToPesos } from '@atlas/domain/money';
import { REFUND_STATES } from '@atlas/domain/payments';
import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { UserError } from '../../errors.ts';
import { InvoiceRef, MoneyRef, RefundRef } from '../payments/refs.ts';
import { invoiceLoader, refundLoader, refundsOfUser } from '../payments/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userOf, userOrNull } from '../users/repo.ts';
import { approveRefund, refundPayment, refuseRefund } from './refundCommands.ts';

const State = enumOf(
  'RefundState',
  REFUND_STATES.map(({ value }) => value),
);

builder.node(RefundRef, {
  description: 'Money that goes back to a person.',
  id: { resolve: (refund) => refund.id },
  loadOne: (id, ctx) => ctx.loader(refundLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (refund) => refund.id }),
    amount: t.float({ description: 'Pesos; may include centavos.', resolve: ({ amountCentavos }) => centavosToPesos(amountCentavos) }),
    platform: t.exposeString('platform'),
    reference: t.exposeString('reference', { nullable: true }),
    reason: t.exposeString('reason'),
    endsAccess: t.exposeBoolean('endsAccess', { description: 'Whether the access ends with it.' }),
    state: t.field({ type: State, resolve: ({ state }) => state }),
    refundedOn: t.expose('refundedOn', { type: 'Day', nullable: true, description: 'A day in Manila.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    decidedReason: t.exposeString('decidedReason', { nullable: true }),
    requestedBy: t.field({ type: UserRef, nullable: true, resolve: ({ requestedById }, _args, ctx) => userOrNull(ctx, requestedById) }),
    decidedBy: t.field({ type: UserRef, nullable: true, resolve: ({ decidedById }, _args, ctx) => userOrNull(ctx, decidedById) }),
    user: t.field({ type: UserRef, resolve: ({ userId }, _args, ctx) => userOf(ctx, userId) }),
    invoice: t.field({
      type: InvoiceRef,
      nullable: true,
      description: 'Null for a refund of credit.',
      resolve: ({ invoiceId }, _args, ctx) => (invoiceId === null ? null : ctx.loader(invoiceLoader).load(invoiceId)),
    }),
  }),
});

builder.objectField(MoneyRef, 'refunds', (t) =>
  t.field({
    type: [RefundRef],
    description: 'All refunds of the person, newest first.',
    complexity: { multiplier: 2 },
    resolve: ({ userId }, _args, ctx) => ctx.loader(refundsOfUser).load(userId),
  }),
);

const RefundInput = builder.inputType('RefundInput', {
  fields: (t) => ({
    amount: t.float({ description: 'Pesos; may include centavos.' }),
    paymentPlatform: t.string(),
    transactionId: t.string({ description: 'The reference of the transfer.' }),
    reason: t.string(),
    paymentId: t.int({ description: 'The payment that its provider pays back; absent for a refund by hand.' }),
    endsAccess: t.boolean({ description: 'Whether the access ends. A full refund always ends it.' }),
  }),
});

const ofRefund = { type: RefundRef, loader: refundLoader };

commandField('refundPayment', ofRefund, {
  description: 'Pays money of an invoice or credit back. From an amount on it waits for a second person.',
  args: (arg) => ({
    invoiceId: arg.int(),
    userId: arg.int({ description: 'The person whose credit goes back; instead of an invoice.' }),
    input: arg({ type: RefundInput, required: true }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: (ctx, args) => {
    const { invoiceId, userId } = args;
    if (invoiceId == null && userId == null) throw new UserError('BAD_USER_INPUT', 'Name an invoice or a person.');
    const of = invoiceId == null ? { userId: userId ?? 0 } : { invoiceId };
    return refundPayment(ctx, of, { ...args.input }, idempotencyOf(args));
  },
});

commandField('approveRefund', ofRefund, {
  description: 'Approves a refund that waits for a second person, and pays it back.',
  args: (arg) => ({ id: arg.int({ required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: async (ctx, args) => {
    await approveRefund(ctx, args.id, idempotencyOf(args));
    return args.id;
  },
});

commandField('refuseRefund', ofRefund, {
  description: 'Refuses a refund that waits for a second person.',
  args: (arg) => ({ id: arg.int({ required: true }), remarks: arg.string({ required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: async (ctx, args) => {
    await refuseRefund(ctx, args.id, { remarks: args.remarks }, idempotencyOf(args));
    return args.id;
  },
});
