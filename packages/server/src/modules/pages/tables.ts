import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { PAGE_TEMPLATES, type PageTemplate } from '@atlas/domain/funnels';
import type { StoredBlock } from '@atlas/domain/pages';
import type { WorkshopVariant } from '@atlas/domain/settings';
import { citext, createdAt, databaseId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { searchFields } from '../../db/search.ts';
import { declareColumns } from '../../db/personalData.ts';
import { affiliates } from '../affiliates/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { users } from '../users/tables.ts';

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
    draft: jsonb().$type<readonly StoredBlock[]>().notNull().default([]),
    shareTitle: text().notNull().default(''),
    shareDescription: text().notNull().default(''),
    /** The version that visitors see; null while nothing is published. `liveVersion` decides. */
    publishedVersion: integer(),
    /** The version that replaces it at an instant. */
    scheduledVersion: integer(),
    scheduledAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('landing_pages_template', isOneOf(t.template, PAGE_TEMPLATES)),
    check('landing_pages_link', sql`${t.template} <> 'Link a Page' or ${t.link} is not null`),
    check('landing_pages_scheduled', sql`(${t.scheduledVersion} is null) = (${t.scheduledAt} is null)`),
  ],
);

/** Published versions of landing pages; immutable. */
export const landingPageVersions = pgTable(
  'landing_page_versions',
  {
    id: databaseId(),
    pageId: idOf(() => landingPages.id).notNull(),
    version: integer().notNull(),
    blocks: jsonb().$type<readonly StoredBlock[]>().notNull(),
    /** The text of a shared link; '' in versions from before it belonged to them. */
    shareTitle: text().notNull().default(''),
    shareDescription: text().notNull().default(''),
    publishedById: idOf(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [unique('landing_page_versions_version').on(t.pageId, t.version)],
);

/**
 * Published versions as drawn: finished markup and styles. A version is drawn again when the build
 * or the offer of its funnel differs from those it was drawn with.
 */
export const landingPageDrawings = pgTable('landing_page_drawings', {
  versionId: integer()
    .primaryKey()
    .references(() => landingPageVersions.id),
  html: text().notNull(),
  css: text().notNull(),
  /** The build of the app that drew it. */
  builtWith: text().notNull(),
  /** A hash of the offer that it shows. */
  madeOf: text().notNull(),
  drawnAt: instant().notNull(),
});

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
    /** The version of the sentence that they agreed to; null for opt-ins from before it was kept. */
    consentVersion: integer(),
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

declareColumns(landingPageVersions, { open: ['blocks', 'shareTitle', 'shareDescription'] });
declareColumns(landingPageDrawings, { open: ['html', 'css', 'builtWith', 'madeOf'] });
declareColumns(optIns, { personal: ['email', 'firstName'], open: ['page'] });
declareColumns(workshopRegistrations, { personal: ['email'], open: ['variant'] });
