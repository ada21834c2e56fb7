import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { type ContentKindName, type ProductForm, productsList, type SellingFunnel } from '@atlas/domain/products';
import { declaredList } from '../../commands/declaredList.ts';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { instantOf, type Given } from '../../db/prepared.ts';
import { oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { files } from '../files/tables.ts';
import { searchCondition } from '../../db/search.ts';
import { productCourses, productEvents, productResources, products } from './tables.ts';

export type Product = typeof products.$inferSelect;

export const productLoader = oneById<Product>(({ db }, ids) => db.select().from(products).where(inList(products.id, ids)));

/** The id of the file with a product's cover, in SQL; null without one. */
export const coverOfProduct = (productId: AnyPgColumn): SQL<number | null> =>
  sql`(select ${files.id} from ${files} where ${files.productId} = ${productId} and ${files.purpose} = 'cover')`;

/** The address of an uploaded cover. */
export const coverUrl = (fileId: number | null): string | null => (fileId === null ? null : `/api/uploads/${fileId}`);

/** The cover of each product. */
export const coverLoader = valueBy<number | null>(null, ({ db }, ids) =>
  db
    .select({ key: sql<number>`${files.productId}`, value: files.id })
    .from(files)
    .where(and(inList(files.productId, ids), eq(files.purpose, 'cover'))),
);

/** `productState(…) === 'active'` of domain as an SQL condition. */
export const isOffered = (now: Given<Date>): SQL =>
  sql`(${products.archivedAt} is null and (${products.expiresAt} is null or ${products.expiresAt} >= ${instantOf(now)}::timestamptz))`;

/**
 * Condition of the product list. Archived products are listed separately; the others are filtered
 * by state.
 */
export function productsWhere(filter: Filter<FilterFieldsOf<typeof productsList>>, { now }: Pick<Source, 'now'>): SQL | undefined {
  const status = { all: undefined, active: isOffered(now), expired: sql`not ${isOffered(now)}` }[filter.status ?? 'all'];
  return and(
    filter.archived === true ? isNotNull(products.archivedAt) : isNull(products.archivedAt),
    filter.archived === true ? undefined : status,
    searchCondition(filter.search, sql`search_text(${products.name})`),
  );
}

/** The list of products for staff. */
export const PRODUCT_LIST = declaredList({
  name: 'products',
  page: 'products',
  declaration: productsList,
  list: {
    table: products,
    id: products.id,
    sorts: { created: [products.createdAt], name: [byName(products.name)], price: [products.priceCentavos] },
  },
  where: productsWhere,
  loader: productLoader,
});

/** The active products, by name. */
export const findProducts = (db: Db): Promise<Product[]> =>
  db
    .select()
    .from(products)
    .where(isNull(products.archivedAt))
    .orderBy(asc(byName(products.name)), asc(products.id));

type Contents = ProductForm['contents'];

const HOLDERS = [
  { kind: 'course', table: productCourses, item: productCourses.courseId, product: productCourses.productId },
  { kind: 'event', table: productEvents, item: productEvents.eventId, product: productEvents.productId },
  { kind: 'resource', table: productResources, item: productResources.resourceId, product: productResources.productId },
] as const;

/** The contents of a product, for its audit entries: kind and id, in order. */
export async function findContents(tx: Db, productId: number): Promise<Contents> {
  const ofKind = HOLDERS.map(
    ({ kind, table, item, product }) =>
      sql`select ${kind}::text as kind, ${item} as id, ${table.position} as position from ${table} where ${product} = ${productId}`,
  );
  const { rows } = await tx.execute<Contents[number]>(sql`${sql.join(ofKind, sql` union all `)} order by position, kind, id`);
  return rows.map(({ kind, id }) => ({ kind, id }));
}

/** The number of contents of a product by kind. */
export type ContentCounts = Readonly<Record<ContentKindName, number>>;

/** Counts the contents of products in one statement. */
export const contentCounts = valueBy<ContentCounts>({ course: 0, event: 0, resource: 0 }, async ({ db }, ids) => {
  const ofKind = HOLDERS.map(
    ({ kind, table, product }) =>
      sql`select ${product} as key, ${kind}::text as kind, count(*)::int as count from ${table} where ${inList(product, ids)} group by ${product}`,
  );
  const { rows } = await db.execute<{ key: number; kind: ContentKindName; count: number }>(sql.join(ofKind, sql` union all `));
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, counts]) => {
    const of = (kind: ContentKindName) => counts.find((one) => one.kind === kind)?.count ?? 0;
    return { key, value: { course: of('course'), event: of('event'), resource: of('resource') } };
  });
});

/** Replaces the contents of a product, in this order. */
export async function writeContents(tx: Db, productId: number, contents: Contents): Promise<void> {
  const placed = contents.map(({ kind, id }, position) => ({ kind, id, position }));
  const of = (kind: Contents[number]['kind']) => placed.filter((content) => content.kind === kind);
  for (const { table, product } of HOLDERS) await tx.delete(table).where(eq(product, productId));
  const courses = of('course').map(({ id: courseId, position }) => ({ productId, courseId, position }));
  const events = of('event').map(({ id: eventId, position }) => ({ productId, eventId, position }));
  const resources = of('resource').map(({ id: resourceId, position }) => ({ productId, resourceId, position }));
  if (courses.length > 0) await tx.insert(productCourses).values(courses);
  if (events.length > 0) await tx.insert(productEvents).values(events);
  if (resources.length > 0) await tx.insert(productResources).values(resources);
}

type FindSelling = (tx: Db, productIds: readonly number[], now: Date) => Promise<readonly (SellingFunnel & { productId: number })[]>;

let findSelling: FindSelling | null = null;

/** Registers how the funnels of products are found. Called once, by the module of funnels. */
export const registerSellingFunnels = (find: FindSelling): void => void (findSelling = find);

/**
 * The funnels of products with their states, inside a transaction. Whether a product is archived
 * does not count, but whether it is still offered does.
 *
 * @throws when no module has registered its funnels: import registry/registrations.ts
 */
export function findSellingFunnels(...given: Parameters<FindSelling>): ReturnType<FindSelling> {
  if (findSelling === null) throw new Error('The funnels are not registered: import registry/registrations.ts');
  return findSelling(...given);
}
