import { centavosToPesos } from '@atlas/domain/money';
import { dueCentavos, platformLabel } from '@atlas/domain/payments';
import {
  ATTEMPT_STATES,
  isLiveAttempt,
  isRefundUnderway,
  KEPT_REASONS,
  PROVIDER_EVENT_STATES,
  PROVIDER_REFUND_STATES,
  type PayWay,
  providerLabel,
  whyNotApplyKept,
} from '@atlas/domain/providers';
import type { Context } from '../../commands/context.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { seesEveryone } from '../access/scopes.ts';
import { BillRef, BuyerOrderRef, CheckoutRef } from '../checkout/refs.ts';
import { OrderRef } from '../orders/refs.ts';
import { orderLoader } from '../orders/repo.ts';
import { asInvoiceEntry } from '../payments/commands.ts';
import { ScheduleEntryRef } from '../payments/refs.ts';
import { entryLoader } from '../payments/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { CollectedPaymentRef, ProviderEventRef, ProviderPaymentRef, ProviderPayoutRef } from './refs.ts';
import {
  type Attempt,
  attemptLoader,
  attemptsOfEntry,
  attemptsOfOrder,
  type Collected,
  collectedLoader,
  collectedOfAttempt,
  eventLoader,
  eventsOfAttempt,
  findFailedEvents,
  findKept,
  findOutages,
  findPayouts,
  paymentRowLoader,
  payoutLoader,
  refundsOfCollected,
  type ProviderRefund,
} from './repo.ts';
import { applyKept, askAgain, payKeptBack, processEventAgain, recordProviderPayout, resolveKept } from './staffCommands.ts';
import { findPayWays } from './startCommands.ts';

const labelOf = <Value extends string>(states: readonly { value: Value; label: string }[], state: Value): string =>
  states.find(({ value }) => value === state)?.label ?? state;

const PayMethodRef = builder.objectRef<PayWay>('PayMethod').implement({
  description: 'A way to pay.',
  fields: (t) => ({
    value: t.string({ resolve: ({ platform }) => platform }),
    label: t.string({ resolve: ({ platform }) => platformLabel(platform) }),
    isOnline: t.boolean({
      description: 'Whether the payer pays on the page of a provider. Otherwise they send the money and then its receipt.',
      resolve: ({ provider }) => provider !== 'manual',
    }),
  }),
});

const AttemptState = enumOf(
  'ProviderPaymentState',
  ATTEMPT_STATES.map(({ value }) => value),
);

const OnlinePaymentRef = builder.objectRef<Attempt>('OnlinePayment').implement({
  description: 'A payment that the payer began on the page of a provider.',
  fields: (t) => ({
    method: t.string({ description: 'The name of the payment method.', resolve: ({ platform }) => platformLabel(platform) }),
    state: t.field({ type: AttemptState, resolve: ({ state }) => state }),
    isKept: t.boolean({
      description: 'Whether its money arrived and staff decide what becomes of it.',
      resolve: async ({ id }, _args, ctx) => (await ctx.loader(collectedOfAttempt).load(id)).some(isWaiting),
    }),
  }),
});

const isWaiting = ({ keptReason, resolvedAt }: Collected): boolean => keptReason !== null && resolvedAt === null;

const waysFor = (ctx: Context, centavos: number): Promise<PayWay[]> => findPayWays(ctx.app, ctx.source.db, centavos);
const lastOf = (attempts: readonly Attempt[]): Attempt | null => attempts.find(({ state }) => isLiveAttempt(state)) ?? attempts[0] ?? null;

builder.objectField(CheckoutRef, 'methods', (t) =>
  t.field({
    type: [PayMethodRef],
    resolve: ({ quotes }, _args, ctx) => waysFor(ctx, Math.max(...quotes.map(({ quote }) => (quote?.dueToday ?? 0) * 100), 100)),
  }),
);

builder.objectFields(BuyerOrderRef, (t) => ({
  methods: t.field({ type: [PayMethodRef], resolve: ({ dueTodayCentavos }, _args, ctx) => waysFor(ctx, dueTodayCentavos) }),
  onlinePayment: t.field({
    type: OnlinePaymentRef,
    nullable: true,
    description: 'The payment that was begun last.',
    resolve: async ({ id }, _args, ctx) => lastOf(await ctx.loader(attemptsOfOrder).load(id)),
  }),
}));

