import DataLoader from 'dataloader';
import { and, asc, desc, eq, isNotNull, isNull, sql, sum, type SQL } from 'drizzle-orm';
import { funnelsList, funnelState } from '@atlas/domain/funnels';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import type { ProductOffer } from '@atlas/domain/products';
import { declaredList } from '../../commands/declaredList.ts';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, Slice } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { instantOf, prepared, type Given } from '../../db/prepared.ts';
import { type LoaderOf, manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { coverOfProduct, isOffered, registerSellingFunnels } from '../products/repo.ts';
import { products } from '../products/tables.ts';
import type { PaymentTermRow } from '../terms/repo.ts';
import { paymentTerms } from '../terms/tables.ts';
import { funnelDays, funnelPaymentTerms, funnels } from './tables.ts';

export type Funnel = typeof funnels.$inferSelect;

export interface PublicFunnel {
  id: number;
  slug: string;
  name: string;
  description: string;
  priceCentavos: number;
  validityByDays: number | null;
  hidden: boolean;
  /** The closing of the funnel, and the last instant at which its product is offered. */
  closesAt: Date | null;
  expiresAt: Date | null;
  /** The picture of its product. */
  coverFileId: number | null;
}

/**
 * `funnelState(…) === 'open'` of domain as an SQL condition, on funnels joined with their product.
 */
export const isOpenFunnel = (now: Given<Date>): SQL => sql`(
  ${funnels.closedAt} is null and ${isOffered(now)}
  and (${funnels.opensAt} is null or ${funnels.opensAt} <= ${instantOf(now)}::timestamptz)
  and (${funnels.closesAt} is null or ${funnels.closesAt} > ${instantOf(now)}::timestamptz)
)`;

/** A funnel that is open to visitors. */
export async function findOpenFunnel({ db, now }: Pick<Source, 'db' | 'now'>, slug: string): Promise<PublicFunnel | null> {
  const [row] = await readOpenFunnel(db, { slug, now: now.toISOString() });
  return row ?? null;
}

const PUBLIC_FUNNEL = {
  id: funnels.id,
  slug: funnels.slug,
  name: products.name,
  description: products.description,
  priceCentavos: products.priceCentavos,
  validityByDays: funnels.validityByDays,
  hidden: funnels.hidden,
  closesAt: funnels.closesAt,
  expiresAt: products.expiresAt,
  coverFileId: coverOfProduct(products.id),
};

const readOpenFunnel = prepared((db: Db) =>
  db
    .select(PUBLIC_FUNNEL)
    .from(funnels)
    .innerJoin(products, eq(products.id, funnels.productId))
    .where(and(eq(funnels.slug, sql.placeholder('slug')), isOpenFunnel(sql.placeholder('now')))),
);

/**
 * The open funnel of each slug, null when there is none. Loaded once for a page and its metadata.
 */
export const openFunnelLoader: LoaderOf<string, PublicFunnel | null> = (source) =>
  new DataLoader((slugs) => Promise.all(slugs.map((slug) => findOpenFunnel(source, slug))));

/**
 * Condition for open funnels that are listed where people choose among funnels, and therefore in
 * search engines.
 */
const isListedFunnel = (now: Date): SQL | undefined => and(isOpenFunnel(now), eq(funnels.hidden, false));

/** Number of funnels that a page shows beside another one. */
const SHOWN_FUNNELS = 6;

/** The latest open funnels that are not hidden. */
export const findShownFunnels = ({ db, now }: Pick<Source, 'db' | 'now'>): Promise<PublicFunnel[]> =>
  db
    .select(PUBLIC_FUNNEL)
    .from(funnels)
    .innerJoin(products, eq(products.id, funnels.productId))
    .where(isListedFunnel(now))
    .orderBy(desc(funnels.createdAt), desc(funnels.id))
    .limit(SHOWN_FUNNELS);

export const countListedFunnels = ({ db, now }: Pick<Source, 'db' | 'now'>): Promise<number> =>
  db.$count(funnels, sql`exists (select from ${products} where ${products.id} = ${funnels.productId} and ${isListedFunnel(now)})`);

export interface ListedFunnel {
  id: number;
  slug: string;
  productId: number;
  /** Start of its visibility. */
  since: Date;
}

/** A slice of the listed funnels, oldest first. */
export const findListedFunnels = ({ db, now }: Pick<Source, 'db' | 'now'>, { offset, limit }: Slice): Promise<ListedFunnel[]> =>
  db
    .select({
      id: funnels.id,
      slug: funnels.slug,
      productId: funnels.productId,
      since: sql<Date>`greatest(${funnels.createdAt}, ${funnels.opensAt})`.mapWith(funnels.createdAt),
    })
    .from(funnels)
    .innerJoin(products, eq(products.id, funnels.productId))
    .where(isListedFunnel(now))
    .orderBy(asc(funnels.id))
    .offset(offset)
    .limit(limit);

export const funnelLoader = oneById<Funnel>(({ db }, ids) => db.select().from(funnels).where(inList(funnels.id, ids)));

/** Every funnel of a product, oldest first. */
export const funnelsOfProduct = manyBy<Funnel>(
  ({ productId }) => productId,
  ({ db }, ids) => db.select().from(funnels).where(inList(funnels.productId, ids)).orderBy(asc(funnels.createdAt), asc(funnels.id)),
);

/** Selects the funnel that sells a product: the first open and visible one, otherwise the first. */
export const firstOpenFunnel = (ofProduct: readonly Funnel[], product: ProductOffer, now: Date): Funnel | null =>
  ofProduct.find((funnel) => !funnel.hidden && funnelState(funnel, product, now) === 'open') ?? ofProduct[0] ?? null;

export interface FunnelTerm {
  funnelId: number;
  isDefault: boolean;
  term: PaymentTermRow;
}

/** The terms that each funnel offers, in order, without archived ones. */
export const termsOfFunnel = manyBy<FunnelTerm>(
  ({ funnelId }) => funnelId,
  ({ db }, funnelIds) =>
    db
      .select({ funnelId: funnelPaymentTerms.funnelId, isDefault: funnelPaymentTerms.isDefault, term: paymentTerms })
      .from(funnelPaymentTerms)
      .innerJoin(paymentTerms, eq(paymentTerms.id, funnelPaymentTerms.paymentTermId))
      .where(and(inList(funnelPaymentTerms.funnelId, funnelIds), isNull(paymentTerms.archivedAt)))
      .orderBy(asc(funnelPaymentTerms.position), asc(paymentTerms.id)),
);

export interface FunnelFigures {
  visits: number;
  optIns: number;
}
const NO_VISITS: FunnelFigures = { visits: 0, optIns: 0 };

/** All visits and opt-ins of a funnel. */
export const figuresOfFunnel = valueBy<FunnelFigures>(NO_VISITS, async ({ db }, ids) => {
  const rows = await db
    .select({
      key: funnelDays.funnelId,
      visits: sum(funnelDays.visits).mapWith(Number),
      optIns: sum(funnelDays.optIns).mapWith(Number),
    })
    .from(funnelDays)
    .where(inList(funnelDays.funnelId, ids))
    .groupBy(funnelDays.funnelId);
  return rows.map(({ key, ...value }) => ({ key, value }));
});

/** Every funnel, by name. */
export const findFunnels = (db: Db): Promise<Funnel[]> =>
  db
    .select()
    .from(funnels)
    .orderBy(asc(byName(funnels.name)), asc(funnels.id));

/** Condition of the list of funnels. */
export function funnelsWhere(filter: Filter<FilterFieldsOf<typeof funnelsList>>, { now }: Pick<Source, 'now'>): SQL | undefined {
  const open = sql`exists (select 1 from ${products} where ${products.id} = ${funnels.productId} and ${isOpenFunnel(now)})`;
  return and(
    searchCondition(filter.search, sql`search_text(${funnels.name} || ' ' || ${funnels.slug}::text)`),
    filter.productId == null ? undefined : eq(funnels.productId, filter.productId),
    filter.hidden == null ? undefined : eq(funnels.hidden, filter.hidden),
    filter.open == null ? undefined : filter.open ? open : sql`not ${open}`,
  );
}

/** The list of funnels for staff. */
export const FUNNEL_LIST = declaredList({
  name: 'funnels',
  page: 'products',
  declaration: funnelsList,
  list: {
    table: funnels,
    id: funnels.id,
    sorts: { created: [funnels.createdAt], name: [byName(funnels.name)] },
  },
  where: funnelsWhere,
  loader: funnelLoader,
});

/** The ids of the terms that a funnel offers, in order, including archived ones. */
export async function findTermIds(tx: Db, funnelId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: funnelPaymentTerms.paymentTermId })
    .from(funnelPaymentTerms)
    .where(eq(funnelPaymentTerms.funnelId, funnelId))
    .orderBy(asc(funnelPaymentTerms.position), asc(funnelPaymentTerms.paymentTermId));
  return rows.map(({ id }) => id);
}

