import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { citext, createdAt, databaseId, idOf, instant, revision } from '../../db/columns.ts';
import { products } from '../products/tables.ts';
import { paymentTerms } from '../terms/tables.ts';

/** One way of selling one product. */
export const funnels = pgTable(
  'funnels',
  {
    id: databaseId(),
    name: text().notNull(),
    productId: idOf(() => products.id).notNull(),
    slug: citext().notNull().unique(),
    /** Days of access; absent means no expiry. */
    validityByDays: integer(),
    /** Days between enrolment and the first day of access. */
    startByDays: integer().notNull().default(0),
    /** Left out where people choose among funnels. */
    hidden: boolean().notNull().default(false),
    /** Sold only within this window; open ends are open. */
    opensAt: instant(),
    closesAt: instant(),
    closedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'funnels_days',
      sql`${t.startByDays} between 0 and 3650 and (${t.validityByDays} is null or ${t.validityByDays} between 1 and 36500)`,
    ),
    check('funnels_window', sql`${t.closesAt} > ${t.opensAt}`),
    check('funnels_slug', sql`${t.slug} ~ '^[a-zA-Z0-9][a-zA-Z0-9-]{0,79}$'`),
    index('funnels_of_product').on(t.productId),
    index('funnels_listed').on(t.createdAt, t.id),
  ],
);

/** The terms by which a funnel's price may be paid. One of them is offered first. */
export const funnelPaymentTerms = pgTable(
  'funnel_payment_terms',
  {
    funnelId: idOf(() => funnels.id).notNull(),
    paymentTermId: idOf(() => paymentTerms.id).notNull(),
    isDefault: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.funnelId, t.paymentTermId] }),
    uniqueIndex('funnel_payment_terms_default')
      .on(t.funnelId)
      .where(sql`${t.isDefault}`),
    index('funnel_payment_terms_of_term').on(t.paymentTermId),
  ],
);

/** Visits and opt-ins of a funnel by day of Manila. */
export const funnelDays = pgTable(
  'funnel_days',
  {
    funnelId: idOf(() => funnels.id).notNull(),
    day: date().notNull(),
    visits: integer().notNull().default(0),
    optIns: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.funnelId, t.day] }), check('funnel_days_counts', sql`${t.visits} >= 0 and ${t.optIns} >= 0`)],
);

/**
 * Every first path segment that is taken, by whom: funnels and affiliates share one space. Kept by triggers on both tables, so that no two
 * of them can ever answer the same address.
 */
export const slugs = pgTable('slugs', {
  slug: citext().primaryKey(),
  owner: text().$type<'funnel' | 'affiliate'>().notNull(),
});
