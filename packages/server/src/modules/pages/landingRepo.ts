import { createHash } from 'node:crypto';
import { and, desc, eq, isNotNull, max } from 'drizzle-orm';
import { centavosToPesos } from '@atlas/domain/money';
import { landingOffer, type LandingOffer, type PageBlock, readBlocks } from '@atlas/domain/pages';
import type { Db } from '../../db/open.ts';
import type { LandingInput } from '../../landing/landingRenderer.ts';
import { inList } from '../../db/inList.ts';
import { findOffer } from '../enrolment/repo.ts';
import { files } from '../files/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { products } from '../products/tables.ts';
import type { LandingPage, LandingPageVersion } from './repo.ts';
import { landingPageDrawings, landingPages, landingPageVersions } from './tables.ts';

/** The landing page of a funnel; null without one. */
export async function findPageOfFunnel(db: Db, funnelId: number): Promise<LandingPage | null> {
  const [row] = await db.select().from(landingPages).where(eq(landingPages.funnelId, funnelId));
  return row ?? null;
}

export async function findPage(db: Db, id: number): Promise<LandingPage | null> {
  const [row] = await db.select().from(landingPages).where(eq(landingPages.id, id));
  return row ?? null;
}

/** The latest landing pages. */
export const findLandingPages = (db: Db): Promise<LandingPage[]> =>
  db.select().from(landingPages).orderBy(desc(landingPages.createdAt), desc(landingPages.id)).limit(50);

/** The name and description of what a funnel sells; null without the funnel. */
export async function findFunnelWords(db: Db, funnelId: number): Promise<{ name: string; description: string } | null> {
  const [row] = await db
    .select({ name: products.name, description: products.description })
    .from(funnels)
    .innerJoin(products, eq(products.id, funnels.productId))
    .where(eq(funnels.id, funnelId));
  return row ?? null;
}

export async function findSlug(db: Db, funnelId: number): Promise<string> {
  const [row] = await db.select({ slug: funnels.slug }).from(funnels).where(eq(funnels.id, funnelId));
  if (row === undefined) throw new Error(`There is no funnel ${funnelId}`);
  return row.slug;
}

/** Adds the landing page of a funnel; null when it has one already. */
export async function insertPage(tx: Db, values: typeof landingPages.$inferInsert): Promise<number | null> {
  const [row] = await tx.insert(landingPages).values(values).onConflictDoNothing().returning({ id: landingPages.id });
  return row?.id ?? null;
}

/** A version of a landing page by its number. */
export async function findVersion(db: Db, pageId: number, version: number): Promise<LandingPageVersion | null> {
  const [row] = await db
    .select()
    .from(landingPageVersions)
    .where(and(eq(landingPageVersions.pageId, pageId), eq(landingPageVersions.version, version)));
  return row ?? null;
}

/** Adds the next version of a landing page. @returns its number */
export async function insertVersion(
  tx: Db,
  values: Omit<typeof landingPageVersions.$inferInsert, 'version' | 'id'> & { createdAt: Date },
): Promise<number> {
  const [last] = await tx
    .select({ version: max(landingPageVersions.version) })
    .from(landingPageVersions)
    .where(eq(landingPageVersions.pageId, values.pageId));
  const version = (last?.version ?? 0) + 1;
  await tx.insert(landingPageVersions).values({ ...values, version });
  return version;
}

/** The files of a landing page that its blocks may show. */
export const findPictures = (db: Db, pageId: number) =>
  db
    .select()
    .from(files)
    .where(and(eq(files.landingPageId, pageId), eq(files.purpose, 'block')))
    .orderBy(desc(files.id));

/** The pictures with these numbers. A block that was copied shows a picture of another page. */
export const findShownPictures = (db: Db, ids: readonly number[]) =>
  db
    .select()
    .from(files)
    .where(and(inList(files.id, ids), isNotNull(files.landingPageId), eq(files.purpose, 'block')));

/** The number of the uploaded picture of shared links; null without one. */
export async function findSharePicture(db: Db, pageId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.landingPageId, pageId), eq(files.purpose, 'share')));
  return row?.id ?? null;
}

/** The facts of a funnel that its landing page shows; null for a funnel that does not exist. */
export async function findLandingOffer(db: Db, funnelId: number, now: Date): Promise<LandingOffer | null> {
  const found = await findOffer(db, funnelId, false);
  if (found === null) return null;
  const { funnel, product, terms } = found;
  return landingOffer({ ...funnel, name: product.name, price: centavosToPesos(product.priceCentavos), terms }, now);
}

/** Identifies what a drawing shows. */
export const madeOf = (input: LandingInput): string => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** The blocks of a version as blocks of today. */
export const blocksOf = ({ blocks }: Pick<LandingPageVersion, 'blocks'>): PageBlock[] => readBlocks(blocks);

/** The stored drawing of a version; null without one. */
export async function findDrawing(db: Db, versionId: number) {
  const [row] = await db.select().from(landingPageDrawings).where(eq(landingPageDrawings.versionId, versionId));
  return row ?? null;
}

/** Stores the drawing of a version in place of the former one. */
export const saveDrawing = (db: Db, drawing: typeof landingPageDrawings.$inferInsert): Promise<unknown> =>
  db.insert(landingPageDrawings).values(drawing).onConflictDoUpdate({ target: landingPageDrawings.versionId, set: drawing });

/** The title of links to a version of a landing page; null without the version. */
export async function findSharedWords(db: Db, versionId: number): Promise<string | null> {
  const [row] = await db
    .select({ title: landingPageVersions.shareTitle, name: products.name })
    .from(landingPageVersions)
    .innerJoin(landingPages, eq(landingPages.id, landingPageVersions.pageId))
    .innerJoin(funnels, eq(funnels.id, landingPages.funnelId))
    .innerJoin(products, eq(products.id, funnels.productId))
    .where(eq(landingPageVersions.id, versionId));
  return row === undefined ? null : row.title || row.name;
}
