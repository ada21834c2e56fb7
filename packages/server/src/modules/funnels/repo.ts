import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { products } from '../products/tables.ts';
import { funnels } from './tables.ts';

export interface PublicFunnel {
  id: number;
  slug: string;
  name: string;
  description: string;
  priceCentavos: number;
  validityByDays: number | null;
}

/** A funnel that is open to visitors. */
export async function findOpenFunnel(db: Db, slug: string): Promise<PublicFunnel | null> {
  const [row] = await db
    .select({
      id: funnels.id,
      slug: funnels.slug,
      name: products.name,
      description: products.description,
      priceCentavos: products.priceCentavos,
      validityByDays: funnels.validityByDays,
    })
    .from(funnels)
    .innerJoin(products, eq(products.id, funnels.productId))
    .where(and(eq(funnels.slug, slug), isNull(funnels.closedAt), isNull(products.archivedAt)));
  return row ?? null;
}
