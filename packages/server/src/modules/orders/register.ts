import { productState } from '@atlas/domain/products';
import { noSuchFile } from '../files/commands.ts';
import { registerProductFiles } from '../products/commands.ts';
import { findSellingFunnels, productLoader } from '../products/repo.ts';
import { mayReadProduct } from './commands.ts';
import './repo.ts';

// The cover of a product is public while a funnel sells it.
registerProductFiles(async (ctx, id) => {
  const product = await ctx.loader(productLoader).load(id);
  if (!product) throw noSuchFile();
  const { db, now } = ctx.source;
  const isSold = productState(product, now) === 'active' && (await findSellingFunnels(db, [id], now)).some(({ state }) => state === 'open');
  if (!isSold && !(ctx.session !== null && (await mayReadProduct(ctx, id)))) throw noSuchFile();
});
