import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { PAGE_TEMPLATES, type PageBlockKind, type PageTemplate } from '@atlas/domain/funnels';
import type { WorkshopVariant } from '@atlas/domain/settings';
import { citext, createdAt, databaseId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { searchFields } from '../../db/search.ts';
import { declareColumns } from '../../db/personalData.ts';
import { affiliates } from '../affiliates/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { users } from '../users/tables.ts';

/** A block of a landing page: its kind and its content. */
export interface PageBlock {
  id: string;
  kind: PageBlockKind;
  props: Record<string, unknown>;
}

/** Landing pages of funnels: a link, or blocks with a draft. */
export const landingPages = pgTable(
  'landing_pages',
  {
    id: databaseId(),
    funnelId: idOf(() => funnels.id)
      .notNull()
      .unique(),
    template: text().$type<PageTemplate>().notNull(),
    link: text(),
    draft: jsonb().$type<PageBlock[]>().notNull().default([]),
    shareTitle: text().notNull().default(''),
    shareDescription: text().notNull().default(''),
    shareImage: text(),
    /** The version that visitors see; null while nothing is published. */
    publishedVersion: integer(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('landing_pages_template', isOneOf(t.template, PAGE_TEMPLATES)),
    check('landing_pages_link', sql`${t.template} <> 'Link a Page' or ${t.link} is not null`),
  ],
);

/** Published versions of landing pages; immutable. */
export const landingPageVersions = pgTable(
  'landing_page_versions',
  {
    id: databaseId(),
    pageId: idOf(() => landingPages.id).notNull(),
    version: integer().notNull(),
    blocks: jsonb().$type<PageBlock[]>().notNull(),
    publishedById: idOf(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [unique('landing_page_versions_version').on(t.pageId, t.version)],
);

/** Email addresses submitted on public pages. */
export const optIns = pgTable(
  'opt_ins',
  {
    id: databaseId(),
    /** The page: free-lessons, 12-day-challenge, free-training, freelancing, waiting-list. */
    page: text().notNull(),
    email: citext().notNull(),
    firstName: text().notNull(),
    /** Whether the person agreed to receive email. */
    consent: boolean().notNull(),
    funnelId: idOf(() => funnels.id),
    affiliateId: idOf(() => affiliates.id),
    userId: idOf(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    // A waiting list is kept for each funnel.
    unique('opt_ins_once').on(t.page, t.email, t.funnelId).nullsNotDistinct(),
    index('opt_ins_listed').on(t.createdAt, t.id),
    index('opt_ins_of_funnel').on(t.funnelId),
    index('opt_ins_of_email').on(t.email),
    index('opt_ins_search').using('gin', sql`${searchFields(t.firstName, sql`${t.email}::text`)} gin_trgm_ops`),
  ],
);

/** Registrations for live workshops. Only registered people receive the links. */
export const workshopRegistrations = pgTable(
  'workshop_registrations',
  {
    id: databaseId(),
    variant: text().$type<WorkshopVariant>().notNull(),
    email: citext().notNull(),
    userId: idOf(() => users.id),
    registeredAt: instant().notNull(),
  },
  (t) => [
    unique('workshop_registrations_once').on(t.variant, t.email),
    check('workshop_registrations_variant', isOneOf(t.variant, ['beginner', 'experienced'])),
    index('workshop_registrations_listed').on(t.registeredAt, t.id),
  ],
);

declareColumns(landingPageVersions, { open: ['blocks'] });
declareColumns(optIns, { personal: ['email', 'firstName'], open: ['page'] });
declareColumns(workshopRegistrations, { personal: ['email'], open: ['variant'] });
