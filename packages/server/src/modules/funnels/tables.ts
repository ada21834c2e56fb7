import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { citext, createdAt, databaseId, idOf, instant, revision } from '../../db/columns.ts';
import { accessLevels } from '../access/tables.ts';
import { products } from '../products/tables.ts';
import { paymentTerms } from '../terms/tables.ts';

/** Funnels: each sells one product in one way. */
export const funnels = pgTable(
  'funnels',
  {
    id: databaseId(),
    name: text().notNull(),
    productId: idOf(() => products.id).notNull(),
    slug: citext().notNull().unique(),
    /** Days of access; null means no expiry. */
    validityByDays: integer(),
    /** Days between enrolment and the first day of access. */
    startByDays: integer().notNull().default(0),
    /** Access does not start before this instant; null means no such day. */
    startsAt: instant(),
    /** The access level that comes with it; null for the level of members. */
    accessLevelId: idOf(() => accessLevels.id),
    /** Hidden where people choose among funnels. */
    hidden: boolean().notNull().default(false),
    /** Sold only within this window; null means no limit on that side. */
    opensAt: instant(),
    closesAt: instant(),
    closedAt: instant(),
    /** Whether the page of the closed funnel takes addresses. */
    hasWaitingList: boolean().notNull().default(false),
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
    index('funnels_of_access_level').on(t.accessLevelId),
    index('funnels_of_product').on(t.productId),
    index('funnels_listed').on(t.createdAt, t.id),
  ],
);

/** The payment terms that a funnel offers. One of them is the default. */
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

/** Visits and opt-ins of a funnel per Manila day. */
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
 * Every first path segment in use, with its owner. Funnels and affiliates share this namespace.
 * Triggers on both tables maintain it, so that two of them can never serve the same address.
 */
export const slugs = pgTable('slugs', {
  slug: citext().primaryKey(),
  owner: text().$type<'funnel' | 'affiliate'>().notNull(),
});
