import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { RESOURCE_KINDS, type ResourceKind } from '@atlas/domain/uploads';
import { createdAt, databaseId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { accessLevels } from '../access/tables.ts';

/** Resources: files and links for repeated use. */
export const resources = pgTable(
  'resources',
  {
    id: databaseId(),
    name: text().notNull(),
    description: text().notNull().default(''),
    kind: text().$type<ResourceKind>().notNull(),
    /**
     * The URL of a web link or hosted video. Files of the other kinds name this resource as their
     * owner.
     */
    url: text(),
    /** Whether its named file is not uploaded yet. Only staff see the resource until then. */
    awaitsFile: boolean().notNull().default(false),
    /** Whether everyone may open it, without signing in. */
    isPublic: boolean().notNull().default(false),
    /** Whether it is listed among the affiliates' resources. */
    forAffiliates: boolean().notNull().default(false),
    /** Null for a draft; an instant to come schedules it. */
    publishedAt: instant(),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('resources_name', sql`length(${t.name}) between 1 and 150`),
    check('resources_kind', isOneOf(t.kind, Object.keys(RESOURCE_KINDS))),
    check('resources_link', sql`${t.kind} <> 'link' or ${t.url} is not null`),
    check('resources_one_source', sql`${t.url} is null or not ${t.awaitsFile}`),
    index('resources_listed').on(t.createdAt, t.id),
    index('resources_public')
      .on(t.createdAt, t.id)
      .where(sql`${t.isPublic} and ${t.archivedAt} is null`),
    index('resources_name_search').using('gin', sql`search_text(${t.name}) gin_trgm_ops`),
  ],
);

/** Resources that an access level opens without a subscription. */
export const accessLevelResources = pgTable(
  'access_level_resources',
  { accessLevelId: idOf(() => accessLevels.id).notNull(), resourceId: idOf(() => resources.id).notNull() },
  (t) => [primaryKey({ columns: [t.resourceId, t.accessLevelId] })],
);

/** Results of checking the links of resources. */
export const resourceLinks = pgTable(
  'resource_links',
  {
    resourceId: idOf(() => resources.id).primaryKey(),
    /** The checked link. The result does not apply to any other link. */
    url: text().notNull(),
    checkedAt: instant().notNull(),
    /** Start of the continuous failures. */
    failedSince: instant(),
    /** Equals `failedSince` once the link failed on two runs. */
    brokenSince: instant(),
  },
  (t) => [check('resource_links_broken', sql`${t.brokenSince} is null or ${t.failedSince} is not null`)],
);