builder.objectFields(BillRef, (t) => ({
  methods: t.field({
    type: [PayMethodRef],
    resolve: ({ entry }, _args, ctx) => waysFor(ctx, dueCentavos(asInvoiceEntry(entry))),
  }),
  onlinePayment: t.field({
    type: OnlinePaymentRef,
    nullable: true,
    description: 'The payment that was begun last.',
    resolve: async ({ entry }, _args, ctx) => lastOf(await ctx.loader(attemptsOfEntry).load(entry.id)),
  }),
}));

const RefundRef = builder.objectRef<ProviderRefund>('ProviderRefund').implement({
  description: 'A refund that a provider pays.',
  fields: (t) => ({
    amount: t.float({ description: 'Pesos; may include centavos.', resolve: ({ centavos }) => centavosToPesos(centavos) }),
    stateText: t.string({ description: 'The state in words.', resolve: ({ state }) => labelOf(PROVIDER_REFUND_STATES, state) }),
    reason: t.exposeString('reason'),
    problem: t.exposeString('problem', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    requestedBy: t.field({
      type: UserRef,
      nullable: true,
      description: "Null for one that was made in the provider's dashboard.",
      resolve: ({ requestedById }, _args, ctx) => userOrNull(ctx, requestedById),
    }),
  }),
});

CollectedPaymentRef.implement({
  description: 'Money that a provider collected.',
  fields: (t) => ({
    databaseId: t.int({ resolve: ({ id }) => id }),
    provider: t.string({ description: 'Its name.', resolve: ({ provider }) => providerLabel(provider) }),
    providerPaymentId: t.exposeString('providerPaymentId', { description: "The provider's name for it." }),
    amount: t.float({ description: 'In its currency; may include centavos.', resolve: ({ centavos }) => centavosToPesos(centavos) }),
    currency: t.exposeString('currency'),
    fee: t.float({
      description: 'Pesos that the provider keeps, where it states them.',
      resolve: ({ feeCentavos }) => centavosToPesos(feeCentavos),
    }),
    paidAt: t.expose('paidAt', { type: 'DateTime' }),
    keptReason: t.string({
      nullable: true,
      description: 'Why it paid nothing by itself; null when it did.',
      resolve: ({ keptReason }) => keptReason && labelOf(KEPT_REASONS, keptReason),
    }),
    isWaiting: t.boolean({ description: 'Whether it pays nothing and staff have not decided.', resolve: isWaiting }),
    whyNotApply: t.string({
      nullable: true,
      description: 'Why it cannot be applied or paid back as kept money, as a sentence; null if it can.',
      resolve: async ({ id, keptReason, resolvedAt, currency }, _args, ctx) =>
        whyNotApplyKept({
          isKept: keptReason !== null,
          isResolved: resolvedAt !== null,
          isBeingRefunded: (await ctx.loader(refundsOfCollected).load(id)).some(({ state }) => isRefundUnderway(state)),
          currency,
        }),
    }),
    disputedAt: t.expose('disputedAt', { type: 'DateTime', nullable: true, description: 'When its payer disputed it.' }),
    chargedBackAt: t.expose('chargedBackAt', { type: 'DateTime', nullable: true, description: 'When the provider took it back.' }),
    resolvedAt: t.expose('resolvedAt', { type: 'DateTime', nullable: true }),
    resolution: t.exposeString('resolution', { nullable: true, description: 'What staff decided.' }),
    resolvedBy: t.field({ type: UserRef, nullable: true, resolve: ({ resolvedById }, _args, ctx) => userOrNull(ctx, resolvedById) }),
    refunds: t.field({
      type: [RefundRef],
      complexity: { multiplier: 1 },
      resolve: ({ id }, _args, ctx) => ctx.loader(refundsOfCollected).load(id),
    }),
    attempt: t.field({
      type: ProviderPaymentRef,
      nullable: true,
      resolve: ({ attemptId }, _args, ctx) => ctx.loader(attemptLoader).load(attemptId),
    }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Whose money it is; null while it pays nothing.',
      resolve: async ({ paymentId }, _args, ctx) =>
        userOrNull(ctx, paymentId === null ? null : ((await ctx.loader(paymentRowLoader).load(paymentId))?.userId ?? null)),
    }),
  }),
});

