import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { citext, createdAt, databaseId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { affiliates } from '../affiliates/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { paymentTerms } from '../terms/tables.ts';

/** Codes that lower the price of one funnel. */
export const coupons = pgTable(
  'coupons',
  {
    id: databaseId(),
    funnelId: idOf(() => funnels.id).notNull(),
    code: citext().notNull(),
    discountType: text().$type<'fixed' | 'percentage'>().notNull(),
    /** Centavos of a fixed amount, hundredths of a percent of a percentage. */
    discount: integer().notNull(),
    appliesTo: text().$type<'total' | 'first' | 'each'>().notNull().default('total'),
    /** Maximum number of orders; null for no limit. */
    limitOverall: integer(),
    limitPerUser: integer(),
    startsAt: instant(),
    endsAt: instant(),
    affiliateId: idOf(() => affiliates.id),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('coupons_code').on(t.funnelId, t.code),
    check('coupons_code_shape', sql`${t.code} ~ '^[a-zA-Z0-9_-]{3,30}$'`),
    check('coupons_type', isOneOf(t.discountType, ['fixed', 'percentage'])),
    check('coupons_discount', sql`${t.discount} > 0 and (${t.discountType} = 'fixed' or ${t.discount} <= 10000)`),
    check('coupons_applies', isOneOf(t.appliesTo, ['total', 'first', 'each'])),
    check('coupons_limits', sql`${t.limitOverall} > 0 and ${t.limitPerUser} > 0`),
    check('coupons_window', sql`${t.endsAt} > ${t.startsAt}`),
    index('coupons_listed').on(t.createdAt, t.id),
    index('coupons_of_affiliate').on(t.affiliateId),
  ],
);

/** The payment terms that a coupon applies to; none means all. */
export const couponTerms = pgTable(
  'coupon_terms',
  { couponId: idOf(() => coupons.id).notNull(), paymentTermId: idOf(() => paymentTerms.id).notNull() },
  (t) => [primaryKey({ columns: [t.couponId, t.paymentTermId] })],
);
