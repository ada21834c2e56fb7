import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ORDER_STATES, type OrderState } from '@atlas/domain/payments';
import { centavos, citext, createdAt, databaseId, growingId, idOf, instant, isOneOf } from '../../db/columns.ts';
import { beginningOf } from '../../db/search.ts';
import { declareColumns } from '../../db/personalData.ts';
import { affiliates } from '../affiliates/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { paymentTerms } from '../terms/tables.ts';
import { users } from '../users/tables.ts';

/** Purchases in progress, with the price as quoted. */
export const orders = pgTable(
  'orders',
  {
    id: databaseId(),
    /** Reference the payer adds to the transfer. */
    payCode: text().notNull().unique(),
    /** Idempotency key from the browser for one tap on Pay: the same key is the same order. */
    idempotencyKey: text().notNull().unique(),
    funnelId: idOf(() => funnels.id).notNull(),
    paymentTermId: idOf(() => paymentTerms.id),
    couponId: idOf(() => coupons.id),
    affiliateId: idOf(() => affiliates.id),
    userId: idOf(() => users.id),
    email: citext().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    mobileNumber: text(),
    facebookProfile: text(),
    method: text(),
    listPriceCentavos: centavos().notNull(),
    discountCentavos: centavos().notNull().default(0),
    totalCentavos: centavos().notNull(),
    dueTodayCentavos: centavos().notNull(),
    /** The quote as shown: entries with their dates. */
    quote: jsonb().$type<{ date: string; centavos: number }[]>().notNull(),
    state: text().$type<OrderState>().notNull().default('draft'),
    expiresAt: instant(),
    /** The searchable text: buyer and pay code, in lower case without accents. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`search_fields(first_name || '|' || last_name || '|' || email::text || '|' || pay_code)`),
    createdAt: createdAt(),
  },
  (t) => [
    check('orders_state', isOneOf(t.state, ORDER_STATES)),
    check(
      'orders_amounts',
      sql`${t.listPriceCentavos} >= 0 and ${t.discountCentavos} >= 0 and ${t.totalCentavos} >= 0 and ${t.dueTodayCentavos} between 0 and ${t.totalCentavos}`,
    ),
    index('orders_listed').on(t.createdAt, t.id),
    index('orders_of_funnel').on(t.funnelId, t.createdAt, t.id),
    index('orders_by_state').on(t.state, t.createdAt, t.id),
    index('orders_of_funnel_by_state').on(t.funnelId, t.state),
    index('orders_of_term').on(t.paymentTermId),
    index('orders_of_user').on(t.userId, t.createdAt),
    index('orders_of_email').on(t.email),
    index('orders_waiting')
      .on(t.expiresAt)
      .where(sql`${t.state} in ('awaiting-payment', 'for-review')`),
    index('orders_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    // A short search reads these in the order of the list.
    index('orders_listed_by_first_name')
      .on(sql`${beginningOf(t.firstName)} text_pattern_ops`, t.createdAt, t.id)
      .concurrently(),
    index('orders_listed_by_last_name')
      .on(sql`${beginningOf(t.lastName)} text_pattern_ops`, t.createdAt, t.id)
      .concurrently(),
    index('orders_listed_by_email')
      .on(sql`${beginningOf(t.email)} text_pattern_ops`, t.createdAt, t.id)
      .concurrently(),
  ],
);

/** Coupons reserved by an order, then used with it or released; or used by an enrolment. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    id: databaseId(),
    couponId: idOf(() => coupons.id).notNull(),
    orderId: idOf(() => orders.id),
    /** The enrolment by staff that used it. The migration has the foreign key: subscriptions import orders. */
    subscriptionId: integer(),
    email: citext().notNull(),
    state: text().$type<'reserved' | 'used' | 'released'>().notNull().default('reserved'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('coupon_redemptions_once').on(t.orderId),
    unique('coupon_redemptions_once_enrolled').on(t.subscriptionId),
    check('coupon_redemptions_of', sql`num_nonnulls(${t.orderId}, ${t.subscriptionId}) = 1`),
    check('coupon_redemptions_state', isOneOf(t.state, ['reserved', 'used', 'released'])),
    index('coupon_redemptions_counted')
      .on(t.couponId, t.email)
      .where(sql`${t.state} <> 'released'`),
  ],
);

/** Events reported by payment providers. The same event counts once. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: growingId(),
    provider: text().notNull(),
    eventId: text().notNull(),
    orderId: idOf(() => orders.id),
    payload: jsonb().notNull(),
    outcome: text().notNull().default('received'),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [unique('provider_events_once').on(t.provider, t.eventId)],
);

declareColumns(orders, {
  personal: ['email', 'firstName', 'lastName', 'mobileNumber', 'facebookProfile', 'searchText'],
  open: ['payCode', 'idempotencyKey', 'method', 'quote', 'state'],
});
declareColumns(couponRedemptions, { personal: ['email'], open: ['state'] });
