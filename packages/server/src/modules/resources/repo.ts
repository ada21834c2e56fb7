import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { ResourceKind } from '@atlas/domain/uploads';
import { isAmong } from '../../db/isAmong.ts';
import type { Filter, List, Slice } from '../../db/list.ts';
import { oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { belongsTo, content } from '../content/repo.ts';
import { files } from '../files/tables.ts';
import { productResources } from '../products/tables.ts';
import { accessLevelResources, resources } from './tables.ts';

export type Resource = typeof resources.$inferSelect;

/** How resources are sold and granted. */
export const RESOURCE_CONTENT = content({
  name: 'resource',
  staffPage: 'resourceFile',
  item: { table: resources, id: resources.id, name: resources.name, archivedAt: resources.archivedAt },
  sold: { table: productResources, item: productResources.resourceId, product: productResources.productId },
  granted: { table: accessLevelResources, item: accessLevelResources.resourceId, level: accessLevelResources.accessLevelId },
});

export const resourceLoader = oneById<Resource>(({ db }, ids) => db.select().from(resources).where(isAmong(resources.id, ids)));

export interface ResourceFile {
  id: number;
  name: string;
  bytes: number;
}

/** The file of each resource; null for a link. */
export const resourceFileLoader = valueBy<ResourceFile | null>(null, async ({ db }, resourceIds) => {
  const rows = await db
    .select({ key: sql<number>`${files.resourceId}`, id: files.id, name: files.name, bytes: files.bytes })
    .from(files)
    .where(isAmong(files.resourceId, resourceIds));
  return rows.map(({ key, ...value }) => ({ key, value }));
});

export const resourcesList = {
  table: resources,
  id: resources.id,
  sorts: { created: [resources.createdAt], name: [resources.name] },
} satisfies List<string>;

type Narrowed = Filter<{ search: string; kind: ResourceKind; forAffiliates: boolean }>;

const narrowed = ({ search, kind, forAffiliates }: Narrowed): SQL | undefined =>
  and(
    searchCondition(search, sql`search_text(${resources.name})`, { id: resources.id, columns: [resources.name] }),
    kind == null ? undefined : eq(resources.kind, kind),
    forAffiliates == null ? undefined : eq(resources.forAffiliates, forAffiliates),
  );

/** Every resource, for those who look after them. */
export const resourcesWhere = ({
  archived,
  isPublic,
  ...filter
}: Narrowed & Filter<{ archived: boolean; isPublic: boolean }>): SQL | undefined =>
  and(
    archived === true ? isNotNull(resources.archivedAt) : isNull(resources.archivedAt),
    isPublic == null ? undefined : eq(resources.isPublic, isPublic),
    narrowed(filter),
  );

/** The resources that a reader has, had or will have. */
export const myResourcesWhere = (filter: Narrowed, { reader }: Source): SQL | undefined =>
  and(isNull(resources.archivedAt), belongsTo(RESOURCE_CONTENT, reader), narrowed(filter));

/** The resources that open for everybody. */
export const publicResourcesWhere = (filter: Filter<{ search: string; kind: ResourceKind }>): SQL | undefined =>
  and(eq(resources.isPublic, true), isNull(resources.archivedAt), narrowed(filter));

export const countPublicResources = ({ db }: Pick<Source, 'db'>): Promise<number> => db.$count(resources, publicResourcesWhere({}));

/** Some of the resources that open for everybody, the oldest first. */
export const findPublicResources = ({ db }: Pick<Source, 'db'>, { offset, limit }: Slice): Promise<Pick<Resource, 'id' | 'createdAt'>[]> =>
  db
    .select({ id: resources.id, createdAt: resources.createdAt })
    .from(resources)
    .where(publicResourcesWhere({}))
    .orderBy(asc(resources.id))
    .offset(offset)
    .limit(limit);
