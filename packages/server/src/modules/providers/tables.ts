import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PaymentPlatform } from '@atlas/domain/payments';
import {
  ATTEMPT_STATES,
  KEPT_REASONS,
  PROVIDER_EVENT_STATES,
  PROVIDER_REFUND_STATES,
  type AttemptState,
  type KeptReason,
  type OnlineProvider,
  type ProviderEventState,
  type ProviderRefundState,
} from '@atlas/domain/providers';
import { centavos, createdAt, databaseId, growingId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { orders } from '../orders/tables.ts';
import { refunds, scheduleEntries } from '../payments/tables.ts';
import { users } from '../users/tables.ts';

const ONLINE = ['paymongo', 'xendit'];

/** Payments that were begun at a provider, for an order or for an entry of a schedule. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: databaseId(),
    provider: text().$type<OnlineProvider>().notNull(),
    orderId: idOf(() => orders.id),
    entryId: idOf(() => scheduleEntries.id),
    platform: text().$type<PaymentPlatform>().notNull(),
    amountCentavos: centavos().notNull(),
    state: text().$type<AttemptState>().notNull().default('starting'),
    /** Our name for it at the provider, sent with it. */
    reference: text().notNull().unique(),
    /** The provider's name for its session. */
    sessionId: text(),
    /** The page of the provider on which it is paid. */
    payUrl: text(),
    /** The end of its session, where the provider says. */
    expiresAt: instant(),
    /** When the provider is next asked about it; null when it is not asked any more. */
    nextCheckAt: instant(),
    paidAt: instant(),
    /** Why it ended, was not begun, or could not complete what it pays, for staff. */
    problem: text(),
    /** Whether its session is to be ended at the provider. */
    isToEnd: boolean().notNull().default(false),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('payment_attempts_provider', isOneOf(t.provider, ONLINE)),
    check('payment_attempts_of', sql`num_nonnulls(${t.orderId}, ${t.entryId}) = 1`),
    check('payment_attempts_amount', sql`${t.amountCentavos} > 0`),
    check('payment_attempts_state', isOneOf(t.state, ATTEMPT_STATES)),
    check('payment_attempts_open', sql`${t.state} <> 'open' or (${t.sessionId} is not null and ${t.payUrl} is not null)`),
    unique('payment_attempts_session').on(t.provider, t.sessionId),
    // One payment of an order or an entry is begun at a time.
    uniqueIndex('payment_attempts_live_of_order')
      .on(t.orderId)
      .where(sql`${t.state} in ('starting', 'open', 'unsure')`),
    uniqueIndex('payment_attempts_live_of_entry')
      .on(t.entryId)
      .where(sql`${t.state} in ('starting', 'open', 'unsure')`),
    index('payment_attempts_of_order').on(t.orderId, t.id),
    index('payment_attempts_of_entry').on(t.entryId, t.id),
    index('payment_attempts_to_check')
      .on(t.nextCheckAt)
      .where(sql`${t.nextCheckAt} is not null`),
    index('payment_attempts_to_end')
      .on(t.id)
      .where(sql`${t.isToEnd}`),
  ],
);

/** Money that providers collected: one row for each payment, whatever it paid. */
export const collectedPayments = pgTable(
  'collected_payments',
  {
    id: databaseId(),
    provider: text().$type<OnlineProvider>().notNull(),
    /** The provider's name for the payment. Its effects happen once. */
    providerPaymentId: text().notNull(),
    attemptId: idOf(() => paymentAttempts.id).notNull(),
    centavos: centavos().notNull(),
    currency: text().notNull(),
    feeCentavos: centavos().notNull().default(0),
    /** The payment of the books. The migration has the foreign key. Null for money that is not in pesos. */
    paymentId: integer(),
    /** Why it pays nothing by itself; null once it does. */
    keptReason: text().$type<KeptReason>(),
    /** When staff applied money that was kept, paid it back, or noted what became of it. */
    resolvedAt: instant(),
    resolvedById: idOf(() => users.id),
    resolution: text(),
    disputedAt: instant(),
    /** When the provider took the money back. */
    chargedBackAt: instant(),
    paidAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('collected_payments_once').on(t.provider, t.providerPaymentId),
    unique('collected_payments_of_payment').on(t.paymentId),
    check('collected_payments_provider', isOneOf(t.provider, ONLINE)),
    check('collected_payments_amount', sql`${t.centavos} > 0 and ${t.feeCentavos} >= 0`),
    check('collected_payments_kept', isOneOf(t.keptReason, KEPT_REASONS)),
    check('collected_payments_pesos', sql`(${t.currency} = 'PHP') = (${t.paymentId} is not null)`),
    index('collected_payments_of_attempt').on(t.attemptId),
    index('collected_payments_to_resolve')
      .on(t.createdAt, t.id)
      .where(sql`${t.keptReason} is not null and ${t.resolvedAt} is null`),
  ],
);

