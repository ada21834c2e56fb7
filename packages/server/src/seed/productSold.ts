import { eq } from 'drizzle-orm';
import { funnels } from '../modules/funnels/tables.ts';
import type { Seed } from './seed.ts';

/** The product that a funnel of the demo sells; undefined without such a funnel. */
export async function productSold({ tx }: Seed, slug: string): Promise<number | undefined> {
  const [funnel] = await tx.select({ productId: funnels.productId }).from(funnels).where(eq(funnels.slug, slug));
  return funnel?.productId;
}
