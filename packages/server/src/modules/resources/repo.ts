import type { FilterFieldsOf } from '@atlas/domain/lists';
import { type LinkState, type readersResourcesList, resourcesList } from '@atlas/domain/resources';
import { and, asc, eq, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { ResourceKind } from '@atlas/domain/uploads';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List, Slice } from '../../db/list.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import type { Db } from '../../db/open.ts';
import { searchCondition } from '../../db/search.ts';
import { accessLevels } from '../access/tables.ts';
import { belongsTo, content, hasPublication, isLiveAt, opensAllOf } from '../content/repo.ts';
import { deleteFile } from '../files/repo.ts';
import { files } from '../files/tables.ts';
import { productResources, products } from '../products/tables.ts';
import { accessLevelResources, resourceLinks, resources } from './tables.ts';

export type Resource = typeof resources.$inferSelect;

/** Registers how resources are sold and granted. */
export const RESOURCE_CONTENT = content({
  name: 'resource',
  staffPage: 'resourceFile',
  item: { table: resources, id: resources.id, name: resources.name, archivedAt: resources.archivedAt, publishedAt: resources.publishedAt },
  sold: { table: productResources, item: productResources.resourceId, product: productResources.productId },
  granted: { table: accessLevelResources, item: accessLevelResources.resourceId, level: accessLevelResources.accessLevelId },
});

export const resourceLoader = oneById<Resource>(({ db }, ids) => db.select().from(resources).where(inList(resources.id, ids)));

export interface ResourceFile {
  id: number;
  name: string;
  bytes: number;
  mediaType: string;
}

/** The file of each resource; null for a link. */
export const resourceFileLoader = valueBy<ResourceFile | null>(null, async ({ db }, resourceIds) => {
  const rows = await db
    .select({ key: sql<number>`${files.resourceId}`, id: files.id, name: files.name, bytes: files.bytes, mediaType: files.mediaType })
    .from(files)
    .where(inList(files.resourceId, resourceIds));
  return rows.map(({ key, ...value }) => ({ key, value }));
});

/** The sorts of resource lists. */
export const RESOURCES_BY: List<'created' | 'name'> = {
  table: resources,
  id: resources.id,
  sorts: { created: [resources.createdAt], name: [byName(resources.name)] },
  ranked: { names: [resources.name], ties: [byName(resources.name)] },
};

const narrowed = ({
  search,
  kind,
  forAffiliates,
}: Filter<Pick<FilterFieldsOf<typeof resourcesList>, 'search' | 'forAffiliates'>> & Filter<{ kind: ResourceKind | ResourceKind[] }>) =>
  and(
    searchCondition(search, sql`search_text(${resources.name})`, { id: resources.id, columns: [resources.name] }),
    kind == null ? undefined : inList(resources.kind, [kind].flat()),
    forAffiliates == null ? undefined : eq(resources.forAffiliates, forAffiliates),
  );

/** Join condition for the check of a resource's current link. */
const OF_ITS_LINK = and(eq(resourceLinks.resourceId, resources.id), eq(resourceLinks.url, resources.url));
const isBroken = sql`exists (select 1 from ${resourceLinks} where ${OF_ITS_LINK} and ${resourceLinks.brokenSince} is not null)`;

/**
 * Condition of the resource list for staff. Archived resources are only for readers who open every
 * resource, like the records themselves.
 */
export function resourcesWhere(
  filter: Filter<FilterFieldsOf<typeof resourcesList>>,
  { reader, now }: Pick<Source, 'reader' | 'now'>,
): SQL | undefined {
  const archived = opensAllOf(RESOURCE_CONTENT, reader) ? isNotNull(resources.archivedAt) : sql`false`;
  return and(
    filter.archived === true ? archived : isNull(resources.archivedAt),
    hasPublication(resources.publishedAt, filter.publication, now),
    filter.isPublic == null ? undefined : eq(resources.isPublic, filter.isPublic),
    filter.hasBrokenLink == null ? undefined : filter.hasBrokenLink ? isBroken : sql`not ${isBroken}`,
    narrowed(filter),
  );
}

/** The resource list for staff. */
export const RESOURCE_LIST = declaredList({
  name: 'resources',
  page: 'resourceFiles',
  declaration: resourcesList,
  list: RESOURCES_BY,
  where: resourcesWhere,
  loader: resourceLoader,
});

/** Condition for resources that are live and have their file or link. Others only staff see. */
const isInSight = (now: Date): SQL | undefined => and(isLiveAt(resources, now), eq(resources.awaitsFile, false));

type ReadersFilter = Filter<FilterFieldsOf<typeof readersResourcesList>>;

/** Condition for resources that a reader has, had or will have. */
export const myResourcesWhere = (filter: ReadersFilter & Filter<{ forAffiliates: boolean }>, { reader, now }: Source): SQL | undefined =>
  and(isInSight(now), belongsTo(RESOURCE_CONTENT, reader), narrowed(filter));