/** Refunds that providers pay: at our request, or because someone did it in their dashboard. */
export const providerRefunds = pgTable(
  'provider_refunds',
  {
    id: databaseId(),
    provider: text().$type<OnlineProvider>().notNull(),
    collectedId: idOf(() => collectedPayments.id).notNull(),
    /** The refund of the books. Null for money that paid nothing: its payment is reversed instead. */
    refundId: idOf(() => refunds.id),
    centavos: centavos().notNull(),
    reason: text().notNull(),
    /** The provider's name for it, once it has one. */
    providerRefundId: text(),
    state: text().$type<ProviderRefundState>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** When it is sent, or asked about, next. */
    nextTryAt: instant(),
    problem: text(),
    requestedById: idOf(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('provider_refunds_once').on(t.provider, t.providerRefundId),
    unique('provider_refunds_of_refund').on(t.refundId),
    check('provider_refunds_provider', isOneOf(t.provider, ONLINE)),
    check('provider_refunds_state', isOneOf(t.state, PROVIDER_REFUND_STATES)),
    check('provider_refunds_amount', sql`${t.centavos} > 0`),
    index('provider_refunds_of_payment').on(t.collectedId),
    index('provider_refunds_waiting')
      .on(t.nextTryAt, t.id)
      .where(sql`${t.nextTryAt} is not null`),
  ],
);

/** Events reported by payment providers. The same event counts once. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: growingId(),
    provider: text().$type<OnlineProvider>().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    /** As it arrived; null once it is old. */
    payload: jsonb(),
    attemptId: idOf(() => paymentAttempts.id),
    state: text().$type<ProviderEventState>().notNull().default('received'),
    tries: integer().notNull().default(0),
    /** When it is tried next. */
    nextTryAt: instant(),
    /** The outcome in words. */
    problem: text(),
    processedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('provider_events_once').on(t.provider, t.eventId),
    check('provider_events_state', isOneOf(t.state, PROVIDER_EVENT_STATES)),
    index('provider_events_waiting')
      .on(t.nextTryAt, t.id)
      .where(sql`${t.state} = 'received'`),
    index('provider_events_of_attempt').on(t.attemptId, t.id),
    index('provider_events_by_time').on(t.createdAt),
    index('provider_events_failed')
      .on(t.id)
      .where(sql`${t.state} = 'failed'`),
  ],
);

/** Payouts of providers to the seller's bank account. */
export const providerPayouts = pgTable(
  'provider_payouts',
  {
    id: databaseId(),
    provider: text().$type<OnlineProvider>().notNull(),
    /** The provider's name for it, or the one that staff gave. */
    payoutId: text().notNull(),
    /** The sum that arrives, without the fee. */
    amountCentavos: centavos().notNull(),
    feeCentavos: centavos().notNull().default(0),
    state: text().$type<'on-the-way' | 'deposited' | 'returned'>().notNull().default('on-the-way'),
    depositedOn: date(),
    recordedById: idOf(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('provider_payouts_once').on(t.provider, t.payoutId),
    check('provider_payouts_provider', isOneOf(t.provider, ONLINE)),
    check('provider_payouts_amount', sql`${t.amountCentavos} > 0 and ${t.feeCentavos} >= 0`),
    check('provider_payouts_state', isOneOf(t.state, ['on-the-way', 'deposited', 'returned'])),
    check('provider_payouts_deposited', sql`(${t.state} = 'deposited') = (${t.depositedOn} is not null)`),
    index('provider_payouts_listed').on(t.createdAt, t.id),
  ],
);

/** Providers that do not answer, so that buyers are offered other ways to pay for a while. */
export const providerOutages = pgTable('provider_outages', {
  provider: text().$type<OnlineProvider>().primaryKey(),
  until: instant().notNull(),
  problem: text().notNull(),
});

declareColumns(paymentAttempts, {
  open: ['provider', 'platform', 'state', 'reference', 'sessionId', 'payUrl', 'problem'],
});
declareColumns(collectedPayments, {
  personal: ['resolution'],
  open: ['provider', 'providerPaymentId', 'currency', 'keptReason'],
});
declareColumns(providerRefunds, { personal: ['reason'], open: ['provider', 'providerRefundId', 'state', 'problem'] });
declareColumns(providerEvents, { personal: ['payload'], open: ['provider', 'eventId', 'type', 'state', 'problem'] });
declareColumns(providerPayouts, { open: ['provider', 'payoutId', 'state', 'depositedOn'] });
declareColumns(providerOutages, { open: ['provider', 'problem'] });