ProviderEventRef.implement({
  description: 'An event that a provider reported.',
  fields: (t) => ({
    databaseId: t.int({ resolve: ({ id }) => id }),
    provider: t.string({ description: 'Its name.', resolve: ({ provider }) => providerLabel(provider) }),
    type: t.exposeString('type', { description: "The provider's word for it." }),
    stateText: t.string({ description: 'The state in words.', resolve: ({ state }) => labelOf(PROVIDER_EVENT_STATES, state) }),
    problem: t.exposeString('problem', { nullable: true, description: 'What became of it.' }),
    tries: t.exposeInt('tries'),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it arrived.' }),
    processedAt: t.expose('processedAt', { type: 'DateTime', nullable: true }),
    isKept: t.boolean({
      description: 'Whether its content is kept, so that it can be processed again.',
      resolve: ({ payload }) => payload !== null,
    }),
  }),
});

ProviderPaymentRef.implement({
  description: 'A payment that was begun at a provider.',
  fields: (t) => ({
    databaseId: t.int({ resolve: ({ id }) => id }),
    provider: t.string({ description: 'Its name.', resolve: ({ provider }) => providerLabel(provider) }),
    method: t.string({ description: 'The name of the payment method.', resolve: ({ platform }) => platformLabel(platform) }),
    amount: t.float({ description: 'Pesos; may include centavos.', resolve: ({ amountCentavos }) => centavosToPesos(amountCentavos) }),
    state: t.field({ type: AttemptState, resolve: ({ state }) => state }),
    stateText: t.string({ description: 'The state in words.', resolve: ({ state }) => labelOf(ATTEMPT_STATES, state) }),
    reference: t.exposeString('reference', { description: 'Our name for it at the provider.' }),
    problem: t.exposeString('problem', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    collected: t.field({
      type: [CollectedPaymentRef],
      // A payment is rarely made twice.
      complexity: { multiplier: 1 },
      resolve: ({ id }, _args, ctx) => ctx.loader(collectedOfAttempt).load(id),
    }),
    events: t.field({
      type: [ProviderEventRef],
      description: 'Oldest first.',
      complexity: { multiplier: 1 },
      resolve: ({ id }, _args, ctx) => ctx.loader(eventsOfAttempt).load(id),
    }),
    order: t.field({
      type: OrderRef,
      nullable: true,
      resolve: ({ orderId }, _args, ctx) => (orderId === null ? null : ctx.loader(orderLoader).load(orderId)),
    }),
    entry: t.field({
      type: ScheduleEntryRef,
      nullable: true,
      resolve: ({ entryId }, _args, ctx) => (entryId === null ? null : ctx.loader(entryLoader).load(entryId)),
    }),
  }),
});

ProviderPayoutRef.implement({
  description: 'A payout of a provider to the bank account of the seller.',
  fields: (t) => ({
    databaseId: t.int({ resolve: ({ id }) => id }),
    provider: t.string({ description: 'Its name.', resolve: ({ provider }) => providerLabel(provider) }),
    payoutId: t.exposeString('payoutId'),
    amount: t.float({
      description: 'Pesos that arrived, without the fee.',
      resolve: ({ amountCentavos }) => centavosToPesos(amountCentavos),
    }),
    fee: t.float({ description: 'Pesos.', resolve: ({ feeCentavos }) => centavosToPesos(feeCentavos) }),
    isReturned: t.boolean({ resolve: ({ state }) => state === 'returned' }),
    depositedOn: t.expose('depositedOn', { type: 'Day', nullable: true, description: 'A day in Manila.' }),
    recordedBy: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null for one that the provider reported.',
      resolve: ({ recordedById }, _args, ctx) => userOrNull(ctx, recordedById),
    }),
  }),
});

interface ProviderStatus {
  name: 'paymongo' | 'xendit';
  isConfigured: boolean;
  isDown: boolean;
}

const ProviderStatusRef = builder.objectRef<ProviderStatus>('PaymentProviderStatus').implement({
  description: 'A payment provider.',
  fields: (t) => ({
    value: t.exposeString('name'),
    label: t.string({ resolve: ({ name }) => providerLabel(name) }),
    isConfigured: t.exposeBoolean('isConfigured', { description: 'Whether it has its keys.' }),
    isDown: t.exposeBoolean('isDown', { description: 'Whether it did not answer, so that it is not offered for a while.' }),
  }),
});

builder.objectField(OrderRef, 'providerPayments', (t) =>
  t.field({
    type: [ProviderPaymentRef],
    description: 'The payments that were begun at providers, newest first.',
    // An order rarely has more than one.
    complexity: { multiplier: 1 },
    resolve: ({ id }, _args, ctx) => ctx.loader(attemptsOfOrder).load(id),
  }),
);

