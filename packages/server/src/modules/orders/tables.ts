import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { LegalKind } from '@atlas/domain/legal';
import { ORDER_STATES, type OrderState } from '@atlas/domain/orders';
import { bytes, centavos, citext, createdAt, databaseId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { beginningOf } from '../../db/search.ts';
import { declareColumns } from '../../db/personalData.ts';
import { affiliates } from '../affiliates/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { paymentTerms } from '../terms/tables.ts';
import { users } from '../users/tables.ts';

/** The sold offer, as the buyer saw it. */
export interface SoldOffer {
  product: string;
  /** The name of the payment term; null for one payment. */
  term: string | null;
  /** Whole days; null means that access does not expire. */
  validityByDays: number | null;
}

/** Purchases in progress, with the price as quoted. */
export const orders = pgTable(
  'orders',
  {
    id: databaseId(),
    /** Reference the payer adds to the transfer. */
    payCode: text().notNull().unique(),
    /** One attempt to order in one browser: the same key is the same order. */
    idempotencyKey: text().notNull().unique(),
    /** The hash of the secret that opens the order's page; null for orders from before it existed. */
    secretHash: bytes(),
    funnelId: idOf(() => funnels.id).notNull(),
    paymentTermId: idOf(() => paymentTerms.id),
    couponId: idOf(() => coupons.id),
    affiliateId: idOf(() => affiliates.id),
    userId: idOf(() => users.id),
    email: citext().notNull(),
    /** The mailbox of the address, by `addressKey` of domain, for limits. */
    mailbox: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    mobileNumber: text(),
    facebookProfile: text(),
    method: text(),
    offer: jsonb().$type<SoldOffer>().notNull(),
    /** The versions of the legal pages that the buyer agreed to, and when. */
    agreedTo: jsonb().$type<Partial<Record<LegalKind, number>>>(),
    agreedAt: instant(),
    listPriceCentavos: centavos().notNull(),
    discountCentavos: centavos().notNull().default(0),
    totalCentavos: centavos().notNull(),
    dueTodayCentavos: centavos().notNull(),
    /** The quote as shown: entries with their dates. */
    quote: jsonb().$type<{ date: string; centavos: number }[]>().notNull(),
    state: text().$type<OrderState>().notNull().default('draft'),
    expiresAt: instant(),
    paidAt: instant(),
    cancelledAt: instant(),
    refundedAt: instant(),
    /** Why it was cancelled, for its buyer. */
    endedReason: text(),
    /** The checkout session at a payment provider. */
    provider: text(),
    providerReference: text(),
    /** The note of staff about it. */
    note: text().notNull().default(''),
    revision: revision(),
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
    index('orders_of_mailbox').on(t.mailbox, t.state),
    index('orders_waiting')
      .on(t.expiresAt)
      .where(sql`${t.state} in ('draft', 'awaiting-payment', 'for-review')`),
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
    /** The mailbox of its user, by `addressKey` of domain. */
    email: citext().notNull(),
    /** Until when an unpaid order keeps it; null for as long as the order is open. */
    heldUntil: instant(),
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
    index('coupon_redemptions_held')
      .on(t.heldUntil)
      .where(sql`${t.state} = 'reserved'`),
  ],
);

declareColumns(orders, {
  personal: ['email', 'mailbox', 'firstName', 'lastName', 'mobileNumber', 'facebookProfile', 'note', 'endedReason', 'searchText'],
  secret: ['secretHash'],
  open: ['payCode', 'idempotencyKey', 'method', 'offer', 'agreedTo', 'quote', 'state', 'provider', 'providerReference'],
});
declareColumns(couponRedemptions, { personal: ['email'], open: ['state'] });
