import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { RESOURCE_KINDS, type ResourceKind } from '@atlas/domain/uploads';
import { createdAt, databaseId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { accessLevels } from '../access/tables.ts';

/** A file or a link that people come back to. */
export const resources = pgTable(
  'resources',
  {
    id: databaseId(),
    name: text().notNull(),
    description: text().notNull().default(''),
    kind: text().$type<ResourceKind>().notNull(),
    /** Where a web link or a hosted video leads; the file of the others names this resource as its owner. */
    url: text(),
    /** Its file was named and has not arrived: nobody but staff knows of it yet. */
    awaitsFile: boolean().notNull().default(false),
    /** Everybody may open it, without signing in. */
    isPublic: boolean().notNull().default(false),
    /** Shown among the affiliates' resources. */
    forAffiliates: boolean().notNull().default(false),
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

/** A resource that an access level opens by itself. */
export const accessLevelResources = pgTable(
  'access_level_resources',
  { accessLevelId: idOf(() => accessLevels.id).notNull(), resourceId: idOf(() => resources.id).notNull() },
  (t) => [primaryKey({ columns: [t.resourceId, t.accessLevelId] })],
);

/** What came of checking where a resource links to. */
export const resourceLinks = pgTable(
  'resource_links',
  {
    resourceId: idOf(() => resources.id).primaryKey(),
    /** The link that was checked: for another one it says nothing. */
    url: text().notNull(),
    checkedAt: instant().notNull(),
    /** Since when every check failed. */
    failedSince: instant(),
    /** The same once it failed on two runs. */
    brokenSince: instant(),
  },
  (t) => [check('resource_links_broken', sql`${t.brokenSince} is null or ${t.failedSince} is not null`)],
);
