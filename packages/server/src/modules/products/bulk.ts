import { whyNotArchiveProduct } from '@atlas/domain/products';
import { archivingOperations } from '../../bulk/archivingOperations.ts';
import { findSellingFunnels } from './repo.ts';
import { products } from './tables.ts';

/** Archives products, except those that a funnel sells, or restores them. */
export const { archive: archiveProducts, restore: restoreProducts } = archivingOperations('products', {
  table: products,
  subject: 'product',
  whyNotArchive: async (tx, ids, ctx) => {
    const selling = Map.groupBy(await findSellingFunnels(tx, ids, ctx.source.now), ({ productId }) => productId);
    return new Map(
      [...selling].flatMap(([id, funnels]) => {
        const problem = whyNotArchiveProduct(funnels);
        return problem === null ? [] : [[id, problem] as const];
      }),
    );
  },
});