/** The ids of the archived terms among these. */
export async function findArchivedTerms(tx: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: paymentTerms.id })
    .from(paymentTerms)
    .where(and(inList(paymentTerms.id, [...ids]), isNotNull(paymentTerms.archivedAt)));
  return rows.map(({ id }) => id);
}

/** Replaces the terms that a funnel offers, in this order; the first is the default. */
export async function writeTerms(tx: Db, funnelId: number, termIds: readonly number[]): Promise<void> {
  await tx.delete(funnelPaymentTerms).where(eq(funnelPaymentTerms.funnelId, funnelId));
  const rows = termIds.map((paymentTermId, position) => ({ funnelId, paymentTermId, position, isDefault: position === 0 }));
  if (rows.length > 0) await tx.insert(funnelPaymentTerms).values(rows);
}

/** The offer of a product, whose row stays locked against archiving until the transaction ends. */
export async function holdProduct(tx: Db, id: number): Promise<ProductOffer | null> {
  const [row] = await tx
    .select({ archivedAt: products.archivedAt, expiresAt: products.expiresAt })
    .from(products)
    .where(eq(products.id, id))
    .for('share');
  return row ?? null;
}

registerSellingFunnels(async (tx, productIds, now) => {
  const rows = await tx
    .select({ funnel: funnels, expiresAt: products.expiresAt })
    .from(funnels)
    .innerJoin(products, eq(products.id, funnels.productId))
    .where(inList(funnels.productId, [...productIds]))
    .orderBy(asc(funnels.id));
  return rows.map(({ funnel, expiresAt }) => ({
    id: funnel.id,
    productId: funnel.productId,
    name: funnel.name,
    state: funnelState(funnel, { archivedAt: null, expiresAt }, now),
  }));
});