/** Condition for resources that open for everyone. */
export const publicResourcesWhere = (filter: ReadersFilter, { now }: Pick<Source, 'now'>): SQL | undefined =>
  and(eq(resources.isPublic, true), isInSight(now), narrowed(filter));

export const countPublicResources = (source: Pick<Source, 'db' | 'now'>): Promise<number> =>
  source.db.$count(resources, publicResourcesWhere({}, source));

/** A slice of the resources that open for everyone, oldest first. */
export const findPublicResources = (
  source: Pick<Source, 'db' | 'now'>,
  { offset, limit }: Slice,
): Promise<Pick<Resource, 'id' | 'createdAt'>[]> =>
  source.db
    .select({ id: resources.id, createdAt: resources.createdAt })
    .from(resources)
    .where(publicResourcesWhere({}, source))
    .orderBy(asc(resources.id))
    .offset(offset)
    .limit(limit);

// --- For staff who manage resources ------------------------------------------------------------

interface OpenTo {
  resourceId: number;
  id: number;
  name: string;
}
/** The access levels that a resource is granted to. */
export const resourceLevels = manyBy<OpenTo>(
  ({ resourceId }) => resourceId,
  ({ db }, ids) =>
    db
      .select({ resourceId: accessLevelResources.resourceId, id: accessLevels.id, name: accessLevels.name })
      .from(accessLevelResources)
      .innerJoin(accessLevels, eq(accessLevels.id, accessLevelResources.accessLevelId))
      .where(inList(accessLevelResources.resourceId, ids))
      .orderBy(accessLevels.id),
);
/** The products that contain a resource. */
export const resourceProducts = manyBy<OpenTo>(
  ({ resourceId }) => resourceId,
  ({ db }, ids) =>
    db
      .select({ resourceId: productResources.resourceId, id: products.id, name: products.name })
      .from(productResources)
      .innerJoin(products, eq(products.id, productResources.productId))
      .where(inList(productResources.resourceId, ids))
      .orderBy(products.id),
);

/** The access levels that a resource is granted to, by number. */
export const findResourceLevels = async (tx: Db, resourceId: number): Promise<number[]> => {
  const rows = await tx
    .select({ id: accessLevelResources.accessLevelId })
    .from(accessLevelResources)
    .where(eq(accessLevelResources.resourceId, resourceId))
    .orderBy(accessLevelResources.accessLevelId);
  return rows.map(({ id }) => id);
};

export async function setResourceLevels(tx: Db, resourceId: number, levelIds: readonly number[]): Promise<void> {
  await tx.delete(accessLevelResources).where(eq(accessLevelResources.resourceId, resourceId));
  if (levelIds.length > 0) await tx.insert(accessLevelResources).values(levelIds.map((accessLevelId) => ({ resourceId, accessLevelId })));
}

/** Removes the file of a resource, if it has one. */
export async function dropResourceFile(tx: Db, resourceId: number, at: Date): Promise<void> {
  for (const { id } of await tx.select({ id: files.id }).from(files).where(eq(files.resourceId, resourceId))) await deleteFile(tx, id, at);
}

// --- The check of links ------------------------------------------------------------------------------------------------------------

/**
 * The result of the last check of a resource's link; null when it has no link or was not checked.
 */
export const linkStateLoader = valueBy<(LinkState & { checkedAt: Date }) | null>(null, async ({ db }, resourceIds) => {
  const { resourceId: key, checkedAt, failedSince, brokenSince } = resourceLinks;
  const rows = await db
    .select({ key, checkedAt, failedSince, brokenSince })
    .from(resourceLinks)
    .innerJoin(resources, OF_ITS_LINK)
    .where(inList(resourceLinks.resourceId, resourceIds));
  return rows.map(({ key: id, ...value }) => ({ key: id, value }));
});

/** A link to be checked, with its previous state. */
export interface DueLink extends LinkState {
  resourceId: number;
  name: string;
  url: string;
}

/**
 * Links of active resources that were never checked, or last checked up to an instant: at most
 * `most` of them, by resource id.
 */
export async function findDueLinks(db: Db, upTo: Date, most: number): Promise<DueLink[]> {
  const rows = await db
    .select({
      resourceId: resources.id,
      name: resources.name,
      url: resources.url,
      failedSince: resourceLinks.failedSince,
      brokenSince: resourceLinks.brokenSince,
    })
    .from(resources)
    .leftJoin(resourceLinks, OF_ITS_LINK)
    .where(
      and(isNotNull(resources.url), isNull(resources.archivedAt), or(isNull(resourceLinks.checkedAt), lte(resourceLinks.checkedAt, upTo))),
    )
    .orderBy(asc(resources.id))
    .limit(most);
  return rows.map(({ url, ...row }) => ({ ...row, url: url ?? '' }));
}

export async function saveLinkState(db: Db, row: typeof resourceLinks.$inferInsert): Promise<void> {
  await db.insert(resourceLinks).values(row).onConflictDoUpdate({ target: resourceLinks.resourceId, set: row });
}
