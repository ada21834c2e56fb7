import { and, asc, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { ProductFilter } from '@atlas/domain/products';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { instantOf, type Given } from '../../db/prepared.ts';
import { oneById, type Source } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { products } from './tables.ts';

export type Product = typeof products.$inferSelect;

export const productLoader = oneById<Product>(({ db }, ids) => db.select().from(products).where(inList(products.id, ids)));

/** `productState(…) === 'active'` of domain as an SQL condition. */
export const isOffered = (now: Given<Date>): SQL =>
  sql`(${products.archivedAt} is null and (${products.expiresAt} is null or ${products.expiresAt} >= ${instantOf(now)}::timestamptz))`;

export const productsList = {
  table: products,
  id: products.id,
  sorts: { created: [products.createdAt], name: [byName(products.name)], price: [products.priceCentavos] },
} satisfies List<string>;

/**
 * Condition of the product list. Archived products are listed separately; the others are filtered
 * by state.
 */
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

/** The active products, by name. */
export const findProducts = (db: Db): Promise<Product[]> =>
  db
    .select()
    .from(products)
    .where(isNull(products.archivedAt))
    .orderBy(asc(byName(products.name)), asc(products.id));
