import { and, asc, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { ProductFilter } from '@atlas/domain/products';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { instantOf, type Given } from '../../db/prepared.ts';
import { manyBy, oneById, type Source } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { courses } from '../courses/tables.ts';
import { events } from '../events/tables.ts';
import { resources } from '../resources/tables.ts';
import { productCourses, productEvents, productResources, products } from './tables.ts';

export type Product = typeof products.$inferSelect;

export const productLoader = oneById<Product>(({ db }, ids) => db.select().from(products).where(inArray(products.id, ids)));

/** Something that a product contains. */
export interface ProductContent {
  productId: number;
  kind: 'course' | 'event' | 'resource';
  id: number;
  name: string;
  archivedAt: Date | null;
}

/** What each product contains: courses, then events, then resources, each in the order in which they were made. One statement. */
export const contentsOfProduct = manyBy<ProductContent>(
  ({ productId }) => productId,
  async ({ db }, ids) => {
    const { rows } = await db.execute<Omit<ProductContent, 'archivedAt'> & { archived_at: string | null }>(sql`
      select ${productCourses.productId} as "productId", 'course' as kind, 1 as place, ${courses.id} as id, ${courses.name} as name, ${courses.archivedAt} as archived_at
      from ${productCourses} join ${courses} on ${courses.id} = ${productCourses.courseId} where ${inArray(productCourses.productId, ids)}
      union all
      select ${productEvents.productId}, 'event', 2, ${events.id}, ${events.name}, ${events.archivedAt}
      from ${productEvents} join ${events} on ${events.id} = ${productEvents.eventId} where ${inArray(productEvents.productId, ids)}
      union all
      select ${productResources.productId}, 'resource', 3, ${resources.id}, ${resources.name}, ${resources.archivedAt}
      from ${productResources} join ${resources} on ${resources.id} = ${productResources.resourceId} where ${inArray(productResources.productId, ids)}
      order by place, id`);
    return rows.map(({ archived_at: at, ...row }) => ({ ...row, archivedAt: at === null ? null : new Date(at) }));
  },
);

/** `productState(…) === 'active'` of domain as a condition. */
export const isOffered = (now: Given<Date>): SQL =>
  sql`(${products.archivedAt} is null and (${products.expiresAt} is null or ${products.expiresAt} >= ${instantOf(now)}::timestamptz))`;

export const productsList = {
  table: products,
  id: products.id,
  sorts: { created: [products.createdAt], name: [products.name], price: [products.priceCentavos] },
} satisfies List<string>;

/** Archived products are a list of their own; the others are narrowed by how they stand. */
export function productsWhere(
  filter: Filter<{ search: string; status: ProductFilter; archived: boolean }>,
  { now }: Pick<Source, 'now'>,
): SQL | undefined {
  const status = { all: undefined, active: isOffered(now), expired: sql`not ${isOffered(now)}` }[filter.status ?? 'all'];
  return and(
    filter.archived === true ? isNotNull(products.archivedAt) : isNull(products.archivedAt),
    filter.archived === true ? undefined : status,
    searchCondition(filter.search, sql`search_text(${products.name})`),
  );
}

/** The products that are not archived, by name. */
export const findProducts = (db: Db): Promise<Product[]> =>
  db.select().from(products).where(isNull(products.archivedAt)).orderBy(asc(products.name), asc(products.id));
