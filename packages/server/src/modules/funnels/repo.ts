import DataLoader from 'dataloader';
import { and, asc, between, eq, isNull, sql, sum, type SQL } from 'drizzle-orm';
import { funnelState } from '@atlas/domain/funnels';
import type { ProductOffer } from '@atlas/domain/products';
import { addManilaDays, isoDay } from '@atlas/domain/time';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List, Slice } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { instantOf, prepared, type Given } from '../../db/prepared.ts';
import { type LoaderOf, manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { isOffered } from '../products/repo.ts';
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

const readOpenFunnel = prepared((db: Db) =>
  db
    .select({
      id: funnels.id,
      slug: funnels.slug,
      name: products.name,
      description: products.description,
      priceCentavos: products.priceCentavos,
      validityByDays: funnels.validityByDays,
      hidden: funnels.hidden,
      closesAt: funnels.closesAt,
      expiresAt: products.expiresAt,
    })
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

export type FunnelDay = typeof funnelDays.$inferSelect;

/** Number of days with visits shown, including today. */
const SHOWN_DAYS = 90;

/**
 * Visits and opt-ins of a funnel on the last 90 Manila days, oldest first. Days without any are
 * left out.
 */
export const daysOfFunnel = manyBy<FunnelDay>(
  ({ funnelId }) => funnelId,
  ({ db, now }, ids) =>
    db
      .select()
      .from(funnelDays)
      .where(and(inList(funnelDays.funnelId, ids), between(funnelDays.day, isoDay(addManilaDays(now, 1 - SHOWN_DAYS)), isoDay(now))))
      .orderBy(asc(funnelDays.day)),
);

/** Every funnel, by name. */
export const findFunnels = (db: Db): Promise<Funnel[]> =>
  db
    .select()
    .from(funnels)
    .orderBy(asc(byName(funnels.name)), asc(funnels.id));

export const funnelsList = {
  table: funnels,
  id: funnels.id,
  sorts: { created: [funnels.createdAt], name: [byName(funnels.name)] },
} satisfies List<string>;

export function funnelsWhere(
  filter: Filter<{ search: string; productId: number; hidden: boolean; open: boolean }>,
  { now }: Pick<Source, 'now'>,
): SQL | undefined {
  const open = sql`exists (select 1 from ${products} where ${products.id} = ${funnels.productId} and ${isOpenFunnel(now)})`;
  return and(
    searchCondition(filter.search, sql`search_text(${funnels.name} || ' ' || ${funnels.slug}::text)`),
    filter.productId == null ? undefined : eq(funnels.productId, filter.productId),
    filter.hidden == null ? undefined : eq(funnels.hidden, filter.hidden),
    filter.open == null ? undefined : filter.open ? open : sql`not ${open}`,
  );
}