builder.objectField(ScheduleEntryRef, 'providerPayments', (t) =>
  t.field({
    type: [ProviderPaymentRef],
    description: 'The payments that were begun at providers, newest first.',
    // Most entries have none, and few have more than one.
    complexity: { multiplier: 1 },
    resolve: ({ id }, _args, ctx) => ctx.loader(attemptsOfEntry).load(id),
  }),
);

builder.objectFields(ViewerRef, (t) => ({
  keptPayments: t.field({
    type: [CollectedPaymentRef],
    description:
      "Money of providers that waits for staff, of people in the viewer's scope: it pays nothing yet, or its payer disputes it. Oldest first, at most 100.",
    resolve: (_viewer, _args, ctx) => findKept(ctx.source),
  }),
  failedProviderEvents: t.field({
    type: [ProviderEventRef],
    description: 'Events of providers that could not be processed, newest first, at most 100. For staff who see everyone.',
    resolve: (_viewer, _args, ctx) => (seesEveryone(ctx.source.reader) ? findFailedEvents(ctx.source.db) : []),
  }),
  providerPayouts: t.field({
    type: [ProviderPayoutRef],
    description: 'The latest 100 payouts of providers, newest first. For staff who see everyone.',
    resolve: (_viewer, _args, ctx) => (seesEveryone(ctx.source.reader) ? findPayouts(ctx.source.db) : []),
  }),
  paymentProviders: t.field({
    type: [ProviderStatusRef],
    resolve: async (_viewer, _args, ctx) => {
      const down = await findOutages(ctx.source.db, ctx.source.now);
      return (['paymongo', 'xendit'] as const).map((name) => ({
        name,
        isConfigured: ctx.app.providers.configured.includes(name),
        isDown: down.includes(name),
      }));
    },
  }),
}));

const ofCollected = { type: CollectedPaymentRef, loader: collectedLoader };

commandField('applyCollectedPayment', ofCollected, {
  description: 'Applies money that was kept to the order or the payment for which it was sent. What that does not take becomes credit.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: async (ctx, args) => {
    await applyKept(ctx, args.databaseId, idempotencyOf(args));
    return args.databaseId;
  },
});

commandField('payCollectedPaymentBack', ofCollected, {
  description: 'Pays money back that was kept: by its provider, or by hand.',
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    reason: arg.string(),
    isByHand: arg.boolean({ description: 'Whether staff have sent it back themselves.' }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: async (ctx, args) => {
    const { databaseId, idempotencyKey: _key, ...input } = args;
    await payKeptBack(ctx, databaseId, input, idempotencyOf(args));
    return databaseId;
  },
});

commandField('resolveCollectedPayment', ofCollected, {
  description: 'Notes what became of money that is not in the books, or of a dispute.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), reason: arg.string() }),
  run: async (ctx, { databaseId, ...input }) => {
    await resolveKept(ctx, databaseId, input);
    return databaseId;
  },
});

commandField(
  'askProviderAgain',
  { type: ProviderPaymentRef, loader: attemptLoader },
  {
    description: 'Asks a provider about a payment now, and does what follows.',
    args: (arg) => ({ databaseId: arg.int({ required: true }) }),
    run: async (ctx, { databaseId }) => {
      await askAgain(ctx, databaseId);
      return databaseId;
    },
  },
);

commandField(
  'processProviderEvent',
  { type: ProviderEventRef, loader: eventLoader },
  {
    description: 'Processes an event again. What it did before it does not do twice.',
    args: (arg) => ({ databaseId: arg.int({ required: true }) }),
    run: async (ctx, { databaseId }) => {
      await processEventAgain(ctx, databaseId);
      return databaseId;
    },
  },
);

commandField(
  'recordProviderPayout',
  { type: ProviderPayoutRef, loader: payoutLoader },
  {
    description: 'Records a payout of a provider that arrived in the bank account.',
    args: (arg) => ({
      provider: arg.string(),
      payoutId: arg.string({ description: "The provider's reference of it." }),
      amount: arg.float({ description: 'Pesos that arrived.' }),
      fee: arg.float({ description: 'Pesos that the provider kept for the payout.' }),
      depositedOn: arg({ type: 'Day' }),
      idempotencyKey: idempotencyKeyArg(arg),
    }),
    run: (ctx, args) => {
      const { idempotencyKey: _key, ...input } = args;
      return recordProviderPayout(ctx, input, idempotencyOf(args));
    },
  },
);
