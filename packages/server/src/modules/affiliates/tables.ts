import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { AFFILIATE_STATES, LEAD_STATES, type AffiliateState, type LeadState } from '@atlas/domain/affiliates';
import { citext, createdAt, databaseId, growingId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { searchFields } from '../../db/search.ts';
import { declareColumns } from '../../db/personalData.ts';
import { funnels } from '../funnels/tables.ts';
import { users } from '../users/tables.ts';

/** The terms that affiliates accept. A new version must be accepted again. */
export const affiliateTerms = pgTable('affiliate_terms', {
  version: integer().primaryKey(),
  body: text().notNull(),
  publishedAt: instant().notNull(),
});

/** Affiliates: people who refer new members. */
export const affiliates = pgTable(
  'affiliates',
  {
    id: databaseId(),
    userId: idOf(() => users.id)
      .notNull()
      .unique(),
    /** The code in their links. */
    code: citext().notNull().unique(),
    /** The name of their main link; chosen once. */
    linkName: citext().unique(),
    state: text().$type<AffiliateState>().notNull().default('pending'),
    /** Hundredths of a percent: 1000 is 10 %. */
    rateBasisPoints: integer().notNull().default(1000),
    termsVersion: integer().references(() => affiliateTerms.version),
    acceptedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('affiliates_state', isOneOf(t.state, AFFILIATE_STATES)),
    check('affiliates_rate', sql`${t.rateBasisPoints} between 0 and 10000`),
    check('affiliates_code', sql`${t.code} ~ '^[a-zA-Z0-9-]{3,40}$'`),
    check('affiliates_link', sql`${t.linkName} ~ '^[a-zA-Z0-9][a-zA-Z0-9-]{2,39}$'`),
    check('affiliates_terms', sql`(${t.termsVersion} is null) = (${t.acceptedAt} is null)`),
    index('affiliates_listed').on(t.createdAt, t.id),
  ],
);

/** A visit through an affiliate's link. */
export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    id: growingId(),
    affiliateId: idOf(() => affiliates.id).notNull(),
    funnelId: idOf(() => funnels.id),
    /** A random identifier in the visitor's browser; it does not identify a person. */
    visitor: text().notNull(),
    at: createdAt(),
  },
  (t) => [
    // One click for each visitor and hour.
    uniqueIndex('affiliate_clicks_once').on(t.affiliateId, t.visitor, sql`date_trunc('hour', ${t.at} at time zone 'UTC')`),
    index('affiliate_clicks_of_affiliate').on(t.affiliateId, t.at, t.id),
    index('affiliate_clicks_of_visitor').on(t.visitor, t.at),
  ],
);

/** People referred by an affiliate: an address left on a page, or an account. */
export const leads = pgTable(
  'leads',
  {
    id: databaseId(),
    affiliateId: idOf(() => affiliates.id).notNull(),
    email: citext().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    /** The source of the lead, such as 'Atlas Signup'. */
    tags: text().notNull(),
    userId: idOf(() => users.id),
    state: text().$type<LeadState>().notNull().default('new'),
    createdAt: createdAt(),
  },
  (t) => [
    check('leads_state', isOneOf(t.state, LEAD_STATES)),
    unique('leads_once').on(t.affiliateId, t.email),
    index('leads_of_affiliate').on(t.affiliateId, t.createdAt, t.id),
    index('leads_of_user').on(t.userId),
    index('leads_listed').on(t.createdAt, t.id),
    index('leads_search').using('gin', sql`${searchFields(t.firstName, t.lastName, sql`${t.email}::text`)} gin_trgm_ops`),
  ],
);

declareColumns(affiliates, { personal: ['code', 'linkName'], open: ['state'] });
declareColumns(leads, { personal: ['email', 'firstName', 'lastName'], open: ['tags', 'state'] });
